import { routes } from '../../../generated/routes.ts'
import { menu, tabs } from '../../../generated/shell.ts'
import type { Route, TabStrip } from '../../contract/shell.ts'
import { mayOpen, type Session } from '../session/index.ts'
import type { Command } from './registry.ts'

/** Returns a screen's name in the list of all screens, with the tab's label where titles alone would repeat. */
function screenName(route: Route): string {
  const strip = Object.values<TabStrip>(tabs).find((one) => one.tabs.some((tab) => tab.route === route.path))
  const tab = strip?.tabs.find((one) => one.route === route.path)
  return tab && tab.label !== route.title ? `${route.title} · ${tab.label}` : route.title
}

/** Parts of screens that have a command of their own. */
const PARTS = [
  {
    ...{ screen: '/settings/webchat', anchor: 'publicar', label: 'Publicar el webchat', icon: 'web' },
    keywords: 'código sitio página qr instalar wordpress tiendanube shopify wix',
  },
  {
    ...{ screen: '/settings/general', anchor: 'horario-de-atencion', label: 'Horario de atención', icon: 'clock' },
    keywords: 'horas días abierto cerrado',
  },
] as const

/** Returns commands for the parts of screens that a session may open. */
export const partCommands = (session: Session, open: (path: string) => void): Command[] =>
  PARTS.filter(({ screen }) => mayOpen(screen, session)).map(({ screen, anchor, label, icon, keywords }) => ({
    id: `part:${screen}#${anchor}`,
    ...{ label, icon, keywords },
    group: 'Secciones',
    run: () => open(`${screen}#${anchor}`),
  }))

/** Returns commands for the screens that a session may open and that have no route parameters. */
export function screenCommands(session: Session, open: (path: string) => void): Command[] {
  const place = ({ path }: Route) => menu.findIndex((item) => item.route === path) + 1 || Number.POSITIVE_INFINITY
  return [...routes]
    .sort((a, b) => place(a) - place(b) || a.path.localeCompare(b.path))
    .filter(
      ({ path, gate }) => gate.who !== 'public' && path !== '/error' && !path.includes('{') && mayOpen(path, session),
    )
    .map((route) => {
      const entry = menu.find((item) => item.route === route.path)
      return {
        id: `screen:${route.path}`,
        label: screenName(route),
        group: 'Secciones',
        icon: entry?.icon ?? 'arrow-right',
        hint: route.kind === 'pending' ? 'En construcción' : undefined,
        keywords: `${entry?.label ?? ''} ${route.path}`,
        run: () => open(route.path),
      }
    })
}
