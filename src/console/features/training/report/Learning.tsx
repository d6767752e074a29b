import { useId } from 'react'
import type { components } from '../../../../../generated/api.d.ts'
import { percent } from '../percent.ts'

type Point = NonNullable<components['schemas']['TrainingReport']['learning']>[number]

/** Gain in accuracy, in points, from which more examples are still worth the work. */
const WORTH = 0.02

/** How the accuracy grows with the examples, and what to conclude from it. */
export function Learning({ points }: { points: readonly Point[] }) {
  const id = useId()
  const [before, last] = points.slice(-2)
  if (!before || !last) return null
  const growing = last.accuracy - before.accuracy >= WORTH
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>Cuánto ayudan más ejemplos</h2>
      </div>
      <p className="soft report-text">
        {growing
          ? 'El acierto todavía crece con los ejemplos. Agrega más, también en las intenciones que andan bien.'
          : 'El acierto ya casi no crece: más ejemplos parecidos ayudan poco. Mejor separa las intenciones que se confunden.'}
      </p>
      <ul className="report-curve">
        {points.map(({ share, accuracy }) => (
          <li key={share}>
            <span>Con el {percent(share)} de los ejemplos</span>
            <meter min={0} max={1} value={accuracy} aria-label={`Acierto con el ${percent(share)} de los ejemplos`} />
            <strong className="num">{percent(accuracy)}</strong>
          </li>
        ))}
      </ul>
    </section>
  )
}
