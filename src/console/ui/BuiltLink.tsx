import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { mayOpen, routeOf, useSession } from '../session/index.ts'

interface BuiltLinkProps {
  to: string
  className?: string
  /** opens another tab, so that what is not saved yet stays here */
  newTab?: boolean
  children: ReactNode
}

/** A link to a page if that page is built and the user may open it, otherwise only the content without a link. */
export function BuiltLink({ to, className, newTab, children }: BuiltLinkProps) {
  const session = useSession()
  if (routeOf(to)?.kind === 'pending' || !mayOpen(to, session)) return <div className={className}>{children}</div>
  return (
    <Link to={to} className={className} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      {children}
      {newTab && <span className="sr-only"> (en otra pestaña)</span>}
    </Link>
  )
}
