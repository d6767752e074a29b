import { sql } from 'kysely'
import { currentCall } from '../../../foundation/http/context.ts'
import { db } from '../../../foundation/store/db.ts'

/** Milliseconds without a look after which the values meanwhile count as unknown, and after which a round is late. */
const GAP = 5 * 60_000

/** A round is over once every alert has been looked at since it began, which may take several looks. */
interface Rounds {
  looked_at: Date
  /** when the round under way began, and the one before it */
  begun_at: Date
  before_at: Date
}

/**
 * Notes that a look begins. Returns since when an alert must have been looked at for its time to hold to go on: since the
 * round before began, however long it took. With very many alerts each waits long for its next look, and would never
 * tell otherwise.
 */
export async function knownSince(now: Date): Promise<Date> {
  const before = await db().selectFrom('analytics_watch').selectAll().executeTakeFirst()
  const rounds = before ? await nextOf(before, now) : { looked_at: now, begun_at: now, before_at: now }
  await db()
    .insertInto('analytics_watch')
    .values(rounds)
    .onConflict((one) => one.column('id').doUpdateSet(rounds))
    .execute()
  return rounds.before_at
}

async function nextOf(stored: Record<keyof Rounds, string>, now: Date): Promise<Rounds> {
  const begun = new Date(stored.begun_at)
  // Values between two looks are unknown if no server looked.
  if (now.getTime() - Date.parse(stored.looked_at) > GAP) return { looked_at: now, begun_at: now, before_at: now }
  const { rows } = await sql<{ oldest: string | null; alerts: number }>`
    select min(a.checked_at) as oldest, count(*)::int as alerts from analytics_alert a
    join bot b on b.id = a.bot_id and b.removed_at is null and b.suspended_at is null
    where a.enabled`.execute(db())
  const { oldest = null, alerts = 0 } = rows[0] ?? {}
  if (oldest !== null && Date.parse(oldest) < begun.getTime())
    return { looked_at: now, begun_at: begun, before_at: new Date(stored.before_at) }
  const took = now.getTime() - begun.getTime()
  if (took > GAP)
    currentCall().services.log.warn({ seconds: Math.round(took / 1000), alerts }, 'a round over the alerts was late')
  return { looked_at: now, begun_at: now, before_at: begun }
}
