import { sql } from 'kysely'
import { db } from './db.ts'

/** Whether the call may go on; if not, in how many whole seconds the next one may. */
export interface Taken {
  readonly ok: boolean
  readonly retryAfter: number
}

/**
 * Counts one call under `key`, unless `max` were counted in the last `windowSeconds`; refused calls don't count. Exact
 * at every moment and for all processes of the store; nobody waits for the disk, so a power cut may forget the last
 * calls. Ask outside of `tx`: a rollback would forget the call.
 */
export async function take(key: string, max: number, windowSeconds: number, now = new Date()): Promise<Taken> {
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
    returning key`.execute(db())
  if (rows.length > 0) return { ok: true, retryAfter: 0 }

  const kept = await db().selectFrom('rate_count').select('hits').where('key', '=', key).executeTakeFirst()
  const blocking = (kept?.hits ?? []).filter((hit) => hit > since).at(-max)
  const seconds = blocking ? (blocking.getTime() - since.getTime()) / 1000 : 0
  return { ok: false, retryAfter: Math.max(1, Math.ceil(seconds)) }
}

/** Forgets the calls under `key`, so that the next one starts from nothing. */
export async function forgive(key: string): Promise<void> {
  await db().deleteFrom('rate_count').where('key', '=', key).execute()
}

/** Deletes what no limit counts any more; answers how many keys. */
export async function cleanRateCounts(now = new Date()): Promise<number> {
  const { numDeletedRows } = await db().deleteFrom('rate_count').where('expires_at', '<', now).executeTakeFirst()
  return Number(numDeletedRows)
}
