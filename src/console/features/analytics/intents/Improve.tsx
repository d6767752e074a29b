import { useId } from 'react'
import type { components } from '../../../../../generated/api.d.ts'
import { intentExamplesUrl } from '../../training/report/links.ts'
import { ListLink } from '../ListLink.tsx'
import { weakest } from './worst.ts'

/** What to teach next: the intents that fail most customers, with why and the way to their examples. */
export function Improve({ intents }: { intents: readonly components['schemas']['IntentUse'][] }) {
  const id = useId()
  const weak = weakest(intents)
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id} className="analytics-title">
        Para mejorar
      </h2>
      <p className="soft">Empieza por la primera: agrégale ejemplos o cambia su respuesta.</p>
      {weak.length === 0 ? (
        <p className="analytics-none">Ninguna intención tuvo problemas en estos días.</p>
      ) : (
        <ol className="analytics-list" aria-labelledby={id}>
          {weak.map(({ intent, reasons }) => (
            <li key={intent.id}>
              <ListLink to={intentExamplesUrl(intent.id)}>{intent.name}</ListLink>
              <small className="soft">{reasons.join(' · ')}</small>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
