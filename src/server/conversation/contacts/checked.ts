import type { components } from '../../../../generated/api.d.ts'
import { isCountryCode } from '../../../contract/country-codes.ts'
import { currentCall } from '../../foundation/http/context.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { invalidProblem, takenProblem } from '../../foundation/resource/refuse.ts'
import { hiddenKeys, withoutKeys } from '../../foundation/scope/own-fields.ts'
import { db, isDuplicate, json, tx } from '../../foundation/store/db.ts'
import { assignable } from '../chats/people.ts'
import type { Contact } from './contact.ts'
import { documentNumber } from './document.ts'
import { checkedValues } from './fields.ts'
import { contactLabels } from './labels.ts'
import { assertFixedGroups } from './members.ts'
import { checkedPhone } from './phones.ts'
import { seenFieldsOf } from './sight.ts'

export type ContactInput = components['schemas']['ContactInput']

type Values = NonNullable<Contact['custom']>

/** What is known of a contact before it is changed; of a new one, nothing. */
type Before = Pick<Contact, 'phone' | 'country' | 'assigned_user_id' | 'custom' | 'marketing'>

/**
 * Checks what is stored of a contact. Returns it with the values in their stored form, and the columns that it sets.
 * Absent fields are absent in both.
 * @throws 422 at the field of a value that cannot be stored
 */
export async function checkedContact(scope: Scope, input: ContactInput, before: Before) {
  const { name, email, company, city, province, country, area_id, assigned_user_id, marketing } = input
  await checkReferences(scope, input, before)
  const phone = input.phone === undefined ? undefined : await checkedPhone(scope, input.phone, before.phone ?? '')
  if (country && country !== before.country && !isCountryCode(country))
    throw invalidProblem('country', 'No conocemos ese país. Elige uno de la lista.')
  const document = checkedDocument(input.document)
  const custom = input.custom && (await checkedOwn(scope, input.custom, before.custom ?? {}))
  const plain = { name, phone, company, city, province, country, area_id, assigned_user_id }
  return {
    values: { ...plain, email, document, custom, marketing },
    columns: {
      ...defined(plain),
      ...(email !== undefined && { email: email || null }),
      ...(document !== undefined && { document: document && json(document) }),
      ...(custom !== undefined && { custom: json(custom) }),
      ...consentColumns(scope, input, before),
    },
  }
}

/** Returns the values of own fields as they are stored. What the caller does not see stays, and is not asked for. */
async function checkedOwn(scope: Scope, given: Values, before: Values): Promise<Values> {
  const hidden = await hiddenKeys(scope)
  const seen = withoutKeys({ custom: before }, hidden).custom
  const kept = Object.entries(before).filter(([key]) => hidden.has(key))
  return { ...Object.fromEntries(kept), ...checkedValues(await seenFieldsOf(scope), given, seen) }
}

async function checkReferences(scope: Scope, { area_id, assigned_user_id, groups }: ContactInput, before: Before) {
  const missing = 'Elegiste un grupo que ya no existe. Quítalo y vuelve a guardar.'
  await assertFixedGroups(scope, groups ?? [], 'groups', missing)
  if (area_id != null && !(await hasArea(scope, area_id)))
    throw invalidProblem('area_id', 'Esa área ya no existe. Elige otra.')
  if (assigned_user_id == null || assigned_user_id === before.assigned_user_id) return
  const people = await assignable(scope)
  if (!people.some(({ id }) => id === assigned_user_id))
    throw invalidProblem('assigned_user_id', 'Esa persona no atiende conversaciones de este chatbot. Elige otra.')
}

function checkedDocument(document: ContactInput['document']) {
  if (!document) return document
  const value = documentNumber(document)
  if (!value) throw invalidProblem('document.value', 'Ese número de documento no existe. Revísalo.')
  return { kind: document.kind, value }
}

async function hasArea({ botId }: Scope, id: number): Promise<boolean> {
  const query = db().selectFrom('area').select('id').where('bot_id', '=', botId).where('id', '=', id)
  return (await query.executeTakeFirst()) !== undefined
}

/** Returns the consent columns. A change stores who recorded it and when. */
function consentColumns({ userId, userName }: Scope, { marketing }: ContactInput, before: Before) {
  if (marketing === undefined || marketing === before.marketing) return {}
  const consent_at = currentCall().services.clock()
  return {
    consent: marketing,
    consent_source: `${userId === null ? 'API' : 'Consola'}: ${userName}`.slice(0, 60),
    consent_at,
    consent_text_version: '',
  }
}

/**
 * Sets the labels of a contact.
 * @throws 422 for one that does not exist or is for conversations only
 */
export async function setLabels(scope: Scope, contactId: number, labels: readonly number[]): Promise<void> {
  const known = await contactLabels(scope, labels)
  if (known.length < labels.length)
    throw invalidProblem('labels', 'Elegiste una etiqueta que ya no existe o es solo para conversaciones. Quítala.')
  await db().deleteFrom('contact_label').where('contact_id', '=', contactId).execute()
  if (known.length)
    await db()
      .insertInto('contact_label')
      .values(known.map(({ id }) => ({ contact_id: contactId, label_id: id })))
      .execute()
}

function defined<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>
}

/** Returns the audited fields of a contact. */
export function auditedFields(contact: Contact) {
  const { name, phone, email, document, company, city, province, country, labels, custom, marketing } = contact
  const { groups, area_id, assigned_user_id } = contact
  return {
    ...{ name, phone, email, document, company, city, province, country, labels, custom, marketing },
    ...{ groups, area_id, assigned_user_id },
  }
}

/**
 * Runs the work in a transaction.
 * @param email the one that the work stores
 * @throws 409 at the e-mail if another contact has it, by name for those who see all contacts
 */
export async function withUniqueEmail<T>(scope: Scope, email: string | undefined, work: () => Promise<T>): Promise<T> {
  try {
    return await tx(work)
  } catch (error) {
    if (!isDuplicate(error, 'contact_email')) throw error
    const owner = scope.permissions.contacts && email ? await ownerOf(scope, email) : undefined
    const text = owner
      ? `Ya lo tiene «${owner}». Abre ese contacto o ingresa otro correo.`
      : 'Ya hay un contacto con ese correo. Ingresa otro.'
    throw takenProblem('email', text)
  }
}

async function ownerOf({ botId }: Scope, email: string): Promise<string | undefined> {
  const row = await db()
    .selectFrom('contact')
    .select(['name', 'phone'])
    .where('bot_id', '=', botId)
    .where((where) => where(where.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst()
  return row && (row.name || row.phone)
}
