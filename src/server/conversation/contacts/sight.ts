import { operations } from '../../../../generated/operations.ts'
import { allows } from '../../../contract/gate.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import type { Contact } from './contact.ts'
import { type ContactField, fieldsOf } from './fields.ts'

// Who sees what contacts have in an own field. The server itself, as the bot, the rules and the import do, knows all fields.

type Caller = Pick<Scope, 'botId' | 'permissions' | 'planId' | 'roleId'>

/** Returns the own fields that the caller sees, in their order. Whoever may change the fields sees all. */
export async function seenFieldsOf(scope: Caller) {
  const fields = await fieldsOf(scope)
  return fields.filter((field) => isSeen(scope, field))
}

/** Whether the caller sees what contacts have in a field. */
export const isSeen = (scope: Caller, { visible_to }: Pick<ContactField, 'visible_to'>): boolean =>
  seenLevels(scope).includes(visible_to)

/** Returns the levels of visibility whose fields the caller sees. */
export function seenLevels(scope: Caller): readonly ContactField['visible_to'][] {
  if (managesFields(scope)) return ['team', 'agenda', 'managers']
  return scope.permissions.contacts ? ['team', 'agenda'] : ['team']
}

/** Returns the keys of the own fields that the caller does not see. */
export async function hiddenKeys(scope: Caller): Promise<ReadonlySet<string>> {
  if (managesFields(scope)) return new Set()
  const fields = await fieldsOf(scope)
  return new Set(fields.flatMap((field) => (isSeen(scope, field) ? [] : [field.key])))
}

/** Returns a contact as the caller may see it: without the values of hidden fields. */
export async function asSeen(scope: Caller, contact: Contact): Promise<Contact> {
  return withoutKeys(contact, await hiddenKeys(scope))
}

/** Returns a contact, or an audited state of one, without the values of these own fields. */
export function withoutKeys<T extends { custom?: Contact['custom'] | undefined }>(of: T, keys: ReadonlySet<string>): T {
  if (keys.size === 0 || !of.custom) return of
  return { ...of, custom: Object.fromEntries(Object.entries(of.custom).filter(([key]) => !keys.has(key))) }
}

function managesFields({ permissions, planId, roleId }: Caller): boolean {
  const membership = { permissions: { ...permissions }, plan: planId, role: roleId }
  return allows(operations.contactFieldUpdate.access, { user: { admin: false }, membership })
}
