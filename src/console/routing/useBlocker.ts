import { use, useEffect, useRef, useState } from 'react'
import { HistoryContext } from './Router.tsx'

/** A change of address that waits for an answer. */
interface Blocker {
  blocked: boolean
  /** the address changes now */
  proceed: () => void
  /** it does not change */
  reset: () => void
}

/**
 * Holds changes of address back until they are answered; a page has one.
 * @param blocks whether going from one path to another is held back
 */
export function useBlocker(blocks: (to: string, from: string) => boolean): Blocker {
  const history = use(HistoryContext)
  const [held, setHeld] = useState<{ goOn: () => void }>()
  const latest = useRef(blocks)
  latest.current = blocks
  useEffect(
    () =>
      history?.guard(
        (to, from) => latest.current(to, from),
        (goOn) => setHeld({ goOn }),
      ),
    [history],
  )
  return {
    blocked: held !== undefined,
    proceed() {
      setHeld(undefined)
      held?.goOn()
    },
    reset: () => setHeld(undefined),
  }
}
