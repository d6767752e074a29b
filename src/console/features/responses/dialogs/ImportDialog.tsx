import { useId, useState } from 'react'
import { csvText } from '../../../../contract/csv.ts'
import { readText } from '../../../../contract/text-file.ts'
import { messageOf } from '../../../api/errors.ts'
import { useOperationCall, useOperationMutation } from '../../../engine/useOperationMutation.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { FileInput } from '../../../ui/FileInput.tsx'
import { plural } from '../../../ui/format.ts'
import { saveText } from '../../../ui/save.ts'

interface Result {
  created: number
  updated: number
  rejected: { row: number; message: string }[]
}

const MODEL = csvText([
  ['Título', 'Intención', 'Categoría', 'Preguntas', 'Respuesta', 'Variantes', 'Botones', 'Canales', 'Activa'],
  [
    ...['Horarios de atención', 'Horarios de atención', 'Atención', '¿A qué hora abren?\n¿Abren los domingos?'],
    ...['Abrimos de lunes a sábado de 8 a 20.', '', '', '', 'Sí'],
  ],
])

/** Imports responses from a CSV file. A dry run first reports the result per row. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const id = useId()
  const call = useOperationCall()
  const act = useOperationMutation()
  const [content, setContent] = useState('')
  const [trial, setTrial] = useState<Result>()
  const [done, setDone] = useState<Result>()
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)

  async function read(file: File): Promise<void> {
    const chosen = readText(new Uint8Array(await file.arrayBuffer()))
    setTrial(undefined)
    setDone(undefined)
    setError('problem' in chosen ? chosen.problem : '')
    if ('problem' in chosen) return
    setContent(chosen.text)
    setBusy(true)
    try {
      setTrial((await call('responseImport', { values: { content: chosen.text, dry_run: true } })) as Result)
    } catch (caught) {
      setError(messageOf(caught, 'No pudimos leer el archivo. Prueba con nuestro modelo.'))
    }
    setBusy(false)
  }
  async function store(): Promise<void> {
    setBusy(true)
    try {
      setDone((await act('responseImport', { values: { content } })) as Result)
    } catch {
      // A toast has reported it.
    }
    setBusy(false)
  }
  const shown = done ?? trial
  const useful = trial !== undefined && trial.created + trial.updated > 0
  return (
    <Dialog
      open
      width={720}
      title="Importar respuestas"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{done ? 'Cerrar' : 'Cancelar'}</Button>
          {!done && (
            <Button variant="primary" icon="upload" busy={busy} disabled={!useful} onClick={() => void store()}>
              Importar
            </Button>
          )}
        </>
      }
    >
      <p>
        Usa un CSV como lo guarda tu planilla, con los títulos en la primera fila y una pregunta por línea en su celda.
        Si el título ya existe, lo modificaremos.
      </p>
      <Button icon="download" onClick={() => saveText('modelo-de-respuestas.csv', MODEL)}>
        Descargar modelo
      </Button>
      <Field id={id} label="Archivo CSV" required error={error}>
        <FileInput
          id={id}
          named
          data-autofocus
          accept=".csv,text/csv"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onFile={(file) => void read(file)}
        />
      </Field>
      <div role="status">
        {shown && (
          <Banner tone={shown.rejected.length > 0 ? 'warning' : 'success'}>
            {done ? 'Importación terminada: ' : 'Importaremos: '}
            {plural(shown.created, 'nueva', 'nuevas')}, {plural(shown.updated, 'modificada', 'modificadas')},{' '}
            {plural(shown.rejected.length, 'rechazada', 'rechazadas')}.
          </Banner>
        )}
      </div>
      {shown && shown.rejected.length > 0 && (
        <table className="response-report">
          <caption>Filas rechazadas</caption>
          <thead>
            <tr>
              <th scope="col">Fila</th>
              <th scope="col">Motivo</th>
            </tr>
          </thead>
          <tbody>
            {shown.rejected.map(({ row, message }) => (
              <tr key={row}>
                <td>{row}</td>
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  )
}
