import './archives.css'
import { useId, useState } from 'react'
import { botImportStart } from '../../../../generated/bodies/archives.ts'
import { faultLine } from '../../../contract/archive-faults.ts'
import { api, unwrap } from '../../api/client.ts'
import { ApiError, messageOf } from '../../api/errors.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { withToasts } from '../../ui/call-toasts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { FileInput } from '../../ui/FileInput.tsx'
import { countsOf } from './counts.ts'
import { FaultList } from './FaultList.tsx'
import { follow, forget, show, useJob } from './following.ts'
import { ImportProgress } from './ImportProgress.tsx'
import { LostSecrets } from './LostSecrets.tsx'
import { NameForm } from './NameForm.tsx'
import { Progress } from './Progress.tsx'
import type { BotImport } from './types.ts'

const UNUSABLE = 'No podemos usar ese archivo. No quedó nada a medias: corrige esto y elígelo otra vez.'

const HELP = 'Un archivo .zip exportado desde esta consola. También puedes arrastrarlo hasta aquí.'

/** Sends an archive to be reviewed. The generated type describes the form fields; what is sent is the form itself. */
function review(file: File): Promise<BotImport> {
  const form = new FormData()
  form.append('file', file, file.name)
  return unwrap(api.POST('/bots/imports', { body: form as never, bodySerializer: (body: unknown) => body as FormData }))
}

/** Creates a chatbot from an archive: first shows what is in it. The dialog may be closed while the chatbot is made. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [sent, setSent] = useState<BotImport>()
  const job = useJob(sent)

  function close(): void {
    // Only this dialog could go on with a review.
    if (job) forget(job.id)
    onClose()
  }

  function begin(made: BotImport): void {
    follow(made)
    show(made.id, true)
    setSent(made)
  }

  return (
    <Dialog open title="Importar chatbot" onClose={close}>
      {job?.state === 'running' ? (
        <div className="archives-progress">
          <Progress job={job} title="Revisando lo que trae…" />
          <p className="soft">Probamos todo lo que trae. Todavía no creamos ningún chatbot.</p>
        </div>
      ) : job?.state === 'ready' ? (
        <Preview reviewed={job} onClose={close} />
      ) : job?.state === 'done' ? (
        <ImportProgress job={job} onClose={close} />
      ) : (
        <Choice key={job?.id} refused={job} onSent={begin} onClose={close} />
      )}
    </Dialog>
  )
}

interface ChoiceProps {
  /** a review that found faults */
  refused: BotImport | undefined
  onSent: (job: BotImport) => void
  onClose: () => void
}

function Choice({ refused, onSent, onClose }: ChoiceProps) {
  const id = useId()
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<readonly string[]>(refused?.faults.map(faultLine) ?? [])
  const [problem, setProblem] = useState(refused ? UNUSABLE : '')

  async function choose(file: File): Promise<void> {
    setBusy(true)
    setFaults([])
    setProblem('')
    try {
      onSent(
        await withToasts(
          'botImportCreate',
          () => review(file),
          () => true,
        ),
      )
    } catch (error) {
      const told = error instanceof ApiError ? error.fields.file : undefined
      setFaults(told ?? [])
      setProblem(told ? UNUSABLE : messageOf(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <p>Creará otro chatbot, y tú lo administrarás. Antes de crearlo verás qué trae el archivo.</p>
      {problem && (
        <Banner tone="danger" role="alert">
          {problem}
          {faults.length > 0 && <FaultList faults={faults} />}
        </Banner>
      )}
      <Field id={id} label="Archivo" help={HELP} className="archives-drop">
        <FileInput
          id={id}
          data-autofocus
          accept=".zip,application/zip"
          aria-describedby={`${id}-help`}
          disabled={busy}
          onFile={(file) => void choose(file)}
        />
      </Field>
      <div className="dialog-actions">
        <Button onClick={onClose}>Cancelar</Button>
      </div>
    </>
  )
}

function Preview({ reviewed, onClose }: { reviewed: BotImport; onClose: () => void }) {
  const { id, name } = reviewed
  const counts = countsOf(reviewed)
  return (
    <NameForm
      operation={botImportStart}
      name={name}
      submit="Crear chatbot"
      send={(body) => unwrap(api.POST('/bots/imports/{id}', { params: { path: { id } }, body }))}
      onClose={onClose}
    >
      <p>{counts.length > 0 ? 'El archivo trae:' : 'El archivo solo trae ajustes.'}</p>
      {counts.length > 0 && (
        <ul className="archives-counts" aria-label="Contenido del archivo">
          {counts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <LostSecrets lost={reviewed.lost} />
    </NameForm>
  )
}
