import type { ReactNode } from 'react'

interface SectionProps {
  /** absent if the content has its own heading */
  title?: string
  name: string
  children: ReactNode
}

/** A part of the pane. */
export function Section({ title, name, children }: SectionProps) {
  return (
    <section className="pane-part" data-part={name} aria-label={title}>
      {title && <h3>{title}</h3>}
      {children}
    </section>
  )
}
