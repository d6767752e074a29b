import { redirectOf } from '../../../src/console/shell/redirect.ts'
import type { FirstPagePlan } from '../../../src/contract/first-page.ts'
import type { Route } from '../../../src/contract/shell.ts'

const segments = (route: string) => route.split('/').filter(Boolean)
const literals = ({ path }: Route) => segments(path).filter((part) => !part.startsWith('{')).length

function patternOf(route: string): string {
  const parts = segments(route).map((part) =>
    part.startsWith('{') ? '[^/]+' : part.replace(/[^\w-]/g, String.raw`\$&`),
  )
  return `^/${parts.join('/')}/?$`
}

/**
 * Returns the plan of a console's routes.
 * @param filesOf the files that a route's page loads, for signed-in users (with the shell) and for visitors
 */
export function planOf(
  base: string,
  routes: readonly Route[],
  filesOf: (route: Route, signedIn: boolean) => readonly string[],
): FirstPagePlan {
  const files: string[] = []
  const sets: string[] = []
  const position = <T>(list: T[], one: T) => (list.includes(one) ? list.indexOf(one) : list.push(one) - 1)
  const setOf = (route: Route | undefined, signedIn: boolean): number => {
    const to = redirectOf(route, signedIn, true)
    const shown = to === undefined ? route : routes.find(({ path }) => path === to)
    const indexes = shown ? filesOf(shown, signedIn).map((file) => position(files, file)) : []
    return position(sets, JSON.stringify(indexes.sort((a, b) => a - b)))
  }
  const entry = (pattern: string, route?: Route): FirstPagePlan['routes'][number] => [
    pattern,
    setOf(route, true),
    setOf(route, false),
  ]
  const ordered = [...routes].sort((a, b) => literals(b) - literals(a))
  const all = [...ordered.map((route) => entry(patternOf(route.path), route)), entry('^')]
  return { base, files, sets: sets.map((set) => JSON.parse(set)), routes: all }
}
