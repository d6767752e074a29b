import type { components } from '../../../../../generated/api.d.ts'

type ChatItem = components['schemas']['ChatItem']

/** When a chat requested a person, and the time limits of its area in minutes. */
interface Waiting {
  type: string
  state: number
  requested_at: string | null
  first_response_minutes: number | null
  resolution_minutes: number | null
}

/**
 * Returns the next deadline of a chat that people have to attend: for the first response while it waits, otherwise for
 * the resolution. It is an absolute time, so that it does not depend on when it was sent.
 */
export function nextDeadline(chat: Waiting): ChatItem['due'] {
  const { type, state, requested_at: since } = chat
  if (since === null || state === 2 || type === 'bot') return null
  const after = (minutes: number) => new Date(Date.parse(since) + minutes * 60_000).toISOString()
  const [first, whole] = [type === 'request' ? chat.first_response_minutes : null, chat.resolution_minutes]
  if (first !== null && (whole === null || first <= whole)) return { at: after(first), kind: 'first_response' }
  return whole === null ? null : { at: after(whole), kind: 'resolution' }
}
