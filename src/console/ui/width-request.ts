import { useEffect, useSyncExternalStore } from 'react'

let asking = 0
const listeners = new Set<() => void>()

function change(by: 1 | -1): void {
  asking += by
  for (const listener of listeners) listener()
}

/** Asks the shell to make room for the page by collapsing the side navigation, for as long as `active`. */
export function useWidthRequest(active: boolean): void {
  useEffect(() => {
    if (!active) return
    change(1)
    return () => change(-1)
  }, [active])
}

/** Whether the page asks for more width. */
export const useWidthRequested = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => asking > 0,
  )
