import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { ChatRulePositionLimits } from '../../../../generated/limits.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { retentionPeriods } from '../../foundation/jobs/retention.ts'
import { toColumns } from '../../foundation/resource/columns.ts'
import { invalidProblem } from '../../foundation/resource/refuse.ts'
import { resource } from '../../foundation/resource/resource.ts'
import type { Item } from '../../foundation/resource/types.ts'
import { db, json } from '../../foundation/store/db.ts'
import { conditionsAsSeen, conditionsAsStored, keysOf } from '../contacts/hidden-conditions.ts'
import { assertActionsFit, checkRuleActions } from './actions.ts'
import { assertConditions } from './check.ts'
import { problemsOf } from './problems.ts'

type Rule = components['schemas']['ChatRule']
type Stored = Item<'chatRule'>

/** Most rules of a bot. */
const MOST = ChatRulePositionLimits.position.maximum

/** Returns rules without what they compare of own fields that the caller does not see. */
async function asSeen(scope: Scope, rules: Stored[]): Promise<Stored[]> {
  const keys = await keysOf(
    scope,
    rules.map(({ conditions = [] }) => conditions),
  )
  return rules.map((rule) => ({ ...rule, conditions: conditionsAsSeen(rule.conditions ?? [], keys) }))
}

/** The rules of a bot's chats, in the order in which they are looked at. */
export const chatRules = resource('chatRule', {
  table: 'chat_rule',
  from: (rows) =>
    rows.selectAll().select(
      sql<number>`(select count(*)::int from chat_rule_run u where u.rule_id = chat_rule.id
        and u.at >= ${new Date(currentCall().services.clock().getTime() - retentionPeriods.ruleRun)}::timestamptz)`.as(
        'runs',
      ),
    ),
  read: async (scope, rows) => {
    const problems = await problemsOf(scope, rows)
    return rows.map((row, at) => ({ ...row, problems: problems[at] ?? [] }))
  },
  displayName: 'name',
  order: sql.ref('r.position'),
  unique: { chat_rule_name: ['name', 'Ya existe una regla con ese nombre. Elige otro.'] },
  auditData: ({ name, enabled, event, minutes, match, conditions, actions, stop, position }) => ({
    ...{ name, enabled, event, minutes, match, conditions, actions, stop, position },
  }),
  assertLimit: async ({ botId }) => {
    if ((await countRules(botId)) >= MOST)
      throw problem(409, 'plan_limit', `Ya tienes ${MOST} reglas. Elimina una antes de crear otra.`)
  },
  columns: async ({ minutes = null, ...input }, scope, before) => ({
    ...toColumns(input),
    // What is stored stays, although what it names was deleted meanwhile: the rule then tells its problems.
    ...(!isStored(before?.actions, input.actions) && {
      actions: json(await checkRuleActions(scope, input.actions)),
    }),
    minutes: input.event === 'unanswered' ? minutes : null,
    ...(input.enabled && !before?.enabled && { enabled_at: currentCall().services.clock() }),
    ...(!before && { position: (await countRules(scope.botId)) + 1 }),
  }),
  asSeen,
  deriveChanges: async ({ conditions }, before, scope) =>
    conditions
      ? { conditions: await conditionsAsStored(scope, conditions, before.conditions ?? [], 'conditions') }
      : {},
  check: async (scope, { event, minutes, conditions = [], actions }, before) => {
    assertActionsFit(event, actions)
    if (event === 'unanswered' && !minutes) throw invalidProblem('minutes', 'Escribe cuántos minutos, de 1 a 1440.')
    if (!isStored(before?.conditions, conditions)) await assertConditions(scope, conditions, before?.conditions)
  },
  after: async (scope, { before, after }) => {
    if (before && !after) await closeGap(scope, before.position)
  },
})

const isStored = (before: unknown, now: unknown) => JSON.stringify(before) === JSON.stringify(now)

async function countRules(botId: number): Promise<number> {
  const { count } = await db()
    .selectFrom('chat_rule')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('bot_id', '=', botId)
    .executeTakeFirstOrThrow()
  return count
}

async function closeGap({ botId }: Scope, position: number): Promise<void> {
  // Does not change the version.
  await db()
    .updateTable('chat_rule')
    .set({ position: sql`position - 1` })
    .where('bot_id', '=', botId)
    .where('position', '>', position)
    .execute()
}

/** Changes columns of a rule, and returns it as the caller may see it. */
async function patched(...[scope, id, work]: Parameters<typeof chatRules.patch>): Promise<Rule> {
  const rule = await chatRules.patch(scope, id, work)
  return (await asSeen(scope, [rule]))[0] ?? rule
}

/** Moves a rule to a place; those between move by one. A place after the last one is the last. */
export const moveRule = (scope: Scope, id: number, place: number): Promise<Rule> =>
  patched(scope, id, async ({ position }) => {
    const to = Math.min(place, await countRules(scope.botId))
    if (to === position) return undefined
    const [first, last, by] = to < position ? [to, position - 1, 1] : [position + 1, to, -1]
    // Does not change the version of those in between.
    await db()
      .updateTable('chat_rule')
      .set({ position: sql`position + ${by}::int` })
      .where('bot_id', '=', scope.botId)
      .where('position', '>=', first)
      .where('position', '<=', last)
      .execute()
    return { position: to }
  })

/** Switches a rule on or off. */
export const switchRule = (scope: Scope, id: number, enabled: boolean): Promise<Rule> =>
  patched(scope, id, async (before) =>
    before.enabled === enabled
      ? undefined
      : { enabled, ...(enabled && { enabled_at: currentCall().services.clock() }) },
  )
