import { home } from '../../../generated/shell.ts'
import type { Route } from '../../contract/shell.ts'

/** Whoever follows the link of a mail may have signed in meanwhile, or before. */
const SHARED: ReadonlySet<string> = new Set(['/error', '/register/confirm/{token}'])

/** Whether a page is open to visitors and signed-in users alike. */
export const isShared = ({ path }: Route): boolean => SHARED.has(path)

/**
 * Returns the address that a route leads to instead of its own page, or undefined if it shows its page.
 * @param route the route of the address; undefined for an unknown address
 * @param mayOpen whether the signed-in user passes the gate of the route
 * @param start the page that the user starts on
 */
export function redirectOf(
  route: Route | undefined,
  signedIn: boolean,
  mayOpen: boolean,
  start: string = home,
): string | undefined {
  if (!route) return signedIn ? start : '/login'
  if (isShared(route)) return undefined
  const isPublic = route.gate.who === 'public'
  if (!signedIn) return isPublic ? undefined : '/login'
  return isPublic || !mayOpen || (route.path === home && start !== home) ? start : undefined
}
