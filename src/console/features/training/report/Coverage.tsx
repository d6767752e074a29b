import { useId } from 'react'
import { Link } from 'react-router-dom'
import { formatNumber } from '../../../ui/format.ts'
import { percent } from '../percent.ts'
import { useCoverage } from './useTraffic.ts'

/** What the bot did with last week's messages. Nothing until it is known. */
export function Coverage({ bot }: { bot: number }) {
  const id = useId()
  const { data } = useCoverage(bot, true)
  if (!data) return null
  const parts = [
    ['Contestó', data.answered, 'report-part-answered'],
    ['Preguntó otra vez', data.asked, 'report-part-asked'],
    ['Pasó a una persona', data.handed, 'report-part-handed'],
  ] as const
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>Mensajes de la última semana</h2>
        <Link to="/advanced/misunderstood">Ver los que no entendió</Link>
      </div>
      {data.messages === 0 ? (
        <p className="soft">Ningún cliente escribió en los últimos 7 días en las conversaciones que puedes ver.</p>
      ) : (
        <>
          <div className="report-bar" aria-hidden="true">
            {parts.map(([name, count, className]) => (
              <span key={name} className={className} style={{ flexGrow: count }} />
            ))}
          </div>
          <dl className="report-figures">
            {parts.map(([name, count, className]) => (
              <div key={name}>
                <dt>
                  <span className={`report-dot ${className}`} aria-hidden="true" /> {name}
                </dt>
                <dd>
                  <strong className="num">{percent(count / data.messages)}</strong>
                  <small className="soft num">
                    {formatNumber(count)} de {formatNumber(data.messages)}
                  </small>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  )
}
