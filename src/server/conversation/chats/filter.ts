import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import type { Database } from '../../../../generated/database.d.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { visibleTo } from '../../foundation/scope/visibility.ts'
import { db, instant } from '../../foundation/store/db.ts'
import { matchesName, matchesWords } from './search.ts'

/** The filter of the chat list. Every field has a default. */
export type ChatFilter = components['schemas']['ChatFilter']

/** Hours without a message after which a chat is inactive. */
const ACTIVE_HOURS = 24

type Builder = ExpressionBuilder<Database, 'chat'>
type Condition = Expression<SqlBool>

const types: Record<NonNullable<ChatFilter['type']>, readonly string[] | undefined> = {
  all: undefined,
  contact_requests: ['request', 'live'],
  bot_chats: ['bot'],
  live_chats: ['live'],
}

/** The chats that the caller may see and that match a filter. */
export function filteredChats(scope: Scope, filter: ChatFilter, now: Date) {
  return db()
    .selectFrom('chat')
    .where(visibleTo(scope))
    .where((eb) =>
      eb.and([
        ...where(eb, scope, filter),
        ...byStatus(eb, scope, filter, now),
        ...dates(scope, filter),
        ...matchesWords(scope, filter.q ?? ''),
      ]),
    )
}

// Values that the partial indexes depend on are inlined as literals: a generic query plan could not use these indexes.
function where(
  eb: Builder,
  scope: Scope,
  { category, type, channel, sender_id, username, labels, intent, mentioned }: ChatFilter,
): Condition[] {
  const of = types[type ?? 'contact_requests']
  const inBox: Condition[] = [eb('chat.state', category === 'resueltas' ? '=' : '<>', eb.lit(2))]
  if (category !== 'resueltas') inBox.push(eb('chat.snoozed_until', category === 'pospuestas' ? 'is not' : 'is', null))
  // Who was away still finds a mention in a chat that was resolved or snoozed meanwhile.
  const isAwaited = mentioned && (category ?? 'nuevas') === 'nuevas'
  const found = isAwaited ? [eb.or([eb.and(inBox), mentions(scope.userId, { unread: true })])] : inBox
  if (of) found.push(sql<SqlBool>`chat.type in (${sql.join(of.map((one) => sql.lit(one)))})`)
  if (channel && channel !== 'any') found.push(eb(sql.ref<string>('chat.channel'), '=', channel.toLowerCase()))
  if (sender_id) found.push(matchesName(scope, 'sender_id', sender_id))
  if (username) found.push(matchesName(scope, 'user_name', username))
  if (labels?.length)
    found.push(
      sql<SqlBool>`exists (select from chat_label cl where cl.chat_id = chat.id and cl.label_id in (${sql.join(labels)}))`,
    )
  if (intent) found.push(sql<SqlBool>`chat.id in (select m.chat_id from message m where m.intent_id = ${intent})`)
  return found
}

function byStatus(
  eb: Builder,
  { userId }: Scope,
  { active, state, status, priority, area, no_area, assign_user, mine, mentioned }: ChatFilter,
  now: Date,
): Condition[] {
  const found: Condition[] = []
  const since = new Date(now.getTime() - ACTIVE_HOURS * 3_600_000)
  if (active === 'only_active') found.push(eb('chat.last_message_at', '>=', instant(since)))
  if (active === 'only_inactive') found.push(eb('chat.last_message_at', '<', instant(since)))
  if (state === 'sinasignar') found.push(eb('chat.assign_user_id', 'is', null))
  if (state === 'asignadas') found.push(eb('chat.assign_user_id', 'is not', null))
  if (status === 'leidas') found.push(eb('chat.open', '=', false))
  if (status === 'no_leidas') found.push(eb('chat.open', '=', true))
  if (status === 'no_contestadas') found.push(eb('chat.answered', '=', false))
  if (priority === 'important') found.push(sql<SqlBool>`chat.priority in ('urgent', 'high')`)
  else if (priority && priority !== 'any') found.push(eb('chat.priority', '=', sql.lit(priority)))
  if (area) found.push(eb('chat.area_id', '=', area))
  if (no_area) found.push(eb('chat.area_id', 'is', null))
  if (assign_user) found.push(eb('chat.assign_user_id', '=', assign_user))
  if (mine) found.push(eb('chat.assign_user_id', '=', userId))
  if (mentioned) found.push(mentions(userId))
  return found
}

/** Matches the chats in which the team mentions a person. */
export const mentions = (userId: number | null, { unread = false } = {}): Condition =>
  sql<SqlBool>`exists (select from chat_mention n where n.chat_id = chat.id and n.user_id = ${userId}
    ${unread ? sql`and n.unread` : sql``})`

/** Days are in the bot's time zone, both inclusive. */
function dates({ timeZone }: Scope, { date_start, date_end }: ChatFilter): Condition[] {
  const start = (day: string, after: number) =>
    sql`((${day}::date + ${after}::int)::timestamp at time zone ${timeZone}::text)`
  return [
    ...(date_start ? [sql<SqlBool>`chat.last_message_at >= ${start(date_start, 0)}`] : []),
    ...(date_end ? [sql<SqlBool>`chat.last_message_at < ${start(date_end, 1)}`] : []),
  ]
}
