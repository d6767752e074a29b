import { ContactImportActionOptions } from '../../../../../generated/options.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { DASH, plural } from '../../../ui/format.ts'
import { Counts } from './Counts.tsx'
import { RejectedRows } from './RejectedRows.tsx'
import type { ContactImport } from './types.ts'

const BY = { phone: 'repite el teléfono', email: 'repite el correo', document: 'repite el documento' } as const

interface PreviewStepProps {
  job: ContactImport
  busy: boolean
  onBack: () => void
  onImport: () => void
}

/** Shows what an import would do, with the first rows as they would be. */
export function PreviewStep({ job, busy, onBack, onImport }: PreviewStepProps) {
  const changes = job.created + job.updated
  const [first] = job.sample
  return (
    <>
      <Counts job={job} titles={['Se crearán', 'Se actualizarán', 'Se saltearán', 'Se rechazarán']} />
      {job.repeated > 0 && (
        <div className="soft">
          <p>
            {plural(job.repeated, 'fila repite', 'filas repiten')} a una persona de otra fila del archivo
            {job.policy === 'update' ? ': vale lo que dice la última.' : ': vale lo que dice la primera.'}
          </p>
          <ul>
            {job.repeats.map(({ row, of, by }) => (
              <li key={row}>
                La fila {row} {by === 'contact' ? 'es del mismo contacto que' : `${BY[by]} de`} la fila {of}.
              </li>
            ))}
          </ul>
        </div>
      )}
      {job.new_labels.length > 0 && <p className="soft">{labelsText(job.new_labels)}</p>}
      {first && (
        <div className="import-scroll">
          <table className="import-table">
            <caption className="soft">Las primeras filas, como quedarían</caption>
            <thead>
              <tr>
                <th scope="col">Fila</th>
                <th scope="col">Qué haremos</th>
                {first.values.map(({ label }) => (
                  <th scope="col" key={label}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {job.sample.map(({ row, action, values }) => (
                <tr key={row}>
                  <th scope="row" className="num">
                    {row}
                  </th>
                  <td>
                    <ActionBadge action={action} />
                  </td>
                  {values.map(({ label, value }) => (
                    <td key={label}>
                      <bdi>{value || DASH}</bdi>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <RejectedRows job={job} />
      <div className="dialog-actions">
        <Button onClick={onBack}>Volver a columnas</Button>
        <Button variant="primary" busy={busy} disabled={changes === 0} onClick={onImport}>
          Importar {plural(changes, 'contacto', 'contactos')}
        </Button>
      </div>
    </>
  )
}

/** Names of labels that are shown. */
const SHOWN = 10

function labelsText(titles: readonly string[]): string {
  const named = titles.slice(0, SHOWN).map((title) => `«${title}»`)
  const more = titles.length > SHOWN ? ` y ${titles.length - SHOWN} más` : ''
  return `Crearemos ${plural(titles.length, 'etiqueta', 'etiquetas')}: ${named.join(', ')}${more}.`
}

function ActionBadge({ action }: { action: string }) {
  const option = ContactImportActionOptions.find(({ value }) => value === action)
  return <Badge tone={option?.tone ?? 'neutral'}>{option?.label}</Badge>
}
