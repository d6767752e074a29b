import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { home } from '../../../generated/shell.ts'
import { allows } from '../../contract/gate.ts'
import type { Route } from '../../contract/shell.ts'
import { principal, useSession } from '../session/index.ts'
import { LoadingScreen } from './LoadingScreen.tsx'

/** Public pages that a signed-in user may also read. */
const SHARED = new Set(['/tyc', '/error'])

/** Shows a page to whom its gate allows; everybody else is led to where he belongs. */
export function Guard({ route, children }: { route: Route; children: ReactNode }) {
  const session = useSession()
  if (SHARED.has(route.path)) return children
  if (session.status === 'loading') return <LoadingScreen />
  const open = route.gate.who === 'public'
  if (session.status === 'out') return open ? children : <Navigate to="/login" replace />
  return !open && allows(route.gate, principal(session)) ? children : <Navigate to={home} replace />
}

/** An address that is no route: visitors to the sign-in, users to their home. */
export function Fallback() {
  const { status } = useSession()
  if (status === 'loading') return <LoadingScreen />
  return <Navigate to={status === 'in' ? home : '/login'} replace />
}
