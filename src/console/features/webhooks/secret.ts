import { useSyncExternalStore } from 'react'

/** A secret to show, with the name of its webhook. */
interface ShownSecret {
  secret: string
  name: string
  /** until when the former one signs as well; absent for a new webhook */
  until?: string
}

let shown: ShownSecret | undefined
const listeners = new Set<() => void>()

/** Shows a secret over the page until it is closed; undefined closes it. It is nowhere else. */
export function showSecret(secret: ShownSecret | undefined): void {
  shown = secret
  for (const listener of listeners) listener()
}

export const useShownSecret = (): ShownSecret | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown,
  )
