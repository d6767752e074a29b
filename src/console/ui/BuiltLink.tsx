import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { mayOpen, routeOf, useSession } from '../session/index.ts'

export interface BuiltLinkProps {
  to: string
  className?: string
  children: ReactNode
}

/** A link to another page, only when that page is built and the user may open it; else what it says, plainly. */
export function BuiltLink({ to, className, children }: BuiltLinkProps) {
  const session = useSession()
  if (routeOf(to)?.kind === 'pending' || !mayOpen(to, session)) return <div className={className}>{children}</div>
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  )
}
