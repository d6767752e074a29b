import { plural } from '../../../ui/format.ts'
import type { ContactImport } from './types.ts'

const BY = { phone: 'repite el teléfono', email: 'repite el correo', document: 'repite el documento' } as const

/** What an import would do besides: rows of one person, and labels that it would create. */
export function PreviewNotes({ job }: { job: ContactImport }) {
  return (
    <>
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
