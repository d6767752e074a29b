import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { toColumns } from '../../foundation/resource/columns.ts'
import { resource } from '../../foundation/resource/resource.ts'
import { addMembers, assertContactsExist, notIn, removeMembers } from '../contacts/members.ts'

type Changes = components['schemas']['GroupMembersInput']

/** Groups of contacts, maintained manually. A contact may be in several groups. */
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
  displayName: 'name',
  unique: { contact_group_name: ['name', 'Ya existe un grupo con ese nombre. Elige otro.'] },
  columns: ({ member_ids: _, ...input }) => toColumns(input),
  checkReferences: (scope, { member_ids = [] }) => assertContactsExist(scope, member_ids, 'member_ids'),
  // Only the differences are written, so that a contact added concurrently is kept.
  saveRelated: async (_, id, { member_ids: now }, before) => {
    if (!now) return
    const old = before?.member_ids ?? []
    await removeMembers(id, old.filter(notIn(now)))
    await addMembers(id, now.filter(notIn(old)), 'member_ids')
  },
})

/** Adds and removes contacts of a group. */
export const changeMembers = (scope: Scope, id: number, { add = [], remove = [] }: Changes) =>
  contactGroups.patch(scope, id, async () => {
    await assertContactsExist(scope, add, 'add')
    await removeMembers(id, remove)
    await addMembers(id, add.filter(notIn(remove)), 'add')
    return {}
  })
