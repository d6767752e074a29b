import { useSyncExternalStore } from 'react'
import type { components } from '../../../generated/api.d.ts'
import { api, unwrap } from '../api/client.ts'
import { currentSession, subscribeSession } from '../session/state.ts'
import { formatNumber } from '../ui/format.ts'

/** by chatbot */
const known = new Map<number, number>()
const listeners = new Set<() => void>()

// another person may see other chats
subscribeSession(() => currentSession().status !== 'in' && known.clear())

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Asks how much waits where in a chatbot's chats, and keeps for the menu how many of them are unread. */
export async function readCounts(botId: number): Promise<components['schemas']['ChatCounts']> {
  const counts = await unwrap(api.GET('/chats/counts/{bot}', { params: { path: { bot: botId } } }))
  known.set(botId, counts.unread)
  for (const listener of listeners) listener()
  return counts
}

/** How many chats of a chatbot are unread, as it was counted last; 0 while that is not known. */
export function useUnread(botId: number | undefined): number {
  return useSyncExternalStore(subscribe, () => (botId === undefined ? 0 : (known.get(botId) ?? 0)))
}

/** How many are unread, in words. */
export const unreadText = (count: number): string => `${formatNumber(count)} sin leer`

/** The page of the chats, which hears of them itself and where what was heard leads. */
export const CHATS = '/chats'
