import { formatInteger, plural } from '../../../ui/format.ts'
import type { Rejections } from './types.ts'

interface RejectedLinesProps extends Rejections {
  /** shows a line where it can be corrected */
  onLine: (line: number) => void
}

/** Lines that were not tested, with the reason; pressing one goes to it in the list. */
export function RejectedLines({ rejected, rejected_total, onLine }: RejectedLinesProps) {
  const rest = rejected_total - rejected.length
  return (
    <section className="batch-rejected" aria-label="Líneas con errores">
      <p role="status">
        {plural(rejected_total, 'línea quedó', 'líneas quedaron')} sin probar. Corrige y vuelve a probar.
      </p>
      <ul>
        {rejected.map(({ line, reason }) => (
          <li key={line}>
            <button type="button" className="link-button" onClick={() => onLine(line)}>
              Línea {line}
            </button>
            : {reason}
          </li>
        ))}
        {rest > 0 && <li>y {formatInteger(rest)} más</li>}
      </ul>
    </section>
  )
}
