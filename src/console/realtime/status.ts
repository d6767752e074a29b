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

/**
 * Calls `run` when there is a connection again: the displayed data is up to date, or the network is back, as a short cut
 * leaves the socket connected. Returns the stop function.
 */
export function onConnectionBack(run: () => void): () => void {
  const unsubscribe = subscribeConnection(() => {
    if (state === 'online') run()
  })
  window.addEventListener('online', run)
  return () => {
    unsubscribe()
    window.removeEventListener('online', run)
  }
}

/** Returns the connection state and re-renders on changes. */
export function useConnectionState(): ConnectionState {
  return useSyncExternalStore(subscribeConnection, connectionState)
}
