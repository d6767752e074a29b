import { plural } from '../../../ui/format.ts'
import type { Rejection } from './types.ts'

interface RejectedLinesProps {
  rejected: readonly Rejection[]
  /** shows a line where it can be corrected */
  onLine: (line: number) => void
}

/** Lines that were not tested, with the reason; pressing one goes to it in the list. */
export function RejectedLines({ rejected, onLine }: RejectedLinesProps) {
  return (
    <section className="batch-rejected" aria-label="Líneas con errores">
      <p role="status">
        {plural(rejected.length, 'línea quedó', 'líneas quedaron')} sin probar. Corrige y vuelve a probar.
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
      </ul>
    </section>
  )
}
