import { useSyncExternalStore } from 'react'
import type { components } from '../../../generated/api.d.ts'

export type SessionUser = components['schemas']['Me']
export type SessionBot = components['schemas']['MyBot']

/** What the console knows of who is using it. */
export interface Session {
  /** `loading`: being checked, nothing may be shown yet */
  status: 'loading' | 'out' | 'in'
  user: SessionUser | null
  bots: readonly SessionBot[]
  /** the chatbot that is being worked on; null when the user has none */
  bot: SessionBot | null
}

const LOADING: Session = { status: 'loading', user: null, bots: [], bot: null }
/** Nobody is signed in. */
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

/** Back to the state of a page that has just been opened. */
export function resetSession(): void {
  setSession(LOADING)
}

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The session, in a component. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeSession, currentSession)
}

/** The selected chatbot's id; for pages that the gates open only with a bot. Throws where there is none. */
export function useBotId(): number {
  const { bot } = useSession()
  if (!bot) throw new Error('This page needs a selected chatbot')
  return bot.id
}
