import { type FieldReader, hiddenKeys, isSeen, withoutKeys } from '../../foundation/scope/own-fields.ts'
import type { Contact } from './contact.ts'
import { fieldsOf } from './fields.ts'

/** Returns the own fields that the caller sees, in their order. */
export async function seenFieldsOf(scope: FieldReader) {
  const fields = await fieldsOf(scope)
  return fields.filter((field) => isSeen(scope, field))
}

/** Returns a contact as the caller may see it: without the values of hidden fields. */
export async function asSeen(scope: FieldReader, contact: Contact): Promise<Contact> {
  return withoutKeys(contact, await hiddenKeys(scope))
}
