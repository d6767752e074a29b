import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { GroupPreviewLimits } from '../../../../generated/limits.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { seeingAll, visibleTo } from '../../foundation/scope/visibility.ts'
import { db, instant, isDatabaseError, tx } from '../../foundation/store/db.ts'
import { fieldsOf } from '../contacts/fields.ts'
import { ruleCondition, ruleConditions } from '../contacts/rules.ts'

type Schemas = components['schemas']

/** Milliseconds that counting may take on PostgreSQL. The embedded store does not interrupt a statement. */
const LONGEST = 3000

/** SQLSTATE of a statement that took too long. */
const CANCELLED = '57014'

/**
 * Returns how many contacts obey a rule, and some of them, the last to write first. Of their chats, those that the caller
 * sees count.
 * @throws 422 if counting takes too long
 */
export async function previewRule(scope: Scope, rule: Schemas['GroupRule']): Promise<Schemas['GroupPreview']> {
  const fields = await fieldsOf(scope)
  const obeys = ruleCondition(scope, visibleTo(scope), rule, fields)
  return bounded(async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from contact k where k.bot_id = ${scope.botId} and ${obeys}`.execute(db())
    const { rows: sample } = await sql<Schemas['ContactBrief']>`
      select k.id, k.name, k.phone from contact k where k.bot_id = ${scope.botId} and ${obeys}
      order by k.last_seen_at desc nulls last, k.id desc limit ${GroupPreviewLimits.sample.maxItems}`.execute(db())
    return { count: rows[0]?.count ?? 0, sample }
  })
}

/**
 * Counts the contacts of groups by rules, for the list of groups. All chats of the bot count: see `contactGroups` for who
 * is told.
 * @param ids groups; fixed ones are skipped
 */
export async function countGroups(scope: Scope, ids: readonly number[]): Promise<void> {
  // A count is no edit: it does not change the version of the group.
  for (const [id, obeys] of await ruleConditions(scope, visibleTo(seeingAll(scope)), ids))
    await sql`update contact_group set refreshed_at = ${currentCall().services.clock()}::timestamptz,
      counted = (select count(*) from contact k where k.bot_id = ${scope.botId} and ${obeys})
      where id = ${id}`.execute(db())
}

/** Milliseconds for which a count is good enough for the list of groups. */
const FRESH = 600_000

/**
 * Counts the group by a rule whose count is oldest, if it is stale: a list of many groups does not count the contacts
 * of all of them at once.
 */
export async function countOldest(scope: Scope): Promise<void> {
  const stale = new Date(currentCall().services.clock().getTime() - FRESH)
  const oldest = await db()
    .selectFrom('contact_group')
    .select('id')
    .where('bot_id', '=', scope.botId)
    .where('kind', '=', 'dynamic')
    .where('deleted_at', 'is', null)
    .where((where) => where.or([where('refreshed_at', 'is', null), where('refreshed_at', '<', instant(stale))]))
    .orderBy('refreshed_at', (order) => order.asc().nullsFirst())
    .limit(1)
    .executeTakeFirst()
  if (oldest) await countGroups(scope, [oldest.id])
}

async function bounded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await tx(async () => {
      await sql`set local statement_timeout = ${sql.lit(LONGEST)}`.execute(db())
      return work()
    })
  } catch (error) {
    if (!isDatabaseError(error) || error.code !== CANCELLED) throw error
    throw problem(422, 'timeout', 'La regla tarda demasiado. Quita algunas condiciones y prueba de nuevo.')
  }
}
