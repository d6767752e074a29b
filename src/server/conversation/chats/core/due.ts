import type { components } from '../../../../../generated/api.d.ts'

type ChatItem = components['schemas']['ChatItem']

/** When a chat asked for a person, and what its area allows from then on, in minutes. */
export interface Waiting {
  type: string
  state: number
  requested_at: string | null
  first_response_minutes: number | null
  resolution_minutes: number | null
}

/**
 * The first deadline of a chat that people have to attend: for the first answer while it waits, and for resolving it.
 * It says when, not whether it has passed, so that it is the same however long ago it was told.
 */
export function dueOf(chat: Waiting): ChatItem['due'] {
  const { type, state, requested_at: since } = chat
  if (since === null || state === 2 || type === 'bot') return null
  const after = (minutes: number) => new Date(Date.parse(since) + minutes * 60_000).toISOString()
  const [first, whole] = [type === 'request' ? chat.first_response_minutes : null, chat.resolution_minutes]
  if (first !== null && (whole === null || first <= whole)) return { at: after(first), kind: 'first_response' }
  return whole === null ? null : { at: after(whole), kind: 'resolution' }
}
