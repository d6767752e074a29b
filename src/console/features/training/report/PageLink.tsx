import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { mayOpen, useSession } from '../../../session/index.ts'

interface PageLinkProps {
  to: string
  className: string
  /** the accessible name, where the text alone does not say what it is about */
  label?: string
  children: ReactNode
}

/** A link to the page where a finding is corrected; nothing for users who may not open it. */
export function PageLink({ to, className, label, children }: PageLinkProps) {
  if (!mayOpen(to, useSession())) return null
  return (
    <Link className={className} to={to} aria-label={label}>
      {children}
    </Link>
  )
}
