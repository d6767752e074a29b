import { sql } from 'kysely'
import type { components } from '../../../generated/api.d.ts'
import type { Scope } from '../http/scope.ts'
import { checkIds } from '../resource/references.ts'
import { resource, stored } from '../resource/resource.ts'
import { db } from '../store/db.ts'

/** Contacts that a business keeps together, by hand; a contact may be in several groups. */
export const contactGroups = resource('contactGroup', {
  table: 'contact_group',
  from: (rows) =>
    rows.selectAll().select([
      sql<'static'>`'static'::text`.as('kind'),
      sql<null>`null`.as('rule'),
      sql<null>`null`.as('refreshed_at'),
      sql<number>`0`.as('used_in'),
      sql<number[]>`coalesce((select jsonb_agg(contact_id order by contact_id) from contact_group_member
        where group_id = contact_group.id), '[]'::jsonb)`.as('member_ids'),
      sql<number>`(select count(*)::int from contact_group_member where group_id = contact_group.id)`.as('members'),
    ]),
  named: 'name',
  unique: { contact_group_name: ['name', 'Ya existe un grupo con ese nombre.'] },
  columns: ({ member_ids: _, ...input }) => stored(input),
  check: (scope, { member_ids = [] }) => mustExist(scope, member_ids, 'member_ids'),
  parts: async (_, id, { member_ids }) => {
    if (!member_ids) return
    await db().deleteFrom('contact_group_member').where('group_id', '=', id).execute()
    await addMembers(id, member_ids)
  },
})

/** Adds contacts to a group and takes others out of it. */
export const changeMembers = (scope: Scope, id: number, { add = [], remove = [] }: Changes) =>
  contactGroups.patch(scope, id, async () => {
    await mustExist(scope, add, 'add')
    await addMembers(id, add)
    if (remove.length)
      await db()
        .deleteFrom('contact_group_member')
        .where('group_id', '=', id)
        .where('contact_id', 'in', remove)
        .execute()
    return {}
  })

type Changes = components['schemas']['GroupMembersInput']

const mustExist = (scope: Scope, ids: readonly number[], field: string) =>
  checkIds(scope, 'contact', ids, { field, text: 'Hay contactos que no existen.' })

async function addMembers(group_id: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const rows = ids.map((contact_id) => ({ group_id, contact_id }))
  await db()
    .insertInto('contact_group_member')
    .values(rows)
    .onConflict((clash) => clash.doNothing())
    .execute()
}

/** Makes these the groups that a contact is in; where they were in a deleted one, they stay. */
export async function setGroups(contact_id: number, ids: readonly number[]): Promise<void> {
  const live = db().selectFrom('contact_group').select('id').where('deleted_at', 'is', null)
  await db()
    .deleteFrom('contact_group_member')
    .where('contact_id', '=', contact_id)
    .where('group_id', 'in', live)
    .execute()
  for (const group_id of ids) await addMembers(group_id, [contact_id])
}
