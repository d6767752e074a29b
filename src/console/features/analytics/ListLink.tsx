import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { mayOpen, useSession } from '../../session/index.ts'

/** Returns an address for those who may open it, as for charts, whose points lead somewhere or not. */
export function useOpenable(): (address: string) => string | undefined {
  const session = useSession()
  return (address) => (mayOpen(address, session) ? address : undefined)
}

interface ListLinkProps {
  /** nothing to open without it */
  to: string | undefined
  className?: string
  children: ReactNode
}

/** Text that leads to what it counts, for those who may see it. */
export function ListLink({ to, className, children }: ListLinkProps) {
  const openable = useOpenable()
  const address = to && openable(to)
  if (!address) return <span className={className}>{children}</span>
  return (
    <Link to={address} className={className}>
      {children}
    </Link>
  )
}
