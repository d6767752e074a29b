import { sql } from 'kysely'
import type { components } from '../../../generated/api.d.ts'
import { safeHref } from '../../contract/rich-text.ts'
import { record } from '../audit/record.ts'
import { currentCall } from '../http/context.ts'
import { problem, refusals } from '../http/problem.ts'
import type { Scope } from '../http/scope.ts'
import { db, isDuplicate, json, tx } from '../store/db.ts'
import type { Contact } from './contact.ts'

/** What a business keeps about its contacts besides what every contact has. */
export type ContactField = components['schemas']['ContactField']
type Input = components['schemas']['ContactFieldInput']
type Value = NonNullable<Contact['custom']>[string]

/** The bot's own data of contacts, by their names. */
export async function contactFields({ botId }: Pick<Scope, 'botId'>): Promise<ContactField[]> {
  const rows = await db()
    .selectFrom('contact_field as f')
    .selectAll()
    .select(
      sql<number>`(select count(*) from contact k where k.bot_id = f.bot_id and k.custom ? f.key)::int`.as(
        'used_count',
      ),
    )
    .where('f.bot_id', '=', botId)
    .orderBy(sql`fold(f.label)`)
    .orderBy('f.id')
    .execute()
  return rows.map(({ bot_id: _bot, created_at, updated_at, ...row }) => ({
    ...row,
    type: row.type as ContactField['type'],
    options: row.options as string[],
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }))
}

/** Defines one more; 409 when its key is taken. */
export function createField(scope: Scope, input: Input): Promise<ContactField> {
  return withUniqueKey(async () => {
    const at = currentCall().services.clock()
    const { id } = await db()
      .insertInto('contact_field')
      .values({ bot_id: scope.botId, key: input.key, ...columns(input), created_at: at, updated_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    const made = await fieldOf(scope, id)
    await record({ action: 'create', resource: 'contact_field', id, label: made.label, after: columns(made) })
    return made
  })
}

/** Changes one. Its key and type stay as they are once a contact has a value for it (409). */
export function updateField(scope: Scope, id: number, input: Input): Promise<ContactField> {
  return withUniqueKey(async () => {
    const before = await fieldOf(scope, id)
    if (input.version !== undefined && input.version !== before.version) throw refusals.stale(before)
    if (before.used_count > 0 && (input.key !== before.key || input.type !== before.type))
      throw problem(409, 'in_use', 'El dato ya se usa: la clave y el tipo no pueden cambiar.')
    await db()
      .updateTable('contact_field')
      .set({
        key: input.key,
        ...columns(input),
        updated_at: currentCall().services.clock(),
        version: sql`version + 1`,
      })
      .where('id', '=', id)
      .execute()
    const after = await fieldOf(scope, id)
    const facts = { before: columns(before), after: columns(after) }
    await record({ action: 'update', resource: 'contact_field', id, label: after.label, ...facts })
    return after
  })
}

/** Deletes one that no contact has a value for; 409 otherwise. */
export function deleteField(scope: Scope, id: number): Promise<void> {
  return tx(async () => {
    const before = await fieldOf(scope, id)
    if (before.used_count > 0) throw problem(409, 'in_use', 'Hay contactos que tienen este dato.')
    await db().deleteFrom('contact_field').where('id', '=', id).execute()
    await record({ action: 'delete', resource: 'contact_field', id, label: before.label, before: columns(before) })
  })
}

/** 422 at the field of a value that its definition does not take; what is empty is left out. */
export function checkedValues(
  fields: readonly ContactField[],
  given: NonNullable<Contact['custom']>,
  before: NonNullable<Contact['custom']>,
): NonNullable<Contact['custom']> {
  const known = new Map(fields.map((field) => [field.key, field]))
  const kept: NonNullable<Contact['custom']> = {}
  for (const [key, value] of Object.entries(given)) {
    const field = known.get(key)
    const fault = field ? faultOf(field, value) : value === before[key] ? undefined : 'Este dato no está definido.'
    if (fault) throw problem(422, 'invalid', fault, { [`custom.${key}`]: [fault] })
    if (value !== null && value !== '') kept[key] = value
  }
  const missing = fields.find(({ key, required }) => required && kept[key] === undefined)
  if (!missing) return kept
  const text = `Falta completar ${missing.label}.`
  throw problem(422, 'invalid', text, { [`custom.${missing.key}`]: [text] })
}

function faultOf({ type, options = [] }: ContactField, value: Value): string | undefined {
  if (value === null || value === '') return undefined
  const fits: Record<ContactField['type'], () => boolean> = {
    text: () => typeof value === 'string',
    number: () => typeof value === 'number' && Number.isFinite(value),
    boolean: () => typeof value === 'boolean',
    date: () => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)),
    select: () => typeof value === 'string' && options.includes(value),
    link: () => typeof value === 'string' && safeHref(value) !== undefined,
  }
  return fits[type]() ? undefined : faults[type]
}

const faults: Record<ContactField['type'], string> = {
  text: 'El valor no es un texto.',
  number: 'El valor no es un número.',
  boolean: 'El valor no es sí o no.',
  date: 'La fecha no es válida.',
  select: 'El valor no es una de las opciones.',
  link: 'El enlace no es válido.',
}

function columns({ label, type, options = [], hint = '', required = false, visible_in_chat = false }: Input) {
  return { label, type, options: json(options), hint, required, visible_in_chat }
}

async function fieldOf(scope: Scope, id: number): Promise<ContactField> {
  const found = (await contactFields(scope)).find((field) => field.id === id)
  if (!found) throw refusals.notFound()
  return found
}

async function withUniqueKey<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await tx(work)
  } catch (error) {
    if (!isDuplicate(error)) throw error
    const text = 'Ya existe un dato con esa clave.'
    throw problem(409, 'duplicate', text, { key: [text] })
  }
}
