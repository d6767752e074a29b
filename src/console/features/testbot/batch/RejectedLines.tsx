import { formatInteger, plural } from '../../../ui/format.ts'
import type { Rejection, Rejections } from './types.ts'

interface RejectedLinesProps extends Rejections {
  /** shows a line where it can be corrected */
  onLine: (line: number) => void
  /** corrects the intent of a line */
  onIntent: (rejection: Rejection, intent: string) => void
  /** makes all of a line the message */
  onMessage: (rejection: Rejection) => void
}

/** Lines that were not tested, with the reason and what mends them; pressing a line goes to it in the list. */
export function RejectedLines({ rejected, rejected_total, onLine, onIntent, onMessage }: RejectedLinesProps) {
  const rest = rejected_total - rejected.length
  return (
    <section className="batch-rejected" aria-label="Líneas con errores">
      <p role="status">
        {plural(rejected_total, 'línea quedó', 'líneas quedaron')} sin probar. Corrige y vuelve a probar.
      </p>
      <ul>
        {rejected.map((rejection) => {
          const { line, reason, nearest, guessed } = rejection
          return (
            <li key={line}>
              <span>
                <button type="button" className="link-button" onClick={() => onLine(line)}>
                  Línea {line}
                </button>
                : {reason}
              </span>
              {nearest.map((intent) => (
                <button
                  key={intent}
                  type="button"
                  className="batch-mend"
                  aria-label={`En la línea ${line}, usar «${intent}»`}
                  onClick={() => onIntent(rejection, intent)}
                >
                  Usar «{intent}»
                </button>
              ))}
              {guessed && (
                <button
                  type="button"
                  className="batch-mend"
                  aria-label={`La línea ${line} es toda el mensaje`}
                  onClick={() => onMessage(rejection)}
                >
                  Es todo el mensaje
                </button>
              )}
            </li>
          )
        })}
        {rest > 0 && <li>y {formatInteger(rest)} más</li>}
      </ul>
    </section>
  )
}
