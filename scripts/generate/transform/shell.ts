import type { Gate } from '../../../src/contract/gate.ts'
import type { MenuItem, TabStrip } from '../../../src/contract/shell.ts'
import { gateOf } from '../calls.ts'
import type { ShellFile } from '../model.ts'
import { CONTRACT, head, literal } from '../print.ts'

/** Resolves the menu: an entry's own rule, otherwise the gate of its route. */
export function toMenu(shell: ShellFile, gates: ReadonlyMap<string, Gate>): MenuItem[] {
  return shell.menu.map(({ route, label, icon, shown }) => ({
    route,
    label,
    icon,
    shown: shown === 'always' ? shown : shown ? gateOf(shown) : (gates.get(route) ?? { who: 'admin' }),
  }))
}

function toTabs(shell: ShellFile): Record<string, TabStrip> {
  return Object.fromEntries(Object.entries(shell.tabs).map(([id, tabs]) => [id, { id, tabs }]))
}

export function shellModule(shell: ShellFile, gates: ReadonlyMap<string, Gate>): string {
  return `${head}import type { Brand, MenuItem, ScopeTexts, TabStrip, Warnings } from '${CONTRACT}/shell.ts'

export const brand: Brand = ${literal(shell.brand)}

export const menu: MenuItem[] = ${literal(toMenu(shell, gates))}

export const tabs: Record<string, TabStrip> = ${literal(toTabs(shell))}

/** Default texts of the buttons of dialogs. */
export const dialog = ${literal(shell.dialog)} as const

/** Start page: the route of the first menu entry. */
export const home: string = ${literal(shell.menu[0]?.route ?? '/')}

/** Texts of the selector above the menu; undefined if there is none. */
export const scope: ScopeTexts | undefined = ${literal(shell.scope)}

export const warnings: Warnings = ${literal(shell.warnings ?? {})}
`
}
