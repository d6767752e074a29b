import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { GroupPreviewLimits } from '../../../../generated/limits.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { Problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { seeingAll, visibleTo } from '../../foundation/scope/visibility.ts'
import { db, instant } from '../../foundation/store/db.ts'
import { fieldsOf } from '../contacts/fields.ts'
import { contactsObeying } from '../contacts/obeying.ts'
import { groupRules, type RuleOf, ruleCondition } from '../contacts/rules.ts'

type Schemas = components['schemas']

/** Milliseconds that counting may take. */
const LONGEST = 3_000

/**
 * Returns how many contacts obey a rule, and some of them, the last to write first. Of their chats, those that the caller
 * sees count.
 * @throws 422 if counting takes too long
 */
export async function previewRule(scope: Scope, rule: Schemas['GroupRule']): Promise<Schemas['GroupPreview']> {
  const fields = await fieldsOf(scope)
  const obeys: RuleOf = (sight) => ruleCondition(scope, sight, rule, fields)
  const ids = await contactsObeying(scope, obeys, visibleTo(scope), LONGEST)
  const { rows: sample } = await sql<Schemas['ContactBrief']>`
    select k.id, k.name, k.phone from contact k where k.id in (select unnest(${ids}::int[]))
    order by k.last_seen_at desc nulls last, k.id desc limit ${GroupPreviewLimits.sample.maxItems}`.execute(db())
  return { count: ids.length, sample }
}

/**
 * Counts the contacts of groups by rules, for the list of groups. All chats of the bot count: see `contactGroups` for who
 * is told. A rule that takes too long has no count until the next try. Not for a transaction, which others wait for.
 * @param ids groups; fixed ones are skipped
 */
export async function countGroups(scope: Scope, ids: readonly number[]): Promise<void> {
  for (const id of ids) {
    // A count is no edit: it does not change the version of the group. Marked first, so that nobody else counts it
    // meanwhile for a list.
    const marked = await db()
      .updateTable('contact_group')
      .set({ refreshed_at: currentCall().services.clock() })
      .where('bot_id', '=', scope.botId)
      .where('id', '=', id)
      .where('kind', '=', 'dynamic')
      .where('deleted_at', 'is', null)
      .returning('version')
      .executeTakeFirst()
    const rule = marked && (await groupRules(scope, [id])).get(id)
    if (!rule) continue
    const counted = await countOf(scope, rule)
    // Whoever changes the rule meanwhile counts it anew: a slow count of the former one must not replace theirs.
    await db()
      .updateTable('contact_group')
      .set({ counted })
      .where('id', '=', id)
      .where('version', '=', marked.version)
      .execute()
  }
}

async function countOf(scope: Scope, rule: RuleOf): Promise<number | null> {
  try {
    return (await contactsObeying(scope, rule, visibleTo(seeingAll(scope)), LONGEST)).length
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
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
