import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { ownKinds, type RuleKind, ruleKinds } from '../../../contract/group-rules.ts'
import { currentCall } from '../../foundation/http/context.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { foldedContains } from '../../foundation/store/sql.ts'
import { type Among, type ContactColumn, contactConditions, groupColumn, type Near, type Sight } from './conditions.ts'
import { type ContactField, fieldsOf } from './fields.ts'

type Schemas = components['schemas']
type Rule = Schemas['GroupRule']
type Condition = Schemas['GroupCondition']
type Of = Pick<Scope, 'botId' | 'timeZone'>

/** The column of the list of contacts that a field of rules compares. */
const columns: Readonly<Record<Exclude<Condition['field'], 'custom'>, string>> = {
  name: 'name',
  phone: 'phone',
  email: 'email',
  company: 'company',
  city: 'city',
  province: 'province',
  label: 'label_id',
  last_seen: 'last_seen_at',
  first_seen: 'first_seen_at',
  channel: 'channel',
  area: 'area_id',
  consent: 'marketing',
  assigned: 'assigned_user_id',
  blocked: 'blocked',
}

/** Returns how a condition compares; undefined for an own field that the bot does not have. */
export function kindOf({ field, key }: Condition, fields: readonly ContactField[]): RuleKind | undefined {
  if (field !== 'custom') return ruleKinds[field]
  const own = fields.find((one) => one.key === key)
  return own && ownKinds[own.type]
}

/** Filters contacts one by one, within the other conditions of the rule. */
const among =
  (botId: number, near: Near = () => sql`true`): Among =>
  (typed) =>
    sql<boolean>`k.id in (select w.contact_id from contact_words w where w.bot_id = ${botId}
      and ${near(sql.ref('w.contact_id'))} and ${sql.join(
        typed.map((text) => foldedContains(sql.ref('w.words'), text)),
        sql` and `,
      )})`

/**
 * Returns the condition that `contact as k` obeys a rule. A condition by an own field that no longer exists is obeyed by
 * nobody.
 */
export function ruleCondition(of: Of, sight: Sight, { match, conditions }: Rule, fields: readonly ContactField[]) {
  const known = contactConditions(of, sight, among(of.botId, sight.near), fields)
  const parts = conditions.map((condition) => {
    const kind = kindOf(condition, fields)
    const column = known[condition.field === 'custom' ? `custom.${condition.key}` : columns[condition.field]]
    // An own field may be named like a property of every object. `is true` keeps the planner from joining the subqueries
    // of all conditions: planning that takes longer than running them.
    return kind && column ? sql<boolean>`(${compared(of, column, kind, condition)} is true)` : sql<boolean>`false`
  })
  return sql<boolean>`(${sql.join(parts, match === 'any' ? sql` or ` : sql` and `)})`
}

/**
 * Returns the condition that `contact as k` is in one of these groups: as a member, or by the rule.
 * @param rules those of the bot, from {@link groupRules}
 */
export function groupCondition(ids: readonly number[], rules: ReadonlyMap<number, RuleOf>, sight: Sight) {
  const conditions = new Map([...rules].map(([id, rule]) => [id, rule(sight)]))
  return anyOf(groupColumn(conditions, sight.near), ids)
}

function compared(of: Of, column: ContactColumn, kind: RuleKind, { operator, value = null }: Condition) {
  const isNot = (condition: RawBuilder<SqlBool>) => sql<boolean>`(${condition}) is not true`
  const filled = (condition: RawBuilder<SqlBool>) => sql<boolean>`(${column.filled} and ${condition})`
  const bound = (limit: unknown, end: 'from' | 'to') => column.bound?.(limit, end) ?? sql<boolean>`false`
  const equal = kind === 'text' && column.same ? column.same(String(value)) : column.equals(value)
  const ago = () => (kind === 'day' ? dayBefore(of, Number(value)) : momentBefore(Number(value)))
  const conditions: Record<Condition['operator'], () => RawBuilder<SqlBool>> = {
    eq: () => equal,
    ne: () => isNot(equal),
    contains: () => column.equals(value),
    starts: () => column.starts?.(String(value)) ?? sql<boolean>`false`,
    // A day is passed only after its end.
    gt: () => filled(isNot(bound(value, 'to'))),
    lt: () => filled(isNot(bound(value, 'from'))),
    before_days: () => bound(ago(), 'to'),
    within_days: () =>
      kind === 'day'
        ? sql<boolean>`${bound(ago(), 'from')} and ${bound(dayBefore(of, 0), 'to')}`
        : bound(ago(), 'from'),
    present: () => column.filled,
    absent: () => isNot(column.filled),
    in: () => anyOf(column, Array.isArray(value) ? value : [value]),
  }
  return sql<boolean>`(${conditions[operator]()})`
}

const anyOf = (column: ContactColumn, values: readonly unknown[]) =>
  values.length > 0
    ? sql<boolean>`(${sql.join(
        values.map((one) => column.equals(one)),
        sql` or `,
      )})`
    : sql<boolean>`false`

/** The day so many days ago, where the bot is. */
const dayBefore = ({ timeZone }: Of, days: number) =>
  sql`to_char((${currentCall().services.clock()}::timestamptz at time zone ${timeZone}::text)::date - ${days}::int, 'YYYY-MM-DD')`

const momentBefore = (days: number): string =>
  new Date(currentCall().services.clock().getTime() - days * 86_400_000).toISOString()

/** The fields of rules that compare the chats of a contact, of which people may see fewer than there are. */
const ABOUT_CHATS = ['channel'] as const satisfies readonly Condition['field'][]

/** Whether the rule of a group (a row of `contact_group`) compares the chats of contacts. */
export const isAboutChats = sql<boolean>`(${sql.join(
  ABOUT_CHATS.map((field) => sql`contact_group.rule->'conditions' @> ${JSON.stringify([{ field }])}::text::jsonb`),
  sql` or `,
)})`

/** Returns the condition that `contact as k` obeys a rule. */
export type RuleOf = (sight: Sight) => RawBuilder<boolean>

/** Returns the rules of the bot's groups, by id. Deleted groups have none. */
export async function groupRules(of: Scope, ids?: readonly number[]): Promise<ReadonlyMap<number, RuleOf>> {
  if (ids?.length === 0) return new Map()
  let query = db()
    .selectFrom('contact_group')
    .select(['id', 'rule'])
    .where('bot_id', '=', of.botId)
    .where('kind', '=', 'dynamic')
    .where('deleted_at', 'is', null)
  if (ids) query = query.where('id', 'in', ids)
  const groups = await query.orderBy('id').execute()
  if (groups.length === 0) return new Map()
  const fields = await fieldsOf(of)
  return new Map(
    groups.flatMap(({ id, rule }) => (rule ? [[id, (sight: Sight) => ruleCondition(of, sight, rule, fields)]] : [])),
  )
}

/**
 * Returns the ids of the groups whose rule a contact obeys now.
 * @param chats the condition on `chat` of those that count
 */
export async function ruleGroupsOf(scope: Scope, chats: Expression<SqlBool>, contactId: number): Promise<number[]> {
  const rules = await groupRules(scope)
  if (rules.size === 0) return []
  const sight: Sight = { chats, near: (ids) => sql`${ids} = ${contactId}` }
  const obeyed = [...rules].map(
    ([id, rule]) => sql`select ${id}::int as id from contact k where k.id = ${contactId} and ${rule(sight)}`,
  )
  const { rows } = await sql<{ id: number }>`${sql.join(obeyed, sql` union all `)}`.execute(db())
  return rows.map(({ id }) => id)
}
