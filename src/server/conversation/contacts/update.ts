import type { components } from '../../../../generated/api.d.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import { type Scope, writerOf } from '../../foundation/http/scope.ts'
import { person } from '../../foundation/resource/person.ts'
import { checkIds } from '../../foundation/resource/references.ts'
import { hasValues, unchanged } from '../../foundation/resource/unchanged.ts'
import { nextVersion } from '../../foundation/resource/version.ts'
import { visibleTo } from '../../foundation/scope/visibility.ts'
import { db, isDuplicate, json, tx } from '../../foundation/store/db.ts'
import { lockChatsOf, renameChats } from '../chats/core/naming.ts'
import { assignable } from '../chats/people.ts'
import { recordChanges } from './changed.ts'
import { type Contact, contactOf } from './contact.ts'
import { documentNumber } from './document.ts'
import { checkedValues, contactFields } from './fields.ts'
import { setGroups } from './members.ts'

type Input = components['schemas']['ContactInput']

/**
 * Throws 404 unless the caller may see the contact: all contacts with the contacts permission, otherwise those of
 * visible chats.
 */
export async function assertVisible(scope: Scope, id: number): Promise<void> {
  if (scope.permissions.contacts) return
  const row = await db()
    .selectFrom('chat')
    .select('id')
    .where('contact_id', '=', id)
    .where(visibleTo(scope))
    .limit(1)
    .executeTakeFirst()
  if (!row) throw commonProblems.notFound()
}

/**
 * Updates a contact. Absent fields stay unchanged. 409 when it was changed in the meantime or another contact has the
 * e-mail.
 */
export async function updateContact(scope: Scope, id: number, input: Input): Promise<Contact> {
  await assertVisible(scope, id)
  return withUniqueEmail(async () => {
    const chats = await lockChatsOf(scope.botId, id)
    const row = await db()
      .selectFrom('contact')
      .select(['version', 'updated_at', person('updated_by').as('updated_by')])
      .where('bot_id', '=', scope.botId)
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!row) throw commonProblems.notFound()
    const before = await contactOf(scope, id)
    if (input.version !== undefined && input.version !== row.version)
      throw commonProblems.stale(before, { at: row.updated_at, ...(row.updated_by && { by: row.updated_by }) })
    const { name, phone, email, company, city, province, country, marketing } = input
    const plain = { name, phone, company, city, province, country }
    const { custom, document, ...references } = await checkedReferences(scope, input, before)
    const isNamed = name === undefined || chats.every(({ user_name }) => user_name === name)
    const listed = { labels: ordered(input.labels), groups: ordered(input.groups) }
    const wanted = { ...plain, email, custom, document, ...references, marketing, ...listed }
    if (isNamed && hasValues(before, wanted)) return unchanged(before)
    await db()
      .updateTable('contact')
      .set({
        ...defined(plain),
        ...(email !== undefined && { email: email || null }),
        ...(document !== undefined && { document: document && json(document) }),
        ...(custom !== undefined && { custom: json(custom) }),
        ...references,
        ...consent(scope, input, before),
        updated_at: currentCall().services.clock(),
        updated_by: scope.userId,
        version: nextVersion,
      })
      .where('id', '=', id)
      .execute()
    if (name !== undefined) await renameChats(chats, name)
    if (input.labels) await setLabels(scope, id, input.labels)
    if (input.groups) await setGroups(scope, id, before.groups ?? [], input.groups)
    const after = await contactOf(scope, id)
    const facts = { before: auditedFields(before), after: auditedFields(after) }
    await writeAudit({ id, label: after.name, ...facts })
    await recordChanges(scope, after, facts.before, facts.after)
    return after
  })
}

/** Adds a note to a contact. */
export async function addNote(scope: Scope, id: number, text: string): Promise<Contact> {
  await assertVisible(scope, id)
  return tx(async () => {
    const { name } = await contactOf(scope, id)
    await db()
      .insertInto('contact_note')
      .values({
        contact_id: id,
        user_id: scope.userId,
        signed_as: writerOf(scope).signedAs ?? null,
        text,
        at: currentCall().services.clock(),
      })
      .execute()
    await writeAudit({ id, label: name, after: { note: text } })
    return contactOf(scope, id)
  })
}

/** Validates and returns the columns that need checks: document, custom fields, area, assigned person and groups. */
async function checkedReferences(scope: Scope, input: Input, before: Contact) {
  const { document, custom, area_id, assigned_user_id, groups } = input
  await checkIds(scope, 'contact_group', groups ?? [], {
    field: 'groups',
    text: 'Elegiste un grupo que ya no existe. Quítalo y vuelve a guardar.',
  })
  if (area_id != null && !(await hasArea(scope, area_id)))
    throw invalid('area_id', 'Esa área ya no existe. Elige otra.')
  if (assigned_user_id != null && assigned_user_id !== before.assigned_user_id) {
    const people = await assignable(scope)
    if (!people.some(({ id }) => id === assigned_user_id))
      throw invalid('assigned_user_id', 'Esa persona no atiende conversaciones de este chatbot. Elige otra.')
  }
  const value = document && documentNumber(document)
  if (document && !value) throw invalid('document', 'Ese número de documento no existe. Revísalo.')
  return {
    ...(document !== undefined && { document: document && value ? { kind: document.kind, value } : null }),
    ...(custom !== undefined && { custom: checkedValues(await contactFields.all(scope), custom, before.custom ?? {}) }),
    ...(area_id !== undefined && { area_id }),
    ...(assigned_user_id !== undefined && { assigned_user_id }),
  }
}

async function hasArea({ botId }: Scope, id: number): Promise<boolean> {
  const query = db().selectFrom('area').select('id').where('bot_id', '=', botId).where('id', '=', id)
  return (await query.executeTakeFirst()) !== undefined
}

/** Returns the consent columns. A change stores who recorded it and when. */
function consent({ userId, userName }: Scope, { marketing }: Input, before: Contact) {
  if (marketing === undefined || marketing === before.marketing) return {}
  const consent_at = currentCall().services.clock()
  return {
    consent: marketing,
    consent_source: `${userId === null ? 'API' : 'Consola'}: ${userName}`.slice(0, 60),
    consent_at,
    consent_text_version: '',
  }
}

async function setLabels({ botId }: Scope, contactId: number, labels: readonly number[]): Promise<void> {
  const known = labels.length
    ? await db()
        .selectFrom('label')
        .select('id')
        .where('bot_id', '=', botId)
        .where('scope', 'in', ['contact', 'both'])
        .where('id', 'in', labels)
        .execute()
    : []
  if (known.length < labels.length)
    throw invalid('labels', 'Elegiste una etiqueta que ya no existe o es solo para conversaciones. Quítala.')
  await db().deleteFrom('contact_label').where('contact_id', '=', contactId).execute()
  if (known.length)
    await db()
      .insertInto('contact_label')
      .values(known.map(({ id }) => ({ contact_id: contactId, label_id: id })))
      .execute()
}

/** Returns ids in the order in which a contact has them. */
const ordered = (ids: readonly number[] | undefined) => ids && [...new Set(ids)].sort((a, b) => a - b)

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

function invalid(field: string, text: string) {
  return problem(422, 'invalid', text, { [field]: [text] })
}

async function withUniqueEmail<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await tx(work)
  } catch (error) {
    if (!isDuplicate(error, 'contact_email')) throw error
    const text = 'Ya hay un contacto con ese correo. Ingresa otro.'
    throw problem(409, 'taken', text, { email: [text] })
  }
}
