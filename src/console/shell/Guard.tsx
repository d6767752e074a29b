import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { allows, type Refusal, refusalOf } from '../../contract/gate.ts'
import type { Route } from '../../contract/shell.ts'
import {
  keepAddress,
  keptAddress,
  openedAddress,
  principal,
  type Session,
  startOf,
  useSession,
} from '../session/index.ts'
import { toast } from '../ui/toast.ts'
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
  if (to === undefined) return children
  if (session.status === 'out') return <ToSignIn />
  const kept = route?.path === '/login' ? keptAddress() : undefined
  if (kept !== undefined) return <Back to={kept} />
  return (
    <Redirect to={to} why={session.status === 'in' && route ? refusalOf(route.gate, principal(session)) : undefined} />
  )
}

const REFUSED: Readonly<Record<Refusal, string>> = {
  bot: 'Esa sección es de un chatbot, y todavía no tienes ninguno.',
  plan: 'Esa sección no es parte del plan de este chatbot.',
  permission: 'No tienes permiso para esa sección. Pídelo a quien administra.',
  platform: 'Esa sección es de quien administra la plataforma.',
}

/** Leads a visitor to the sign-in, and keeps the address that they opened for afterwards. */
export function ToSignIn() {
  const { pathname, search, hash } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address that was opened, not the one it leads to
  useEffect(() => keepAddress(`${pathname}${search}${hash}`), [])
  return <Navigate to="/login" replace />
}

/** Leads back to the address that was opened before the sign-in. */
function Back({ to }: { to: string }) {
  useEffect(() => openedAddress, [])
  return <Navigate to={to} replace />
}

/** Leads elsewhere, and says why a page was not opened. */
function Redirect({ to, why }: { to: string; why: Refusal | undefined }) {
  useEffect(() => {
    if (why) toast.info(REFUSED[why])
  }, [why])
  return <Navigate to={to} replace />
}
