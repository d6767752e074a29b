import { sql } from 'kysely'
import { db, instant } from './db.ts'

/** Whether the call may go on; if not, in how many whole seconds the next one may. */
export interface Taken {
  readonly ok: boolean
  readonly retryAfter: number
}

/**
 * Counts one call under `key`, unless `max` were counted in the last `windowSeconds`; refused calls don't count. Exact
 * at every moment and for all processes of the store; nobody waits for the disk, so a power cut may forget the last
 * calls. Ask outside of `tx`: a rollback would forget the call.
 * @param pauseSeconds beyond `max` one more is allowed each time that so long passed since the last
 */
export async function take(
  key: string,
  max: number,
  windowSeconds: number,
  now = new Date(),
  pauseSeconds?: number,
): Promise<Taken> {
  const rested = pauseSeconds === undefined ? null : new Date(now.getTime() - pauseSeconds * 1000)
  const since = new Date(now.getTime() - windowSeconds * 1000)
  const expires = new Date(now.getTime() + windowSeconds * 1000)
  const counting = sql`array(select hit from unnest(rate_count.hits) hit where hit > ${since}::timestamptz order by hit)`
  const { rows } = await sql`
    with unflushed as (select set_config('synchronous_commit', 'off', true))
    insert into rate_count (key, hits, expires_at)
    select ${key}, array[${now}::timestamptz], ${expires}::timestamptz from unflushed
    on conflict (key) do update
      set hits = ${counting} || excluded.hits, expires_at = greatest(rate_count.expires_at, excluded.expires_at)
      where cardinality(${counting}) < ${max}::int
        or (select max(hit) from unnest(rate_count.hits) hit) <= ${rested}::timestamptz
    returning key`.execute(db())
  if (rows.length > 0) return { ok: true, retryAfter: 0 }

  const kept = await db().selectFrom('rate_count').select('hits').where('key', '=', key).executeTakeFirst()
  const hits = (kept?.hits ?? []).map((hit) => Date.parse(hit))
  const blocking = hits.filter((hit) => hit > since.getTime()).at(-max)
  const seconds = blocking === undefined ? 0 : (blocking - since.getTime()) / 1000
  const last = hits.at(-1)
  const rest = rested && last !== undefined ? (last - rested.getTime()) / 1000 : seconds
  return { ok: false, retryAfter: Math.max(1, Math.ceil(Math.min(seconds, rest))) }
}

/** Takes a call that was counted at `at` out of what is counted under `key`. */
export async function untake(key: string, at: Date): Promise<void> {
  // found in the row itself: another call may change it while this one waits for it
  const place = sql`array_position(hits, ${at}::timestamptz)`
  await sql`
    update rate_count set hits = hits[:${place} - 1] || hits[${place} + 1:]
    where key = ${key} and ${place} is not null`.execute(db())
}

/** How many calls were counted under `key` in the last `windowSeconds`. */
export async function taken(key: string, windowSeconds: number, now = new Date()): Promise<number> {
  const since = now.getTime() - windowSeconds * 1000
  const row = await db().selectFrom('rate_count').select('hits').where('key', '=', key).executeTakeFirst()
  return (row?.hits ?? []).filter((hit) => Date.parse(hit) > since).length
}

/** Deletes what no limit counts any more; answers how many keys. */
export async function cleanRateCounts(now = new Date()): Promise<number> {
  const { numDeletedRows } = await db()
    .deleteFrom('rate_count')
    .where('expires_at', '<', instant(now))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
