import { type Expression, sql } from 'kysely'
import { db } from '../store/db.ts'

/** Seconds for which a person counts as online after the last report of their browser, without a websocket. */
const LAST_SEEN_SECONDS = 60
/** Interval in seconds at which a process refreshes the presence of its connected people. */
export const HEARTBEAT_SECONDS = 15
/** Seconds after which a presence row is stale: its process missed three refreshes and must have died. */
const HEARTBEAT_TIMEOUT_SECONDS = 45

const lines = (userId: Expression<unknown>) =>
  sql`from console_presence line where line.user_id = ${userId}
    and line.seen_at > now() - make_interval(secs => ${HEARTBEAT_TIMEOUT_SECONDS}::int)`

/**
 * Returns a condition that is true if a person is online: a console of theirs is connected to any process, or their
 * browser reported recently. The query must include the table `user_connection` as `c`.
 */
export function isOnline(userId: Expression<unknown>, now: Date) {
  const since = new Date(now.getTime() - LAST_SEEN_SECONDS * 1000)
  return sql<boolean>`(coalesce(c.connected and c.last_seen > ${since}::timestamptz, false)
    or exists (select ${lines(userId)}))`
}

/**
 * Returns an expression for when a person was last online, or now if they are connected. The query must include the
 * table `user_connection` as `c`.
 */
export function lastSeen(userId: Expression<unknown>, now: Date) {
  return sql<string | null>`case when exists (select ${lines(userId)}) then ${now}::timestamptz else c.last_seen end`
}

/** Returns the ids of people who have this bot's console open, in any process. */
export async function onlineUserIds(botId: number): Promise<ReadonlySet<number>> {
  const rows = await db()
    .selectFrom('console_presence')
    .select('user_id')
    .where('bot_id', '=', botId)
    .where('seen_at', '>', sql<string>`now() - make_interval(secs => ${HEARTBEAT_TIMEOUT_SECONDS}::int)`)
    .execute()
  return new Set(rows.map(({ user_id }) => user_id))
}
