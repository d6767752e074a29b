import { useCallback, useSyncExternalStore } from 'react'

/** What a person chose for the inbox in this browser; off until then. */
type Choice = 'chats-compact' | 'chats-views-folded'

const ON = 'on'
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns a choice that is kept in this browser, and how to change it. */
export function useKept(name: Choice): [isOn: boolean, set: (on: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, () => localStorage.getItem(name) === ON)
  const set = useCallback(
    (on: boolean) => {
      if (on) localStorage.setItem(name, ON)
      else localStorage.removeItem(name)
      for (const listener of listeners) listener()
    },
    [name],
  )
  return [isOn, set]
}
