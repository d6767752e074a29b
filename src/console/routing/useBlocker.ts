import { use, useCallback, useEffect, useRef, useState } from 'react'
import type { HistoryLocation } from './history.ts'
import { HistoryContext } from './Router.tsx'

/** A blocked navigation, or another way to leave the page, that waits for confirmation. */
interface Blocker {
  blocked: boolean
  /** performs the navigation */
  proceed: () => void
  /** cancels the navigation */
  reset: () => void
}

/**
 * Blocks navigations until they are confirmed or cancelled.
 * @param blocks returns whether a navigation between two locations or history entries is blocked; `to` is null when the
 * page is left without a URL
 */
export function useBlocker(blocks: (to: HistoryLocation | null, from: HistoryLocation) => boolean): Blocker {
  const history = use(HistoryContext)
  const [held, setHeld] = useState<{ retry: () => void }>()
  const latest = useRef(blocks)
  latest.current = blocks
  useEffect(
    () =>
      history?.guard({
        shouldBlock: (to, from) => latest.current(to, from),
        onBlocked: (retry) => setHeld({ retry }),
      }),
    [history],
  )
  return {
    blocked: held !== undefined,
    proceed() {
      setHeld(undefined)
      held?.retry()
    },
    reset: () => setHeld(undefined),
  }
}

/**
 * Returns a function that runs an action which unmounts the page without a navigation, such as selecting another
 * chatbot. Like a navigation, it asks about unsaved changes first.
 */
export function useLeave(): (act: () => void) => void {
  const history = use(HistoryContext)
  return useCallback((act) => (history ? history.runGuarded(act) : act()), [history])
}
