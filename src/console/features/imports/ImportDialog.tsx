import './import.css'
import { type ReactNode, useId } from 'react'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { FileInput } from '../../ui/FileInput.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { type ImportJob, isWorking } from './job.ts'
import type { ImportControl } from './useImport.ts'

interface ImportDialogProps {
  title: string
  /** what a file may be */
  help: string
  job: ImportJob | undefined
  error: string
  control: ImportControl
  /** whether what would happen is shown, rather than the columns */
  checked: boolean
  /** a check that is stopped has to be made again */
  onStop: () => void
  onClose: () => void
  columns: ReactNode
  preview: ReactNode
  result: ReactNode
}

const STEPS = ['Archivo', 'Columnas', 'Comprobación'] as const

/** Imports a spreadsheet: the file, its columns, and what would happen. It may be closed meanwhile. */
export function ImportDialog(props: ImportDialogProps) {
  const { title, help, job, error, control, checked, onStop, onClose } = props
  const step = !job ? 0 : checked ? 2 : 1
  const begun = job !== undefined && job.state !== 'ready' && job.state !== 'checking'
  return (
    <Dialog open title={title} width={880} onClose={onClose}>
      <div className="import dialog-content">
        {!begun && <Steps current={step} />}
        {error && (
          <Banner tone="danger" role="alert">
            {error}
          </Banner>
        )}
        {!job ? (
          <FileStep help={help} control={control} onClose={onClose} />
        ) : isWorking(job) ? (
          <ImportProgress job={job} control={control} onStop={onStop} onClose={onClose} />
        ) : begun ? (
          props.result
        ) : checked ? (
          props.preview
        ) : (
          props.columns
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

function FileStep({ help, control, onClose }: { help: string; control: ImportControl; onClose: () => void }) {
  const id = useId()
  return (
    <>
      <p>Antes de importar verás cómo queda. Si algo sale mal, puedes deshacerlo durante 24 horas.</p>
      <Field id={id} label="Archivo" help={help}>
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
