import { sql } from 'kysely'
import type { components } from '../../../../../generated/api.d.ts'
import { afterOpenMinutes } from '../../../knowledge/dialogue/open-time.ts'

type ChatItem = components['schemas']['ChatItem']
type OpeningHours = components['schemas']['OpeningHours']

/** When a chat requested a person, and the time limits of its area in minutes. */
interface Waiting {
  type: string
  state: number
  requested_at: string | null
  first_response_minutes: number | null
  resolution_minutes: number | null
  /** the hours in which the limits count; null if they always do */
  deadline_hours: OpeningHours | null
}

/**
 * Selects the hours in which the limits of an area count: its own or those of the bot; null if it has no limits or they
 * always count. The query names the area `a` and the bot `b`.
 */
export const deadlineHours = () => sql<OpeningHours | null>`case
  when a.deadlines_in_hours and (a.first_response_minutes is not null or a.resolution_minutes is not null)
  then coalesce(a.schedule, b.settings->'handoff'->'schedule') end`

/**
 * Returns the next deadline of a chat that people have to attend: for the first response while it waits, otherwise for
 * the resolution. It is an absolute time, so that it does not depend on when it was sent.
 * @param part the part of its minutes to count, below 1 for when it is near
 */
export function nextDeadline(chat: Waiting, part = 1): ChatItem['due'] {
  const { type, state, requested_at: since } = chat
  if (since === null || state === 2 || type === 'bot') return null
  const after = (minutes: number, kind: NonNullable<ChatItem['due']>['kind']) => {
    const at = afterOpenMinutes(chat.deadline_hours, new Date(since), minutes * part)
    return at ? { at: at.toISOString(), kind } : null
  }
  const [first, whole] = [type === 'request' ? chat.first_response_minutes : null, chat.resolution_minutes]
  if (first !== null && (whole === null || first <= whole)) return after(first, 'first_response')
  return whole === null ? null : after(whole, 'resolution')
}
