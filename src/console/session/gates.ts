import { routes } from '../../../generated/routes.ts'
import { home } from '../../../generated/shell.ts'
import { allows, type Gate, type Principal } from '../../contract/gate.ts'
import type { Route } from '../../contract/shell.ts'
import type { Session } from './state.ts'

/** Returns the principal for access checks: the user and their membership of the selected bot. */
export function principal({ user, bot }: Session): Principal {
  return {
    user: user ? { admin: user.admin } : undefined,
    membership: bot ? { permissions: bot.permissions, plan: bot.bot_plan.id, role: bot.role.id } : undefined,
  }
}

/** Where platform administrators manage the chatbots of all customers, if the contract has such a page. */
const panel = routes.find(({ path }) => path === '/admin/bots')?.path

/** Returns the page that a session starts on: the panel for a platform administrator who is in no team. */
export const startOf = ({ user, bots }: Session): string => (user?.admin && bots.length === 0 && panel ? panel : home)

const segments = (path: string) => path.split(/[?#]/)[0]?.split('/').filter(Boolean) ?? []

/**
 * Returns the number of literal segments that match, or -1. More literals win: `/forms/survey/links/{id}` is not
 * `/forms/survey/{id}`.
 */
function matches(route: Route, path: string): number {
  const pattern = segments(route.path)
  const given = segments(path)
  if (pattern.length !== given.length) return -1
  let literal = 0
  for (const [at, part] of pattern.entries()) {
    if (part === given[at]) literal++
    else if (!part.startsWith('{')) return -1
  }
  return literal
}

/** Returns the route of a path (or of a pattern with `{x}`), if any. */
export function routeOf(path: string): Route | undefined {
  let best: Route | undefined
  let score = -1
  for (const route of routes) {
    const literal = matches(route, path)
    if (literal > score) [best, score] = [route, literal]
  }
  return best
}

/** Returns whether the session may open a path. */
export function mayOpen(path: string, session: Session): boolean {
  const route = routeOf(path)
  return route !== undefined && allows(route.gate, principal(session))
}

/** Returns whether the session passes a gate of `generated/gates.ts`, and so may call the operation. */
export const mayCall = (gate: Gate, session: Session): boolean => allows(gate, principal(session))
