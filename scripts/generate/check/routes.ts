import { isDeepStrictEqual as isSame } from 'node:util'
import { gateOf } from '../calls.ts'
import type { Contract } from '../contract.ts'
import { type Finding, finding, isObject } from '../places.ts'
import { similar } from '../schema.ts'
import { admits } from '../transform/screen-gates.ts'
import { gateOfScreen, mainOperation } from '../transform/screens.ts'
import { asFilter } from '../transform/tables.ts'

/** Checks that menu entries, tabs, links and collections point to existing screens, and links to filters they have. */
export function checkRoutes({ screens, shell, collections }: Contract): Finding[] {
  const routes = screens.map(({ route }) => route)
  const shapes = new Set(routes.map(shapeOf))
  const findings: Finding[] = []
  const known = (holder: object, key: string, route: string) => {
    const path = route.replace(/[?#].*$/, '')
    if (!shapes.has(shapeOf(path)))
      findings.push(
        finding(
          holder,
          key,
          `no screen has the route ${path}`,
          `write screens${path}.json, or use one of: ${similar(path, routes)}`,
        ),
      )
  }
  const filtered = (holder: object, key: string, link: string) => {
    const [path = '', query = ''] = link.replace(/#.*$/, '').split('?')
    const table = screens.find(({ route }) => shapeOf(route) === shapeOf(path))?.screen.table
    if (!table) return
    const filters = (table.filters ?? []).map((filter) => asFilter(filter).field)
    for (const name of new URLSearchParams(query).keys())
      if (!filters.includes(name))
        findings.push(
          finding(holder, key, `${path} has no filter ${name}`, `use one of: ${similar(name, filters) || 'none'}`),
        )
  }
  for (const entry of shell.menu) known(entry, 'route', entry.route)
  for (const strip of Object.values(shell.tabs)) for (const tab of strip) known(tab, 'route', tab.route)
  const visit = (value: unknown) => {
    if (!isObject(value)) return
    for (const [key, inner] of Object.entries(value)) {
      if ((key === 'href' || key === 'link') && typeof inner === 'string' && inner.startsWith('/'))
        known(value, key, inner)
      if (key === 'link' && typeof inner === 'string') filtered(value, key, inner)
      visit(inner)
    }
  }
  for (const { screen } of screens) visit(screen)
  for (const { rules } of collections) known(rules, 'screen', `/${rules.screen}`)
  return findings
}

/** The route with its parameter names removed. */
const shapeOf = (route: string) => route.replace(/\{[^}]*\}/g, '{}')

/** Reports tab strips that no screen shows. */
export function checkStrips({ screens, shell }: Contract): Finding[] {
  const shown = new Set(screens.map(({ screen }) => screen.tabs))
  return Object.keys(shell.tabs)
    .filter((id) => !shown.has(id))
    .map((id) => finding(shell.tabs, id, `no screen uses the tab strip ${id}`, `add "tabs": "${id}" to its screens`))
}

/** Checks that a screen's tab strip exists and contains its route. */
export function checkTabs({ screens, shell }: Contract): Finding[] {
  return screens.flatMap(({ route, screen }) => {
    if (screen.tabs === undefined) return []
    const strip = shell.tabs[screen.tabs]
    if (!strip)
      return [
        finding(
          screen,
          'tabs',
          `there is no tab strip ${screen.tabs}`,
          `use one of: ${Object.keys(shell.tabs).join(', ')}`,
        ),
      ]
    if (strip.some((tab) => tab.route === route)) return []
    return [
      finding(
        screen,
        'tabs',
        `the tab strip ${screen.tabs} does not contain ${route}`,
        'add the route to it in screens/shell.json, or remove tabs',
      ),
    ]
  })
}

/** Reports gates that repeat the gate of the operation, and those that let somebody in whom it refuses. */
export function checkGates({ screens, shell, calls }: Contract): Finding[] {
  const gates = new Map(screens.map(({ route, screen }) => [route, gateOfScreen(calls, screen)]))
  const repeated = screens.flatMap(({ screen }) => {
    const main = calls.get(mainOperation(screen) ?? '')
    const from = calls.get(screen.gateFrom ?? '')
    return main && from && isSame(main.gate, from.gate)
      ? [finding(screen, 'gateFrom', `${main.id} has the same gate as ${from.id}`, 'remove gateFrom')]
      : []
  })
  const wider = screens.flatMap(({ screen }) => {
    const main = calls.get(mainOperation(screen) ?? '')
    const from = calls.get(screen.gateFrom ?? '')
    if (!main || !from || admits(main.gate, from.gate)) return []
    const text = `${main.id} refuses some of those whom ${from.id} lets open the screen`
    return [finding(screen, 'gateFrom', text, 'name an operation with a narrower gate')]
  })
  const menu = shell.menu.flatMap((entry) =>
    entry.shown !== undefined && entry.shown !== 'always' && isSame(gateOf(entry.shown), gates.get(entry.route))
      ? [finding(entry, 'shown', `${entry.route} already has this gate`, 'remove shown')]
      : [],
  )
  return [...repeated, ...wider, ...menu]
}
