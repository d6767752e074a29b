import './contact.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { components } from '../../../../../generated/api.d.ts'
import { api, unwrap } from '../../../api/client.ts'
import { useAnchor } from '../../../engine/form/useAnchor.ts'
import { useBotId } from '../../../session/index.ts'
import { formatInteger, plural } from '../../../ui/format.ts'

/** The title of this section in the page's index. */
const ANCHOR = 'recorrido'

/** Below the form: how many people answered each question lately, and after which one others left. */
export function Steps() {
  const bot = useBotId()
  const box = useAnchor<HTMLElement>(ANCHOR)
  const { data } = useQuery({
    queryKey: ['contactFormSummaryGet', bot],
    queryFn: ({ signal }) => unwrap(api.GET('/forms/contact/summary/{bot}', { params: { path: { bot } }, signal })),
  })
  return (
    <section ref={box} id={ANCHOR} className="card contact-steps" tabIndex={-1} aria-labelledby={`${ANCHOR}-title`}>
      <h2 id={`${ANCHOR}-title`}>Recorrido</h2>
      {data && <Figures {...data} />}
    </section>
  )
}

function Figures({ days, started, completed, steps }: components['schemas']['ContactFormSummary']) {
  return started === 0 ? (
    <p className="soft">Nadie lo comenzó en los últimos {days} días.</p>
  ) : (
    <>
      <p>
        En los últimos {days} días lo comenzaron {plural(started, 'persona', 'personas')} y lo completaron{' '}
        {formatInteger(completed)}. <Link to="/forms/contact/leads">Ver qué contestaron</Link>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section className="contact-steps-scroll" tabIndex={0} aria-label="Cada pregunta">
        <table>
          <thead>
            <tr>
              <th scope="col">Pregunta</th>
              <th scope="col">Preguntado</th>
              <th scope="col">Contestado</th>
              <th scope="col">Abandonos</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ key, label, asked, answered, left }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td>{formatInteger(asked)}</td>
                <td>{formatInteger(answered)}</td>
                <td>{formatInteger(left)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
