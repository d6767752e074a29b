import { menu } from '../../../generated/shell.ts'
import { allows } from '../../contract/gate.ts'
import type { MenuItem } from '../../contract/shell.ts'
import { principal, type Session } from '../session/index.ts'

/** The entries of the side navigation for a session, in the order of the contract. */
export function menuOf(session: Session): MenuItem[] {
  const who = principal(session)
  return menu.filter(({ shown }: MenuItem) => shown === 'always' || allows(shown, who))
}

/** The section of an address: its first segment, except where two entries share one. */
const section = (path: string) => path.split('/')[1] ?? ''

/** The entry under which an address belongs: itself, else the longest entry above it, else the first of its section. */
export function currentEntry(path: string, entries: readonly MenuItem[]): MenuItem | undefined {
  const above = entries
    .filter(({ route }) => path === route || path.startsWith(`${route}/`))
    .sort((a, b) => b.route.length - a.route.length)[0]
  return above ?? entries.find(({ route }) => section(route) === section(path))
}
