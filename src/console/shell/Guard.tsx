import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { allows } from '../../contract/gate.ts'
import type { Route } from '../../contract/shell.ts'
import { principal, type Session, startOf, useSession } from '../session/index.ts'
import { LoadingScreen } from './LoadingScreen.tsx'
import { isShared, redirectOf } from './redirect.ts'

/** Returns where a session is redirected to from a route, or undefined if it may see its page. */
export const redirectFor = (route: Route | undefined, session: Session): string | undefined =>
  redirectOf(
    route,
    session.status === 'in',
    route !== undefined && allows(route.gate, principal(session)),
    startOf(session),
  )

/**
 * Renders a page if the session passes its gate, else redirects.
 * @param route undefined for an unknown address
 */
export function Guard({ route, children }: { route?: Route; children?: ReactNode }) {
  const session = useSession()
  if (route && isShared(route)) return children
  if (session.status === 'loading') return <LoadingScreen />
  const to = redirectFor(route, session)
  return to === undefined ? children : <Navigate to={to} replace />
}
