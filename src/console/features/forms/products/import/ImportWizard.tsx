import { useState } from 'react'
import { plural } from '../../../../ui/format.ts'
import { ImportDialog } from '../../../imports/ImportDialog.tsx'
import { ImportResult } from '../../../imports/ImportResult.tsx'
import { PreviewStep } from '../../../imports/PreviewStep.tsx'
import { useImport } from '../../../imports/useImport.ts'
import { ColumnsStep } from './ColumnsStep.tsx'
import { type ImportChoices, type ProductImport, productCalls } from './calls.ts'

interface ImportWizardProps {
  bot: number
  idForm: number
  /** an import that began before; a new one if absent */
  given?: ProductImport | undefined
  onClose: () => void
}

const WORDS = {
  title: 'Importar productos',
  one: 'producto',
  many: 'productos',
  imported: ['producto importado', 'productos importados'],
} as const

const HELP = 'Un CSV o un libro de Excel (.xlsx), hasta 10 MB y 20.000 filas. La primera fila lleva los títulos.'

/** Imports products from a price list. */
export function ImportWizard({ bot, idForm, given, onClose }: ImportWizardProps) {
  const control = useImport(given, productCalls(bot, idForm))
  const { job, error, busy } = control
  const [choices, setChoices] = useState<ImportChoices>()
  const [isChecked, setIsChecked] = useState(false)
  const toColumns = () => setIsChecked(false)
  const check = (chosen: ImportChoices) => {
    setChoices(chosen)
    void control.start(chosen, true).then(setIsChecked)
  }
  const another = () => {
    setChoices(undefined)
    control.leave()
  }
  return (
    <ImportDialog
      {...{ title: WORDS.title, help: HELP, job, error, control, onClose, onStop: toColumns }}
      checked={isChecked && choices !== undefined}
      columns={job && <ColumnsStep {...{ bot, idForm, job, first: choices, busy, onBack: another, onCheck: check }} />}
      preview={
        job &&
        choices && (
          <PreviewStep
            {...{ job, control, words: WORDS, onBack: toColumns }}
            onImport={() => void control.start(choices, false)}
          />
        )
      }
      result={job && <ImportResult {...{ job, control, words: WORDS, onClose, undoes: undoneText(job) }} />}
    />
  )
}

function undoneText({ created, updated }: ProductImport): string {
  const parts = [
    ...(created > 0 ? [`quitaremos ${plural(created, 'producto creado', 'productos creados')}`] : []),
    ...(updated > 0 ? [`volverán los datos de ${plural(updated, 'producto', 'productos')}`] : []),
  ]
  const text = parts.join(' y ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}. Lo que alguien cambió después queda.`
}
