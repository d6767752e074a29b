import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { resource, stored } from '../../foundation/resource/resource.ts'
import { absentFrom, addMembers, mustExist, removeMembers } from '../contacts/members.ts'

type Changes = components['schemas']['GroupMembersInput']

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
  refers: (scope, { member_ids = [] }) => mustExist(scope, member_ids, 'member_ids'),
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
