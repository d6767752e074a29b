import { useSyncExternalStore } from 'react'
import { type ConnectionState, useConnectionState } from './status.ts'

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Returns the connection state as people see it: offline as soon as the browser is, before the socket notices. */
export function useShownConnection(): ConnectionState {
  const state = useConnectionState()
  const hasNetwork = useSyncExternalStore(subscribe, () => navigator.onLine)
  return hasNetwork ? state : 'offline'
}
