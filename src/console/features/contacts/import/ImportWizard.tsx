import './import.css'
import { useId, useState } from 'react'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FileInput } from '../../../ui/FileInput.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { ColumnsStep } from './ColumnsStep.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { ImportResult } from './ImportResult.tsx'
import { PreviewStep } from './PreviewStep.tsx'
import { type ContactImport, type ImportChoices, isWorking } from './types.ts'
import { type ImportControl, useImport } from './useImport.ts'

interface ImportWizardProps {
  /** an import that began before; a new one if absent */
  given?: ContactImport
  onClose: () => void
}

const STEPS = ['Archivo', 'Columnas', 'Comprobación'] as const

/** Imports contacts from a spreadsheet: the file, its columns, and what would happen. It may be closed meanwhile. */
export function ImportWizard({ given, onClose }: ImportWizardProps) {
  const control = useImport(given)
  const { job, error } = control
  const [choices, setChoices] = useState<ImportChoices>()
  const [checked, setChecked] = useState(false)
  const back = () => setChecked(false)
  const step = !job ? 0 : checked && choices ? 2 : 1
  const begun = job !== undefined && job.state !== 'ready' && job.state !== 'checking'
  return (
    <Dialog open title="Importar contactos" width={880} onClose={onClose}>
      <div className="import dialog-content">
        {!begun && <Steps current={step} />}
        {error && (
          <Banner tone="danger" role="alert">
            {error}
          </Banner>
        )}
        {!job ? (
          <FileStep control={control} onClose={onClose} />
        ) : isWorking(job) ? (
          <ImportProgress job={job} control={control} onStop={back} onClose={onClose} />
        ) : begun ? (
          <ImportResult job={job} control={control} onClose={onClose} />
        ) : checked && choices ? (
          <PreviewStep
            job={job}
            busy={control.busy}
            onBack={back}
            onImport={() => void control.start(choices, false)}
          />
        ) : (
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
        )}
      </div>
    </Dialog>
  )
}

function Steps({ current }: { current: number }) {
  return (
    <ol className="import-steps">
      {STEPS.map((name, at) => (
        <li key={name} aria-current={at === current ? 'step' : undefined}>
          {at + 1}. {name}
        </li>
      ))}
    </ol>
  )
}

const HELP = 'Un CSV o un libro de Excel (.xlsx), hasta 10 MB y 50.000 filas. La primera fila lleva los títulos.'

function FileStep({ control, onClose }: { control: ImportControl; onClose: () => void }) {
  const id = useId()
  return (
    <>
      <p>Antes de importar verás cómo queda. Si algo sale mal, puedes deshacerlo durante 24 horas.</p>
      <Field id={id} label="Archivo" help={HELP}>
        <FileInput
          id={id}
          data-autofocus
          accept=".csv,.txt,.xlsx,text/csv"
          aria-describedby={`${id}-help`}
          disabled={control.busy}
          onFile={(file) => void control.upload(file)}
        />
      </Field>
      {control.busy && (
        <p role="status">
          <Spinner size={18} /> Leyendo el archivo…
        </p>
      )}
      <div className="dialog-actions">
        <Button onClick={onClose}>Cancelar</Button>
      </div>
    </>
  )
}
