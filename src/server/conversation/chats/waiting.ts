import { sql } from 'kysely'
import type { Scope } from '../../foundation/http/scope.ts'
import { visibleTo } from '../../foundation/scope/visibility.ts'
import { db } from '../../foundation/store/db.ts'

/**
 * What the counts of chats mean. All of them count only what the person may see.
 *
 * - Waiting: {@link waiting}. The view «Nuevas», the sum of the areas, and the pending ones of the start page.
 * - Unanswered: the waiting ones whose customer has no answer of a person. The filter «No contestadas», the start page,
 *   and those who wait on the live board, which says since when ({@link waitsSince}).
 * - Unread: the waiting ones with messages that nobody has read. The badges of the menu and of «Vistas».
 * - Mine, unassigned: the waiting ones of the caller, or of nobody.
 * - Snoozed: unresolved and snoozed, whoever attends them. The tab and the view «Pospuestas».
 * - Mentions: those in which a comment mentions the caller, whoever attends them: unresolved and not snoozed ones, and
 *   from any box those not read. Unread until the caller opens the chat, whether or not others have read it.
 * - The number on a tab of the list: what matches the current filter, its dates included. With the default filter it and
 *   `older` of the list, which the date range hides, add up to the waiting ones.
 *
 * `tests/chats/counts.test.ts` compares them.
 */

/**
 * The chats that the caller sees and that wait for a person or are attended by one: neither resolved nor snoozed, from any
 * date. Values that the partial indexes depend on are inlined: a generic query plan could not use these indexes.
 */
export function waiting(scope: Scope) {
  return db()
    .selectFrom('chat')
    .where(visibleTo(scope))
    .where('chat.state', '<>', sql.lit(2))
    .where('chat.snoozed_until', 'is', null)
    .where('chat.type', '<>', sql.lit('bot'))
}

/**
 * Since when the customer of a chat that is unanswered waits for a person, as `conversation as v` counts it: the query
 * joins the one that waits. Where none does, as after staff marked it unanswered, from the request or the last message.
 */
export const waitsSince = sql<string | null>`coalesce(v.waits_since,
  case when chat.type = 'request' then chat.requested_at end, chat.last_inbound_at)`
