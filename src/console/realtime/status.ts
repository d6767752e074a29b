import { useSyncExternalStore } from 'react'

/**
 * `connecting`: for the first time · `online`: what is shown is what is so · `catching-up`: connected again, what was
 * missed is on its way · `offline`: no connection, another try follows
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

/** The connection, in a component. */
export function useConnectionState(): ConnectionState {
  return useSyncExternalStore(subscribeConnection, connectionState)
}
