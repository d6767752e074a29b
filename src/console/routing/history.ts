import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type HistoryRouterProps,
  type Location,
  type NavigateOptions,
  type Navigator,
  type Path,
  parsePath,
  type To,
} from 'react-router-dom'
import { numberEntries } from './entries.ts'

type History = HistoryRouterProps['history']

/** Milliseconds without a further history step after which the browser counts as settled. */
const SETTLED = 100

/** A location, including the state of its history entry. */
export interface HistoryLocation extends Path {
  state?: unknown
}

interface Guard {
  /** Returns whether a navigation must wait; `to` is null when the page is left without a URL. */
  shouldBlock: (to: HistoryLocation | null, from: HistoryLocation) => boolean
  /** Receives a blocked navigation as a function that performs it. */
  onBlocked: (retry: () => void) => void
}

/** A completed navigation. */
export interface NavigationUpdate {
  location: Location
  action: History['action']
  /** keeps the scroll position */
  keepScroll: boolean
}

/** The browser history with guards that can block navigations. */
export interface GuardedHistory extends Navigator {
  readonly location: Location
  readonly action: History['action']
  /** Notifies of every navigation. A second listener throws, as in react-router's history. */
  listen: (listener: (arrival: NavigationUpdate) => void) => () => void
  /** Adds a guard. The newest one that blocks a navigation decides. Returns the remove function. */
  guard: (guard: Guard) => () => void
  /**
   * Runs an action that unmounts the page without a navigation, such as selecting another chatbot, once guards allow
   * it.
   */
  runGuarded: (act: () => void) => void
}

/**
 * Adds guards to a history. The browser's back and forward cannot be prevented, so a blocked step is undone, and
 * repeated once it is allowed.
 * @param onChange called after every change, before listeners
 */
export function withGuards(inner: History, onChange: () => void = () => {}): GuardedHistory {
  let guards: Guard[] = []
  let shown = inner.location
  let keepScroll = false
  let isFree = false

  /** Returns whether the action must wait. If not, it has not run yet. */
  function blocks(to: HistoryLocation | null, act: () => void): boolean {
    const guard = isFree ? undefined : guards.findLast(({ shouldBlock }) => shouldBlock(to, shown))
    guard?.onBlocked(() => {
      isFree = true
      try {
        act()
      } finally {
        isFree = false
      }
    })
    return guard !== undefined
  }

  function attempt(to: HistoryLocation | null, act: () => void): void {
    if (!blocks(to, act)) act()
  }

  const change =
    (act: 'push' | 'replace') =>
    (to: To, state?: unknown, options?: NavigateOptions): void => {
      const path = typeof to === 'string' ? parsePath(to) : to
      // The page's own navigations are compared by path only, not by state.
      attempt({ pathname: shown.pathname, search: '', hash: '', ...path, state: shown.state }, () => {
        keepScroll = options?.preventScrollReset === true
        steps.forget()
        inner[act](to, state)
      })
    }

  const steps = undoableSteps(inner, blocks)
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
    runGuarded: (act) => attempt(null, act),
    listen: (listener) =>
      inner.listen(({ action, location, delta }) => {
        onChange()
        if (action === 'POP' && steps.undoes(location, delta ?? 0)) return
        shown = location
        listener({ location, action, keepScroll })
        keepScroll = false
      }),
    guard(guard) {
      guards = [...guards, guard]
      return () => {
        guards = guards.filter((one) => one !== guard)
      }
    },
  }
}

/** Undoes blocked history steps. */
function undoableSteps(inner: History, blocks: (to: HistoryLocation, act: () => void) => boolean) {
  /** Distance from the shown location while a step is being undone. */
  let away = 0
  /** Called once the step is undone; only set meanwhile. */
  let undone: (() => void) | undefined
  let isRetry = false
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Another step interfered: goes back the whole distance once no further steps arrive. */
  function correct(): void {
    clearTimeout(timer)
    timer = setTimeout(() => inner.go(-away), SETTLED)
  }

  /** Returns whether a step must not be announced, because it is being undone or undoes another. */
  function undoes(location: Location, delta: number): boolean {
    if (undone) {
      away += delta
      if (away !== 0) {
        correct()
        return true
      }
      clearTimeout(timer)
      const then = undone
      undone = undefined
      then()
      return true
    }
    const passes = isRetry || delta === 0
    isRetry = false
    if (passes) return false
    const again = () => {
      isRetry = true
      inner.go(delta)
    }
    // An answer given before the step is undone waits for that.
    const blocked = blocks(location, () => {
      if (undone) undone = again
      else again()
    })
    if (!blocked) return false
    away = delta
    undone = () => {}
    inner.go(-delta)
    return true
  }

  return {
    undoes,
    /** Discards a pending repetition, since another navigation has happened. */
    forget: () => {
      isRetry = false
    },
  }
}

/** Returns the browser's history with guards. */
export function browserHistory(): GuardedHistory {
  const inner = createBrowserHistory({ v5Compat: true })
  return withGuards(inner, numberEntries())
}
