import { useId } from 'react'
import type { components } from '../../../../../generated/api.d.ts'
import { plural } from '../../../ui/format.ts'
import { intentExamplesUrl } from '../../training/report/links.ts'
import { ListLink } from '../ListLink.tsx'

/** Pairs of intents that the bot takes for each other. */
export function Confused({ pairs }: { pairs: readonly components['schemas']['ConfusedPair'][] }) {
  const id = useId()
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id} className="analytics-title">
        Intenciones que se confunden
      </h2>
      <p className="soft">Según el último entrenamiento. Compara sus ejemplos: deja cada frase en una sola.</p>
      {pairs.length === 0 ? (
        <p className="analytics-none">Ninguna se confundió en el último entrenamiento.</p>
      ) : (
        <ol className="analytics-list" aria-labelledby={id}>
          {pairs.slice(0, MOST).map(({ first_id, first, second_id, second, count }) => (
            <li key={`${first} ${second}`}>
              <span>
                <Intent id={first_id} name={first} /> con <Intent id={second_id} name={second} />
              </span>
              <span className="num">{plural(count, 'vez', 'veces')}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** Pairs shown. */
const MOST = 10

const Intent = ({ id, name }: { id: number | null; name: string }) => (
  <ListLink to={id === null ? undefined : intentExamplesUrl(id)}>{name}</ListLink>
)
