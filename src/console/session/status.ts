import { useSyncExternalStore } from 'react'

/** How the signed-in person is, as the user menu shows it. The feature that knows it provides it. */
interface UserStatus {
  /** such as «Disponible» */
  name: string
  /** CSS classes of the dot beside the role */
  dot: string
  /** entries of the user menu that change it */
  entries: readonly { label: string; icon?: string | undefined; checked?: boolean; onSelect: () => void }[]
}

let status: UserStatus | undefined
const listeners = new Set<() => void>()

/** Sets what the user menu shows; undefined for nothing. */
export function setUserStatus(value: UserStatus | undefined): void {
  status = value
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the status of the signed-in person and re-renders on changes; undefined while it is unknown. */
export const useUserStatus = (): UserStatus | undefined => useSyncExternalStore(subscribe, () => status)
