import { sql } from 'kysely'
import type { components } from '../../../generated/api.d.ts'
import type { Scope } from '../http/scope.ts'
import { checkIds } from '../resource/references.ts'
import { invalid } from '../resource/refuse.ts'
import { resource, stored } from '../resource/resource.ts'
import { changeRows } from '../resource/rows.ts'
import { db } from '../store/db.ts'

type Group = components['schemas']['ContactGroup']
type Fixed = Pick<Group, 'rule' | 'used_in' | 'refreshed_at'>

/** How many contacts a group has at most. */
const MOST = 10_000

/** Contacts that a business keeps together, by hand; a contact may be in several groups. */
export const contactGroups = resource('contactGroup', {
  table: 'contact_group',
  from: (rows) =>
    rows.selectAll().select([
      sql<number[]>`coalesce((select jsonb_agg(contact_id order by contact_id) from contact_group_member
        where group_id = contact_group.id), '[]'::jsonb)`.as('member_ids'),
      sql<number>`(select count(*)::int from contact_group_member where group_id = contact_group.id)`.as('members'),
      sql<Group['kind']>`'static'::text`.as('kind'),
    ]),
  read: (_, rows) =>
    rows.map((row) => ({
      ...row,
      ...({ rule: null, used_in: 0, refreshed_at: null } satisfies Fixed),
    })),
  named: 'name',
  unique: { contact_group_name: ['name', 'Ya existe un grupo con ese nombre.'] },
  trash: true,
  columns: ({ member_ids: _, ...input }) => stored(input),
  check: (scope, { member_ids = [] }) => mustExist(scope, member_ids, 'member_ids'),
  // only who comes and goes is written: whom a contact's own change adds meanwhile stays
  parts: async (_, id, { member_ids: now }, before) => {
    if (!now) return
    const old = before?.member_ids ?? []
    await removeMembers(id, old.filter(absentFrom(now)))
    await addMembers(id, now.filter(absentFrom(old)), 'member_ids')
  },
})

/** Adds contacts to a group and takes others out of it. */
export const changeMembers = (scope: Scope, id: number, { add = [], remove = [] }: Changes) =>
  contactGroups.patch(scope, id, async () => {
    await mustExist(scope, add, 'add')
    await removeMembers(id, remove)
    await addMembers(id, add.filter(absentFrom(remove)), 'add')
    return {}
  })

type Changes = components['schemas']['GroupMembersInput']

const mustExist = (scope: Scope, ids: readonly number[], field: string) =>
  checkIds(scope, 'contact', ids, { field, text: 'Hay contactos que no existen.' })

function absentFrom(ids: readonly number[]) {
  const present = new Set(ids)
  return (id: number) => !present.has(id)
}

async function removeMembers(group_id: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db()
    .deleteFrom('contact_group_member')
    .where('group_id', '=', group_id)
    .where('contact_id', 'in', ids)
    .execute()
}

/** @throws 422 at the field when the group had more contacts than a group may have */
async function addMembers(group_id: number, ids: readonly number[], field: string): Promise<void> {
  if (ids.length === 0) return
  const rows = ids.map((contact_id) => ({ group_id, contact_id }))
  await db()
    .insertInto('contact_group_member')
    .values(rows)
    .onConflict((clash) => clash.doNothing())
    .execute()
  const { total } = await db()
    .selectFrom('contact_group_member')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('group_id', '=', group_id)
    .executeTakeFirstOrThrow()
  if (total > MOST) throw invalid(field, 'Un grupo tiene hasta 10.000 contactos.')
}

/**
 * Makes these the groups that a contact is in; where they were in a deleted one, they stay. A group that gains or loses
 * the contact is changed by it, so that who edits it meanwhile is told.
 */
export async function setGroups(
  scope: Scope,
  contact_id: number,
  before: readonly number[],
  now: readonly number[],
): Promise<void> {
  const [gained, lost] = [now.filter(absentFrom(before)), before.filter(absentFrom(now))]
  const changed = [...gained, ...lost]
  if (changed.length === 0) return
  // in one order, so that two who change several groups wait for each other
  await db()
    .selectFrom('contact_group')
    .select('id')
    .where('id', 'in', changed)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  for (const id of lost) await removeMembers(id, [contact_id])
  for (const id of gained) await addMembers(id, [contact_id], 'groups')
  await changeRows(scope, 'contact_group', changed, {})
}
