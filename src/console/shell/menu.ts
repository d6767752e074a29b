import { menu } from '../../../generated/shell.ts'
import { allows } from '../../contract/gate.ts'
import type { MenuItem } from '../../contract/shell.ts'
import { principal, type Session } from '../session/index.ts'

/** Returns the menu entries visible to a session, in the order of the contract. */
export function menuOf(session: Session): MenuItem[] {
  const who = principal(session)
  return menu.filter(({ shown }: MenuItem) => shown === 'always' || allows(shown, who))
}

/** Returns the first path segment. */
const section = (path: string) => path.split('/')[1] ?? ''

/**
 * Returns the menu entry of a path: itself, else the longest parent entry, else the first with the same first segment.
 */
export function currentEntry(path: string, entries: readonly MenuItem[]): MenuItem | undefined {
  const above = entries
    .filter(({ route }) => path === route || path.startsWith(`${route}/`))
    .sort((a, b) => b.route.length - a.route.length)[0]
  return above ?? entries.find(({ route }) => section(route) === section(path))
}
