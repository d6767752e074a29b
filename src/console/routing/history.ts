import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type HistoryRouterProps,
  type Location,
  type NavigateOptions,
  type Navigator,
  parsePath,
  type To,
} from 'react-router-dom'

type History = HistoryRouterProps['history']

/** Whether a change of address is held back until it is answered. */
type Asks = (to: string, from: string) => boolean
/** Told of a change that is held back, and how it goes on. */
type Told = (goOn: () => void) => void

/** An address that was gone to. */
export interface Arrival {
  location: Location
  action: History['action']
  /** the page stays where it was scrolled to */
  keepScroll: boolean
}

/** The history of addresses, with a guard that may hold a change back. */
export interface GuardedHistory extends Navigator {
  readonly location: Location
  readonly action: History['action']
  /** Tells of every change that happens; there is one listener. */
  listen: (listener: (arrival: Arrival) => void) => () => void
  /** Asks before each change of address. The last guard counts; the returned function ends it. */
  guard: (asks: Asks, told: Told) => () => void
}

/**
 * Puts a guard before a history. The browser's way back and forward cannot be prevented: it is undone, and done again
 * when it may go on.
 */
export function guarded(inner: History): GuardedHistory {
  let guard: { asks: Asks; told: Told } | undefined
  let shown = inner.location
  let keepScroll = false
  /** what happens once the browser has gone back to what is shown; set while it is on its way */
  let returning: (() => void) | undefined
  let goesOn = false

  function holds(to: string, goOn: () => void): boolean {
    if (!guard?.asks(to, shown.pathname)) return false
    guard.told(goOn)
    return true
  }

  const change =
    (act: 'push' | 'replace') =>
    (to: To, state?: unknown, options?: NavigateOptions): void => {
      const goOn = () => {
        keepScroll = options?.preventScrollReset === true
        inner[act](to, state)
      }
      const { pathname = shown.pathname } = typeof to === 'string' ? parsePath(to) : to
      if (!holds(pathname, goOn)) goOn()
    }

  /** Whether a step through the history is none: held back, or the way back from one that was. */
  function undoes(location: Location, delta: number | null): boolean {
    if (returning) {
      const then = returning
      returning = undefined
      then()
      return true
    }
    const free = goesOn || !delta
    goesOn = false
    if (free) return false
    const again = () => {
      goesOn = true
      inner.go(delta)
    }
    const held = holds(location.pathname, () => {
      // an answer that comes before the browser is back waits for it
      if (returning) returning = again
      else again()
    })
    if (!held) return false
    returning = () => {}
    inner.go(-delta)
    return true
  }

  return {
    get location() {
      return inner.location
    },
    get action() {
      return inner.action
    },
    createHref: inner.createHref,
    createURL: inner.createURL,
    encodeLocation: inner.encodeLocation,
    go: inner.go,
    push: change('push'),
    replace: change('replace'),
    listen: (listener) =>
      inner.listen(({ action, location, delta }) => {
        if (action === 'POP' && undoes(location, delta)) return
        shown = location
        listener({ location, action, keepScroll })
        keepScroll = false
      }),
    guard(asks, told) {
      const own = { asks, told }
      guard = own
      return () => {
        if (guard === own) guard = undefined
      }
    },
  }
}

/** The browser's history, guarded. */
export const browserHistory = (): GuardedHistory => guarded(createBrowserHistory({ v5Compat: true }))
