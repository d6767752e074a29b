import { useSyncExternalStore } from 'react'
import type { components } from '../../../generated/api.d.ts'
import { api, unwrap } from '../api/client.ts'
import { currentSession, subscribeSession } from '../session/state.ts'
import { formatNumber } from '../ui/format.ts'

/** unread chats by chatbot id */
const known = new Map<number, number>()
const listeners = new Set<() => void>()

// The next user may see other chats.
subscribeSession(() => currentSession().status !== 'in' && known.clear())

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Fetches the counts of a chatbot's chats and caches the number of unread ones for the menu. */
export async function readCounts(botId: number): Promise<components['schemas']['ChatCounts']> {
  const counts = await unwrap(api.GET('/chats/counts/{bot}', { params: { path: { bot: botId } } }))
  known.set(botId, counts.unread)
  for (const listener of listeners) listener()
  return counts
}

/** Counts one chat less at once, which the signed-in person has just read; the next count follows. */
export function countRead(botId: number): void {
  const before = known.get(botId) ?? 0
  if (before === 0) return
  known.set(botId, before - 1)
  for (const listener of listeners) listener()
}

/** Returns the last known number of unread chats of a chatbot, 0 while unknown. */
export function useUnread(botId: number | undefined): number {
  return useSyncExternalStore(subscribe, () => (botId === undefined ? 0 : (known.get(botId) ?? 0)))
}

/** Returns the unread count as text. */
export const unreadText = (count: number): string => `${formatNumber(count)} sin leer`

/** Route of the chats page, which receives the events itself and opens chats from notifications. */
export const CHATS_PATH = '/chats'

/** Returns the address of a chat within the console. */
export const chatAddress = (chatId: number): string => `${CHATS_PATH}?id=${chatId}`
