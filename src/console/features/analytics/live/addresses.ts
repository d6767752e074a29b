import type { components } from '../../../../../generated/api.d.ts'
import { STALE_DAYS } from '../../../../contract/analytics.ts'
import { addDays } from '../../../../contract/zone.ts'

type Set = components['schemas']['ConversationSet']

/** Returns the address of the inbox with exactly the chats that a figure counts, and one of them open. */
export function inboxUrl(filter: Record<string, string | number>, chat?: number | null): string {
  const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]))
  query.set('dates', 'empty')
  if (chat) query.set('id', String(chat))
  return `/chats?${query}`
}

/** The filter of those that have no answer of a person. */
export const UNANSWERED = { status: 'no_contestadas' } as const

/** Returns the address of the inbox with those who have no answer, and no message in so many days. */
export const staleUrl = (day: string): string =>
  `/chats?${new URLSearchParams({ ...UNANSWERED, to: addDays(day, -STALE_DAYS - 1) })}`

/** Returns the address of the conversations of a day that a figure counts. */
export const dayUrl = (day: string, set: Set): string =>
  `/analytics/list?${new URLSearchParams({ set, day_from: day, day_to: day })}`
