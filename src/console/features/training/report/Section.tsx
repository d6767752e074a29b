import { type ReactNode, useId } from 'react'
import { Badge } from '../../../ui/Badge.tsx'
import { formatNumber } from '../../../ui/format.ts'

interface SectionProps {
  title: string
  /** what the findings mean and what to do */
  text: string
  count: number
  /** text shown without findings */
  none: string
  children: ReactNode
}

/** One kind of finding: count, explanation and list. */
export function Section({ title, text, count, none, children }: SectionProps) {
  const id = useId()
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{title}</h2>
        <Badge tone={count === 0 ? 'success' : 'warning'}>{count === 0 ? 'Nada' : formatNumber(count)}</Badge>
      </div>
      <p className="soft report-text">{count === 0 ? none : text}</p>
      {count > 0 && children}
    </section>
  )
}
