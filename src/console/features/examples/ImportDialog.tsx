import { useId, useState } from 'react'
import { readText } from '../../../contract/text-file.ts'
import { api, unwrap } from '../../api/client.ts'
import { messageOf } from '../../api/errors.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { withToasts } from '../../ui/call-toasts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { FileInput } from '../../ui/FileInput.tsx'
import { Loading } from '../../ui/Spinner.tsx'
import { Report } from './Report.tsx'
import type { ImportResult } from './types.ts'

interface ImportDialogProps {
  bot: number
  onClose: () => void
  onDone: () => void
}

const HELP = 'Antes de guardar verás qué pasará con cada línea.'

/** Imports a file of examples. A dry run first reports what would happen with each line. */
export function ImportDialog({ bot, onClose, onDone }: ImportDialogProps) {
  const id = useId()
  const [file, setFile] = useState<{ filename: string; content: string }>()
  const [result, setResult] = useState<ImportResult>()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)

  const call = (given: { filename: string; content: string }, dry_run: boolean) =>
    unwrap(api.POST('/examples/import/{bot}', { params: { path: { bot } }, body: { ...given, dry_run } }))

  async function run(work: () => Promise<ImportResult>): Promise<ImportResult | undefined> {
    setBusy(true)
    setProblem('')
    try {
      const found = await work()
      setResult(found)
      return found
    } catch (error) {
      setProblem(messageOf(error))
      return undefined
    } finally {
      setBusy(false)
    }
  }

  async function choose(chosen: File): Promise<void> {
    const read = readText(new Uint8Array(await chosen.arrayBuffer()))
    setResult(undefined)
    if ('problem' in read) {
      setFile(undefined)
      setProblem(read.problem)
      return
    }
    const given = { filename: chosen.name, content: read.text }
    setFile(given)
    await run(() => call(given, true))
  }

  async function apply(): Promise<void> {
    if (!file) return
    if (await run(() => withToasts('exampleImport', () => call(file, false)))) onDone()
  }

  const useful = result && result.created + result.updated + result.intents + result.entities > 0
  return (
    <Dialog
      open
      title="Importar ejemplos"
      width={860}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{result?.applied ? 'Cerrar' : 'Cancelar'}</Button>
          {result && !result.applied && (
            <Button
              variant="primary"
              busy={busy}
              aria-disabled={!useful || undefined}
              onClick={() => useful && void apply()}
            >
              Importar
            </Button>
          )}
        </>
      }
    >
      <Formats />
      <Field id={id} label="Archivo" help={HELP} error={problem}>
        <FileInput
          id={id}
          named
          data-autofocus
          accept=".csv,.txt,.yml,.yaml,.json"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-error ${id}-help` : `${id}-help`}
          onFile={(file) => void choose(file)}
        />
      </Field>
      {busy && !result && <Loading />}
      <div role="status">
        {result?.applied && <Banner tone="success">Ejemplos importados correctamente.</Banner>}
        {result && !result.applied && (
          <Banner tone="info">Todavía no guardamos nada: esto es lo que pasará cuando importes.</Banner>
        )}
      </div>
      {result && <Report result={result} />}
    </Dialog>
  )
}

/** The formats that can be imported. */
function Formats() {
  return (
    <ul className="import-formats">
      <li>CSV, como lo guarda tu planilla: columnas Intención y Ejemplo y, si quieres, Uso y Estado.</li>
      <li>
        Rasa: <code>nlu.yml</code> o JSON. Un YAML exportado aquí vuelve igual: lo que Rasa no prevé va en{' '}
        <code>x-entities</code> y <code>metadata</code>.
      </li>
      <li>
        Marcas: <code>[texto](entidad)</code> o <code>{'[texto]{"entity": "…", "value": "…"}'}</code>.
      </li>
    </ul>
  )
}
