import { use, useCallback, useEffect, useRef, useState } from 'react'
import type { Place } from './history.ts'
import { HistoryContext } from './Router.tsx'

/** A change of address, or another way out of the page, that waits for an answer. */
interface Blocker {
  blocked: boolean
  /** lets it happen */
  proceed: () => void
  /** gives it up */
  reset: () => void
}

/**
 * Holds changes of address back until they are answered.
 * @param blocks whether going from one address, or one entry of the history, to another is held back; null is a way out that has no address
 */
export function useBlocker(blocks: (to: Place | null, from: Place) => boolean): Blocker {
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
 * Runs what removes the page without a change of address, such as choosing another chatbot; like a change of address,
 * it first asks about unsaved changes.
 */
export function useLeave(): (act: () => void) => void {
  const history = use(HistoryContext)
  return useCallback((act) => (history ? history.leave(act) : act()), [history])
}
