import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { mayOpen, routeOf, useSession } from '../session/index.ts'

interface BuiltLinkProps {
  to: string
  className?: string
  children: ReactNode
}

/** A link to a page if that page is built and the user may open it, otherwise only the content without a link. */
export function BuiltLink({ to, className, children }: BuiltLinkProps) {
  const session = useSession()
  if (routeOf(to)?.kind === 'pending' || !mayOpen(to, session)) return <div className={className}>{children}</div>
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  )
}
