import { useSyncExternalStore } from 'react'

/**
 * `connecting`: first connection · `online`: the displayed data is up to date · `catching-up`: reconnected, missed
 * events are loading · `offline`: no connection, will retry
 */
export type ConnectionState = 'connecting' | 'online' | 'catching-up' | 'offline'

let state: ConnectionState = 'connecting'
const listeners = new Set<() => void>()

export function setConnectionState(next: ConnectionState): void {
  if (next === state) return
  state = next
  for (const listener of listeners) listener()
}

export function connectionState(): ConnectionState {
  return state
}

export function subscribeConnection(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the connection state and re-renders on changes. */
export function useConnectionState(): ConnectionState {
  return useSyncExternalStore(subscribeConnection, connectionState)
}
