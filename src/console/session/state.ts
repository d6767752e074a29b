import { useSyncExternalStore } from 'react'
import type { components } from '../../../generated/api.d.ts'

export type SessionUser = components['schemas']['Me']
export type SessionBot = components['schemas']['MyBot']

/** The console's session. */
export interface Session {
  /** `loading`: not checked yet, show nothing */
  status: 'loading' | 'out' | 'in'
  user: SessionUser | null
  bots: readonly SessionBot[]
  /** the selected chatbot; null when the user has none */
  bot: SessionBot | null
}

const LOADING: Session = { status: 'loading', user: null, bots: [], bot: null }
/** Session without a user. */
export const SIGNED_OUT: Session = { status: 'out', user: null, bots: [], bot: null }

let session = LOADING
const listeners = new Set<() => void>()

export function currentSession(): Session {
  return session
}

export function setSession(value: Session): void {
  session = value
  for (const listener of listeners) listener()
}

/** Resets the session to its initial state. */
export function resetSession(): void {
  setSession(LOADING)
}

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Resolves when the session has been checked. */
export function sessionChecked(): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (session.status === 'loading') return
      stop()
      resolve()
    }
    const stop = subscribeSession(check)
    check()
  })
}

/** Returns the session and re-renders on changes. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeSession, currentSession)
}

/** Returns the selected chatbot's id, for pages whose gates require a bot. Throws without one. */
export function useBotId(): number {
  const { bot } = useSession()
  if (!bot) throw new Error('This page needs a selected chatbot')
  return bot.id
}
