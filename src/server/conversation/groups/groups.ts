import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { MaximumsLimits } from '../../../../generated/limits.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { toColumns } from '../../foundation/resource/columns.ts'
import { refuseBeyond } from '../../foundation/resource/maximum.ts'
import { invalidProblem } from '../../foundation/resource/refuse.ts'
import { resource } from '../../foundation/resource/resource.ts'
import type { Rows } from '../../foundation/resource/rows.ts'
import type { Item } from '../../foundation/resource/types.ts'
import { seesAll } from '../../foundation/scope/visibility.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { conditionsAsSeen, conditionsAsStored, keysOf } from '../contacts/hidden-conditions.ts'
import { addMembers, assertContactsExist, lockJoining, notIn, removeMembers } from '../contacts/members.ts'
import { isAboutChats } from '../contacts/rules.ts'
import { assertRule } from './rule-check.ts'

type Group = Item<'contactGroup'>
type Changes = components['schemas']['GroupMembersInput']

const withCounts = (rows: Rows<'contact_group'>, scope: Scope) =>
  rows.selectAll().select([
    sql<number>`(select count(*)::int from chat_rule u where u.bot_id = contact_group.bot_id and exists (
        select from jsonb_array_elements(u.conditions) c where c->>'field' = 'contact_group'
          and c->'value' @> to_jsonb(contact_group.id)))`.as('used_in'),
    sql<number | null>`case when kind = 'dynamic'
          then case when ${seesAll(scope)}::boolean or not ${isAboutChats} then counted end
        else (select count(*)::int from contact_group_member where group_id = contact_group.id) end`.as('members'),
  ])

/** Returns groups without what their rules compare of own fields that the caller does not see. */
async function asSeen(scope: Scope, groups: Group[]): Promise<Group[]> {
  const rules = groups.flatMap(({ rule }) => (rule ? [rule.conditions] : []))
  const keys = await keysOf(scope, rules)
  return groups.map((group) =>
    group.rule
      ? { ...group, rule: { ...group.rule, conditions: conditionsAsSeen(group.rule.conditions, keys) } }
      : group,
  )
}

/**
 * Groups of contacts, maintained manually or by a rule. A contact may be in several groups. The members by a rule are
 * counted once for everybody, with all chats of the bot; if the rule compares chats, people who do not see all of them get
 * no count, because it would tell of those that they do not see. Nor has a rule that takes too long.
 */
export const contactGroups = resource('contactGroup', {
  table: 'contact_group',
  from: (rows, scope) =>
    withCounts(rows, scope).select(
      sql<number[]>`coalesce((select jsonb_agg(contact_id order by contact_id) from contact_group_member
        where group_id = contact_group.id), '[]'::jsonb)`.as('member_ids'),
    ),
  displayName: 'name',
  unique: { contact_group_name: ['name', 'Ya existe un grupo con ese nombre. Elige otro.'] },
  assertLimit: ({ botId }) =>
    refuseBeyond(
      { most: MaximumsLimits.groups, noun: 'grupos', next: 'Elimina uno que no uses.' },
      'contact_group',
      sql`bot_id = ${botId} and deleted_at is null`,
    ),
  columns: ({ member_ids: _, ...input }) => toColumns(input),
  asSeen,
  // What the other kind had is left behind, unless the same change names it.
  deriveChanges: async ({ kind, rule, member_ids }, before, scope) => ({
    ...(rule && {
      rule: {
        ...rule,
        conditions: await conditionsAsStored(scope, rule.conditions, before.rule?.conditions ?? [], 'rule.conditions'),
      },
    }),
    ...(kind === 'static' && rule === undefined && { rule: null }),
    ...(kind === 'dynamic' && before.kind === 'static' && member_ids === undefined && { member_ids: [] }),
  }),
  check: async (scope, { kind = 'static', rule, member_ids = [] }, before) => {
    if (kind === 'static') {
      if (rule) throw invalidProblem('rule', 'Un grupo fijo no tiene regla. Elige el tipo Por reglas.')
      return
    }
    if (!rule) throw invalidProblem('rule', 'Agrega al menos una condición.')
    if (member_ids.length > 0) throw invalidProblem('member_ids', BY_RULE)
    // A stored rule stays, although what it names was deleted meanwhile: then nobody obeys the condition.
    if (!isDeepStrictEqual(rule, before?.rule)) await assertRule(scope, rule, 'rule.', before?.rule?.conditions)
  },
  lockFirst: (scope, { id, changes }) => lockJoining(scope, changes?.member_ids ?? [], id),
  checkReferences: (scope, { member_ids = [] }) => assertContactsExist(scope, member_ids, 'member_ids'),
  // Only the differences are written, so that a contact added concurrently is kept.
  saveRelated: async (_, id, { member_ids: now, rule }, before) => {
    // Counted after the transaction, because others would wait. It does not change the version: the edit has.
    if (rule) await db().updateTable('contact_group').set(UNCOUNTED).where('id', '=', id).execute()
    if (!now) return
    const old = before?.member_ids ?? []
    await removeMembers(id, old.filter(notIn(now)))
    await addMembers(id, now.filter(notIn(old)), 'member_ids')
  },
})

/** The groups as their list has them: without the contacts, of whom each fixed one may have thousands. */
export const listedGroups = resource('contactGroup', {
  table: 'contact_group',
  from: withCounts,
  displayName: 'name',
  asSeen,
})

const UNCOUNTED = { counted: null, refreshed_at: null }

const BY_RULE = 'Este grupo se arma con su regla. Para elegir contactos, usa un grupo fijo.'

/**
 * Adds and removes contacts of a group.
 * @throws 422 for a group by a rule
 */
export const changeMembers = (scope: Scope, id: number, { add = [], remove = [] }: Changes) =>
  tx(async () => {
    await lockJoining(scope, add)
    return contactGroups.patch(scope, id, async ({ kind }) => {
      if (kind === 'dynamic') throw invalidProblem(add.length > 0 ? 'add' : 'remove', BY_RULE)
      await assertContactsExist(scope, add, 'add')
      await removeMembers(id, remove)
      await addMembers(id, add.filter(notIn(remove)), 'add')
      return {}
    })
  })
