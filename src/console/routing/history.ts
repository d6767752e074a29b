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

/** Milliseconds without a further step after which the browser counts as settled. */
const SETTLED = 100

/** An address, and the state of its entry in the history. */
export interface Place extends Path {
  state?: unknown
}

interface Guard {
  /** Whether going from the shown address to another has to wait; `to` is null where the page is left without one. */
  shouldBlock: (to: Place | null, from: Place) => boolean
  /** Receives a blocked change as a function that carries it out after all. */
  onBlocked: (retry: () => void) => void
}

/** An address that was gone to. */
export interface Arrival {
  location: Location
  action: History['action']
  /** the page stays where it was scrolled to */
  keepScroll: boolean
}

/** The history of addresses, with guards that may hold a change back. */
export interface GuardedHistory extends Navigator {
  readonly location: Location
  readonly action: History['action']
  /** Tells of every change that happens. A second listener throws, as in react-router's history. */
  listen: (listener: (arrival: Arrival) => void) => () => void
  /** Adds a guard; the newest that blocks a change decides. The returned function ends it. */
  guard: (guard: Guard) => () => void
  /** Runs what removes the page without a change of address, such as choosing another chatbot, once guards allow it. */
  leave: (act: () => void) => void
}

/**
 * Puts guards before a history. The browser's way back and forward cannot be prevented: it is undone, and done again
 * when it may be.
 * @param onChange called after every change, before anybody is told
 */
export function guarded(inner: History, onChange: () => void = () => {}): GuardedHistory {
  let guards: Guard[] = []
  let shown = inner.location
  let keepScroll = false
  let isFree = false

  /** @returns whether it has to wait; if not, nothing is done yet */
  function blocks(to: Place | null, act: () => void): boolean {
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

  function attempt(to: Place | null, act: () => void): void {
    if (!blocks(to, act)) act()
  }

  const change =
    (act: 'push' | 'replace') =>
    (to: To, state?: unknown, options?: NavigateOptions): void => {
      const path = typeof to === 'string' ? parsePath(to) : to
      // the page's own changes are compared by their address alone, not by their state
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
    leave: (act) => attempt(null, act),
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

/** Undoes the steps through the history that are blocked. */
function undoableSteps(inner: History, blocks: (to: Place, act: () => void) => boolean) {
  /** how far the browser stands from the address that is shown, while a step is being undone */
  let away = 0
  /** called once the step is undone; set while that is under way */
  let undone: (() => void) | undefined
  let isRetry = false
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Another step came in between: goes back by the whole distance once no further steps arrive. */
  function correct(): void {
    clearTimeout(timer)
    timer = setTimeout(() => inner.go(-away), SETTLED)
  }

  /** Whether a step must not be announced: it is being undone, or it undoes another. */
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
    // an answer given before the browser is back waits for that
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
    /** A step that was to be done again has nowhere to go once another address was gone to. */
    forget: () => {
      isRetry = false
    },
  }
}

/** The browser's history, guarded. */
export function browserHistory(): GuardedHistory {
  const inner = createBrowserHistory({ v5Compat: true })
  return guarded(inner, numberEntries())
}
