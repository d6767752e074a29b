import { sql } from 'kysely'
import { ContactGroupInputLimits } from '../../../../generated/limits.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { checkIds } from '../../foundation/resource/references.ts'
import { invalidProblem } from '../../foundation/resource/refuse.ts'
import { changeRows } from '../../foundation/resource/rows.ts'
import { db } from '../../foundation/store/db.ts'

/** Rejects contacts that the bot does not have, at the field. */
export const assertContactsExist = (scope: Scope, ids: readonly number[], field: string) =>
  checkIds(scope, 'contact', ids, { field, text: 'Elegiste un contacto que ya no existe. Quítalo y vuelve a guardar.' })

/**
 * Rejects groups that the bot does not have, and those by rules, which nobody is put into by hand.
 * @param missing what is said of a group that does not exist
 * @throws 422 at the field
 */
export async function assertFixedGroups(
  scope: Scope,
  ids: readonly number[],
  field: string,
  missing: string,
): Promise<void> {
  if (ids.length === 0) return
  await checkIds(scope, 'contact_group', ids, { field, text: missing })
  const byRule = await db()
    .selectFrom('contact_group')
    .select('name')
    .where('id', 'in', [...ids])
    .where('kind', '=', 'dynamic')
    .orderBy('id')
    .executeTakeFirst()
  if (byRule) throw invalidProblem(field, `El grupo «${byRule.name}» se arma con su regla. Elige un grupo fijo.`)
}

/** Returns a predicate for ids that are not in the list. */
export function notIn(ids: readonly number[]) {
  const present = new Set(ids)
  return (id: number) => !present.has(id)
}

/**
 * Locks the contacts that join a group, and then the group, like whoever saves a contact with its groups. Call it before
 * the bot is locked.
 * @param groupId absent for a group that is not created yet
 */
export async function lockJoining(
  { botId }: Pick<Scope, 'botId'>,
  joining: readonly number[],
  groupId?: number,
): Promise<void> {
  if (joining.length > 0)
    await sql`
      select from contact k where k.bot_id = ${botId} and k.id = any(${[...joining]}::integer[]) and not exists (
        select from contact_group_member m where m.group_id = ${groupId ?? null}::integer and m.contact_id = k.id)
      order by k.id for key share of k`.execute(db())
  if (groupId !== undefined)
    await sql`
      select from contact_group where bot_id = ${botId} and id = ${groupId} for no key update`.execute(db())
}

/** Removes contacts from a group. Contacts that are not in it are ignored. */
export async function removeMembers(group_id: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db()
    .deleteFrom('contact_group_member')
    .where('group_id', '=', group_id)
    .where('contact_id', 'in', ids)
    .execute()
}

/**
 * Adds contacts to a group. Contacts that are already in it are ignored.
 * @throws 422 at the field when the group exceeds its limit
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
    throw invalidProblem(field, 'Un grupo admite hasta 10.000 contactos. Quita algunos.')
}

/**
 * Sets the groups of a contact. Memberships in deleted groups are kept. Groups that gain or lose the contact get a new
 * version, so that a concurrent edit is detected.
 */
export async function setGroups(
  scope: Scope,
  contact_id: number,
  before: readonly number[],
  now: readonly number[],
): Promise<void> {
  const [gained, lost] = [now.filter(notIn(before)), before.filter(notIn(now))]
  const changed = [...gained, ...lost]
  if (changed.length === 0) return
  // Locked in a fixed order to avoid a deadlock between concurrent changes.
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
