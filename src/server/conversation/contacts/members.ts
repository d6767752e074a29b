import { sql } from 'kysely'
import { ContactGroupInputLimits } from '../../../../generated/limits.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { checkIds } from '../../foundation/resource/references.ts'
import { invalid } from '../../foundation/resource/refuse.ts'
import { changeRows } from '../../foundation/resource/rows.ts'
import { db } from '../../foundation/store/db.ts'

/** Refuses contacts that the bot does not have, at the field. */
export const mustExist = (scope: Scope, ids: readonly number[], field: string) =>
  checkIds(scope, 'contact', ids, { field, text: 'Hay contactos que no existen.' })

/** A filter of what a list lacks. */
export function absentFrom(ids: readonly number[]) {
  const present = new Set(ids)
  return (id: number) => !present.has(id)
}

/** Takes contacts out of a group; those that are not in it are passed over. */
export async function removeMembers(group_id: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db()
    .deleteFrom('contact_group_member')
    .where('group_id', '=', group_id)
    .where('contact_id', 'in', ids)
    .execute()
}

/**
 * Adds contacts to a group; those that are in it already are passed over.
 * @throws 422 at the field when the group had more contacts than a group may have
 */
export async function addMembers(group_id: number, ids: readonly number[], field: string): Promise<void> {
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
  if (total > ContactGroupInputLimits.member_ids.maxItems)
    throw invalid(field, 'Un grupo tiene hasta 10.000 contactos.')
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
