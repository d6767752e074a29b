import type { components } from '../../../../generated/api.d.ts'
import { operations } from '../../../../generated/operations.ts'
import { allows } from '../../../contract/gate.ts'
import type { Scope } from '../http/scope.ts'
import { db } from '../store/db.ts'

// Who sees what contacts have in an own field. The server itself, as the bot, the rules and the import do, knows all fields.

type Level = components['schemas']['ContactField']['visible_to']
type Values = components['schemas']['Contact']['custom']

/** A caller, as far as they see own fields. */
export type FieldReader = Pick<Scope, 'botId' | 'permissions' | 'planId' | 'roleId'>

/** Whether the caller sees what contacts have in a field. */
export const isSeen = (scope: FieldReader, { visible_to }: { visible_to: Level }): boolean =>
  seenLevels(scope).includes(visible_to)

/** Returns the levels of visibility whose fields the caller sees. Whoever may change the fields sees all. */
export function seenLevels(scope: FieldReader): readonly Level[] {
  if (managesFields(scope)) return ['team', 'agenda', 'managers']
  return scope.permissions.contacts ? ['team', 'agenda'] : ['team']
}

/** Returns the keys of the own fields that the caller does not see. */
export async function hiddenKeys(scope: FieldReader): Promise<ReadonlySet<string>> {
  if (managesFields(scope)) return new Set()
  const rows = await db()
    .selectFrom('contact_field')
    .select('key')
    .where('bot_id', '=', scope.botId)
    .where('visible_to', 'not in', [...seenLevels(scope)])
    .execute()
  return new Set(rows.map(({ key }) => key))
}

/**
 * Returns the keys of the own fields that the caller sees; undefined if they see all, also those that were deleted since.
 */
export async function seenKeys(scope: FieldReader): Promise<ReadonlySet<string> | undefined> {
  if (managesFields(scope)) return undefined
  const rows = await db()
    .selectFrom('contact_field')
    .select('key')
    .where('bot_id', '=', scope.botId)
    .where('visible_to', 'in', [...seenLevels(scope)])
    .execute()
  return new Set(rows.map(({ key }) => key))
}

/** Returns an audited state of a contact with the values of these own fields alone. */
export function withKeys<T extends { custom?: Values | undefined }>(of: T, keys: ReadonlySet<string>): T {
  if (!of.custom) return of
  return { ...of, custom: Object.fromEntries(Object.entries(of.custom).filter(([key]) => keys.has(key))) }
}

/** Returns a contact without the values of these own fields. */
export function withoutKeys<T extends { custom?: Values | undefined }>(of: T, keys: ReadonlySet<string>): T {
  if (keys.size === 0 || !of.custom) return of
  return { ...of, custom: Object.fromEntries(Object.entries(of.custom).filter(([key]) => !keys.has(key))) }
}

function managesFields({ permissions, planId, roleId }: FieldReader): boolean {
  const membership = { permissions: { ...permissions }, plan: planId, role: roleId }
  return allows(operations.contactFieldUpdate.access, { user: { admin: false }, membership })
}
