import './tab-strip.css'
import { useEffect, useRef } from 'react'
import { Link, useParams } from 'react-router-dom'
import { tabs } from '../../../generated/shell.ts'
import { mayOpen, useSession } from '../session/index.ts'
import { classes } from './classes.ts'

/** Fills `{x}` in a tab's route with the current page's parameter `x`, else with its first non-empty parameter. */
function address(route: string, params: Readonly<Record<string, string | undefined>>): string {
  const only = Object.values(params).find(Boolean) ?? ''
  return route.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? only))
}

export interface TabStripProps {
  strip: string
  index: number
  /** goes along to the other pages, such as filters that they share: '?channel=whatsapp' */
  search?: string
}

/** Links to the pages of a tab strip. Highlights the one at `index`. */
export function TabStrip({ strip, index, search = '' }: TabStripProps) {
  const session = useSession()
  const params = useParams()
  const current = useRef<HTMLAnchorElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current tab's element changes with these values
  useEffect(() => {
    const [tab, room] = [current.current, current.current?.closest('nav')]
    if (!tab || !room) return undefined
    const show = () => {
      room.scrollLeft = tab.offsetLeft - (room.clientWidth - tab.offsetWidth) / 2
    }
    show()
    // Fonts that arrive later, and a window of another size, move it out of view.
    const sizes = new ResizeObserver(show)
    for (const element of [room, tab]) sizes.observe(element)
    return () => sizes.disconnect()
  }, [strip, index])
  const entries = tabs[strip]?.tabs
  if (!entries) return <div />
  return (
    <nav className="tab-strip" aria-label="Secciones">
      <ul>
        {entries.map(({ label, route }, at) =>
          mayOpen(route, session) ? (
            <li key={route}>
              <Link
                to={address(route, params) + search}
                ref={at === index ? current : undefined}
                aria-current={at === index ? 'page' : undefined}
                className={classes(at === index && 'tab-current')}
              >
                {label}
              </Link>
            </li>
          ) : null,
        )}
      </ul>
    </nav>
  )
}
