import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useBotId } from '../../../session/index.ts'
import { plural } from '../../../ui/format.ts'
import { ImportDialog } from '../../imports/ImportDialog.tsx'
import { ImportResult } from '../../imports/ImportResult.tsx'
import { PreviewStep } from '../../imports/PreviewStep.tsx'
import { useImport } from '../../imports/useImport.ts'
import { ColumnsStep } from './ColumnsStep.tsx'
import { contactCalls } from './calls.ts'
import { PreviewNotes } from './PreviewNotes.tsx'
import type { ContactImport, ImportChoices } from './types.ts'

interface ImportWizardProps {
  /** an import that began before; a new one if absent */
  given?: ContactImport
  onClose: () => void
}

const WORDS = {
  title: 'Importar contactos',
  one: 'contacto',
  many: 'contactos',
  imported: ['contacto importado', 'contactos importados'],
} as const

const HELP = 'Un CSV o un libro de Excel (.xlsx), hasta 10 MB y 50.000 filas. La primera fila lleva los títulos.'

/** Imports contacts from a spreadsheet. */
export function ImportWizard({ given, onClose }: ImportWizardProps) {
  const control = useImport(given, contactCalls(useBotId()))
  const { job, error } = control
  const [choices, setChoices] = useState<ImportChoices>()
  const [checked, setChecked] = useState(false)
  const back = () => setChecked(false)
  return (
    <ImportDialog
      {...{ title: WORDS.title, help: HELP, job, error, control, onClose }}
      checked={checked && choices !== undefined}
      onStop={back}
      columns={
        job && (
          <ColumnsStep
            job={job}
            first={choices}
            busy={control.busy}
            onBack={() => {
              setChoices(undefined)
              control.leave()
            }}
            onCheck={(chosen) => {
              setChoices(chosen)
              void control.start(chosen, true).then(setChecked)
            }}
          />
        )
      }
      preview={
        job &&
        choices && (
          <PreviewStep
            {...{ job, control, words: WORDS }}
            onBack={back}
            onImport={() => void control.start(choices, false)}
          >
            <PreviewNotes job={job} />
          </PreviewStep>
        )
      }
      result={
        job && (
          <ImportResult
            {...{ job, control, words: WORDS, onClose }}
            undoes={`${undone(job)} No tocaremos a quien ya te escribió ni a quien alguien editó después.`}
            link={
              <Link to="/contacts/register" onClick={onClose}>
                Ver en el registro
              </Link>
            }
          />
        )
      }
    />
  )
}

/** What undoing changes; what it does not is left out. */
function undone({ created, updated }: ContactImport): string {
  const removed = created > 0 && `quitaremos ${plural(created, 'contacto creado', 'contactos creados')}`
  const restored = updated > 0 && `volverán los datos de ${plural(updated, 'contacto', 'contactos')}`
  const parts = [removed, restored].filter((part) => part !== false)
  const text = parts.length > 0 ? parts.join(' y ') : 'volverán las etiquetas y los grupos de antes'
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
