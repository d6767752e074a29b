import { tabs } from '../../../../generated/shell.ts'
import type { TabStrip } from '../../../contract/shell.ts'
import { routeOf } from '../../session/index.ts'

/** Returns the name of a screen: its tab where a strip has one, else its title. */
export function screenName(route: string): string {
  const all = Object.values<TabStrip>(tabs).flatMap((strip) => strip.tabs)
  const tab = all.find((one) => one.route === route)
  const title = routeOf(route)?.title ?? ''
  return tab && tab.label !== title ? `${title}, ${tab.label}` : title
}
