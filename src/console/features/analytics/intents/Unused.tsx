import { useId, useState } from 'react'
import type { components } from '../../../../../generated/api.d.ts'
import { Button } from '../../../ui/Button.tsx'
import { formatDate, formatInteger } from '../../../ui/format.ts'
import { intentExamplesUrl } from '../../training/report/links.ts'
import { ListLink } from '../ListLink.tsx'

/** Intents shown at first. */
const FIRST = 10

/** Intents that no customer's message used in 90 days. */
export function Unused({ intents }: { intents: readonly components['schemas']['UnusedIntent'][] }) {
  const [all, setAll] = useState(false)
  const id = useId()
  const shown = all ? intents : intents.slice(0, FIRST)
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id} className="analytics-title">
        Sin usos en 90 días
      </h2>
      <p className="soft">No las reconoció en ningún mensaje. Saludos y pedidos de una persona siguen sus reglas.</p>
      {shown.length === 0 ? (
        <p className="analytics-none">Todas tus intenciones se usaron.</p>
      ) : (
        <ul className="analytics-list" aria-labelledby={id}>
          {shown.map(({ id: intent, name, last_used_at }) => (
            <li key={intent}>
              <ListLink to={intentExamplesUrl(intent)}>{name}</ListLink>
              <small className="soft">
                {last_used_at ? `Último uso: ${formatDate(last_used_at)}` : 'Ningún mensaje la usó'}
              </small>
            </li>
          ))}
        </ul>
      )}
      {shown.length < intents.length && (
        <Button variant="ghost" className="analytics-more" onClick={() => setAll(true)}>
          {`Ver todo (${formatInteger(intents.length)})`}
        </Button>
      )}
    </section>
  )
}
