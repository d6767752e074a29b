import { type Expression, sql } from 'kysely'

/** Seconds for which what a browser last said of itself holds, when it holds no line open. */
const SAID_SECONDS = 60
/** Seconds between two tellings of a process that it holds somebody's line. */
export const TOLD_AGAIN_SECONDS = 15
/** Seconds after which a line is gone of which nothing was told: three tellings were missed, so its process died. */
export const LOST_SECONDS = 45

const lines = (userId: Expression<unknown>) =>
  sql`from console_presence line where line.user_id = ${userId}
    and line.seen_at > now() - make_interval(secs => ${LOST_SECONDS}::int)`

/**
 * Whether a person is here now: a console of theirs holds a line in whatever process, or their browser said so lately.
 * Asks the table `user_connection` as `c`.
 */
export function isOnline(userId: Expression<unknown>, now: Date) {
  const since = new Date(now.getTime() - SAID_SECONDS * 1000)
  return sql<boolean>`(coalesce(c.connected and c.last_seen > ${since}::timestamptz, false)
    or exists (select ${lines(userId)}))`
}

/** When a person was last here, from the table `user_connection` as `c`; now, for who holds a line. */
export function lastSeen(userId: Expression<unknown>, now: Date) {
  return sql<string | null>`case when exists (select ${lines(userId)}) then ${now}::timestamptz else c.last_seen end`
}
