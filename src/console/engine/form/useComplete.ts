import { type RefObject, useLayoutEffect, useState } from 'react'

/** Milliseconds after which a page is shown although the code of some control has not arrived. */
const PATIENCE = 4000

/**
 * Returns whether a page may be shown: its records are read and the code of its controls has loaded, so that nothing
 * moves while it is read, and an anchor in the address leads to the right place.
 * @param ready the records are read
 */
export function useComplete(page: RefObject<HTMLElement | null>, ready: boolean): boolean {
  const [complete, setComplete] = useState(false)
  useLayoutEffect(() => {
    const element = page.current
    if (!ready || complete || !element) return undefined
    const look = () => {
      if (!element.querySelector('.fld-later')) setComplete(true)
    }
    const changes = new MutationObserver(look)
    changes.observe(element, { childList: true, subtree: true })
    const timer = setTimeout(() => setComplete(true), PATIENCE)
    look()
    return () => {
      changes.disconnect()
      clearTimeout(timer)
    }
  }, [page, ready, complete])
  return complete
}
