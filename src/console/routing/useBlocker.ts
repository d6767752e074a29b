import { use, useCallback, useEffect, useRef, useState } from 'react'
import type { Path } from 'react-router-dom'
import { HistoryContext } from './Router.tsx'

/** A change of address, or another way out of the page, that waits for an answer. */
interface Blocker {
  blocked: boolean
  /** it happens now */
  proceed: () => void
  /** it does not happen */
  reset: () => void
}

/**
 * Holds changes of address back until they are answered.
 * @param blocks whether going from one address to another is held back; null is a way out that has no address
 */
export function useBlocker(blocks: (to: Path | null, from: Path) => boolean): Blocker {
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
 * Does what takes the page away without a change of address, such as choosing another chatbot: as if it were one, what
 * is half written is asked about before.
 */
export function useLeave(): (act: () => void) => void {
  const history = use(HistoryContext)
  return useCallback((act) => (history ? history.leave(act) : act()), [history])
}
