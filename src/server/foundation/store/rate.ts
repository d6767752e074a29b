import { sql } from 'kysely'
import { db, instant } from './db.ts'

/** The result of counting a call. If `ok` is false, the next call is allowed in `retryAfter` whole seconds. */
export interface RateLimitResult {
  readonly ok: boolean
  readonly retryAfter: number
  /** how many further calls are allowed now */
  readonly left: number
  /** whole seconds until the first of the counted calls no longer counts */
  readonly renewal: number
}

/**
 * Counts a call under `key`, unless `max` calls were counted in the last `windowSeconds`. Rejected calls do not count.
 * Exact at any time and across all processes. The write does not wait for the disk, so a power failure may lose the
 * latest calls. Call it outside of `tx`, unless a call that is rolled back shall not count.
 * @param pauseSeconds beyond `max`, allows another call once this many seconds have passed since the last one
 * @param durable waits for the disk: for a count within a transaction that others rely on
 */
export async function countCall(
  key: string,
  max: number,
  windowSeconds: number,
  now = new Date(),
  { pauseSeconds, durable = false }: { pauseSeconds?: number | undefined; durable?: boolean } = {},
): Promise<RateLimitResult> {
  const rested = pauseSeconds === undefined ? null : new Date(now.getTime() - pauseSeconds * 1000)
  const since = new Date(now.getTime() - windowSeconds * 1000)
  const expires = new Date(now.getTime() + windowSeconds * 1000)
  const counting = sql`array(select hit from unnest(rate_count.hits) hit where hit > ${since}::timestamptz order by hit)`
  const { rows } = await sql<{ counted: number; first: string }>`
    with unflushed as (select set_config('synchronous_commit',
      case when ${durable}::boolean then current_setting('synchronous_commit') else 'off' end, true))
    insert into rate_count (key, hits, expires_at)
    select ${key}, array[${now}::timestamptz], ${expires}::timestamptz from unflushed
    on conflict (key) do update
      set hits = ${counting} || excluded.hits, expires_at = greatest(rate_count.expires_at, excluded.expires_at)
      where cardinality(${counting}) < ${max}::int
        or (select max(hit) from unnest(rate_count.hits) hit) <= ${rested}::timestamptz
    returning cardinality(hits) as counted, hits[1] as first`.execute(db())
  const [row] = rows
  if (row) {
    const renewal = Math.max(1, Math.ceil((Date.parse(row.first) - since.getTime()) / 1000))
    return { ok: true, retryAfter: 0, left: Math.max(0, max - row.counted), renewal }
  }

  const kept = await db().selectFrom('rate_count').select('hits').where('key', '=', key).executeTakeFirst()
  const hits = (kept?.hits ?? []).map((hit) => Date.parse(hit))
  const blocking = hits.filter((hit) => hit > since.getTime()).at(-max)
  const seconds = blocking === undefined ? 0 : (blocking - since.getTime()) / 1000
  const last = hits.at(-1)
  const rest = rested && last !== undefined ? (last - rested.getTime()) / 1000 : seconds
  const retryAfter = Math.max(1, Math.ceil(Math.min(seconds, rest)))
  return { ok: false, retryAfter, left: 0, renewal: retryAfter }
}

/** Removes a call that was counted at `at` under `key`. */
export async function uncountCall(key: string, at: Date): Promise<void> {
  // Computed from the row itself, because another call may change it while this one waits for the lock.
  const place = sql`array_position(hits, ${at}::timestamptz)`
  await sql`
    update rate_count set hits = hits[:${place} - 1] || hits[${place} + 1:]
    where key = ${key} and ${place} is not null`.execute(db())
}

/** Returns the number of calls counted under `key` in the last `windowSeconds`. */
export async function countedCalls(key: string, windowSeconds: number, now = new Date()): Promise<number> {
  const since = now.getTime() - windowSeconds * 1000
  const row = await db().selectFrom('rate_count').select('hits').where('key', '=', key).executeTakeFirst()
  return (row?.hits ?? []).filter((hit) => Date.parse(hit) > since).length
}

/** Deletes keys that no limit counts any more. Returns their number. */
export async function cleanRateCounts(now = new Date()): Promise<number> {
  const { numDeletedRows } = await db()
    .deleteFrom('rate_count')
    .where('expires_at', '<', instant(now))
    .executeTakeFirst()
  return Number(numDeletedRows)
}
