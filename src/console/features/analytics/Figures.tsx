import { useId } from 'react'
import { FigureTile } from './FigureTile.tsx'
import { type Filters, listUrl } from './filters.ts'
import { type Figure, type Metric, traitsOf } from './metrics.ts'

interface FiguresProps {
  /** name of the group */
  title: string
  figures: readonly Figure[]
  /** those shown, in this order; all by default */
  only?: readonly Metric[]
  filters: Filters
  /** the values of each day, of those that have them */
  days?: Partial<Record<Metric, readonly number[]>>
}

/** A group of figures. Nothing if the server counts none of them. */
export function Figures({ title, figures, only, filters, days = {} }: FiguresProps) {
  const id = useId()
  const shown = only ? only.flatMap((metric) => figures.find((figure) => figure.metric === metric) ?? []) : figures
  if (shown.length === 0) return null
  return (
    <section aria-labelledby={id} className="figures">
      <h2 id={id}>{title}</h2>
      <ul aria-labelledby={id}>
        {shown.map((figure) => (
          <FigureTile
            key={figure.metric}
            figure={figure}
            to={listUrl(filters, traitsOf(figure.metric).set)}
            days={days[figure.metric]}
          />
        ))}
      </ul>
    </section>
  )
}
