import { type ReactNode, useId } from 'react'
import { Badge } from '../../../ui/Badge.tsx'
import { formatNumber } from '../../../ui/format.ts'

interface SectionProps {
  title: string
  /** what the findings mean and what to do */
  text: string
  count: number
  children: ReactNode
}

/** One kind of finding: count, explanation and list. Nothing without findings. */
export function Section({ title, text, count, children }: SectionProps) {
  const id = useId()
  if (count === 0) return null
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{title}</h2>
        <Badge tone="warning">{formatNumber(count)}</Badge>
      </div>
      <p className="soft report-text">{text}</p>
      {children}
    </section>
  )
}
