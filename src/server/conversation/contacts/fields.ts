import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { MaximumsLimits } from '../../../../generated/limits.ts'
import { ownOf } from '../../../contract/path.ts'
import { fold } from '../../../contract/phrase.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { refuseBeyond } from '../../foundation/resource/maximum.ts'
import { invalidProblem } from '../../foundation/resource/refuse.ts'
import { resource } from '../../foundation/resource/resource.ts'
import { nextVersion } from '../../foundation/resource/version.ts'
import { db } from '../../foundation/store/db.ts'
import { recordContactEvent } from '../ledger/record.ts'
import { valueFault } from './values.ts'

const IN_USE = 'Hay contactos que tienen este dato. Recarga y confirma que lo pierden.'

/** Keys that mean something else in the programs that read contacts. */
const RESERVED: ReadonlySet<string> = new Set(['__proto__', 'prototype', 'constructor'])

/** Rows of the register that are written at once. */
const AT_ONCE = 1000

/** What is stored of a custom field. */
const COLUMNS = [
  ...([
    'id',
    'key',
    'label',
    'type',
    'options',
    'hint',
    'required',
    'visible_in_chat',
    'visible_to',
    'position',
  ] as const),
  ...(['created_at', 'updated_at', 'version'] as const),
] as const

/** A custom field of contacts, as far as values are compared and checked by it. */
export type ContactField = Pick<
  components['schemas']['ContactField'],
  'key' | 'label' | 'type' | 'options' | 'required' | 'visible_to'
>

type Values = NonNullable<components['schemas']['Contact']['custom']>

/**
 * The custom fields of the bot's contacts. Once a contact has a value, its key and type cannot change.
 */
export const contactFields = resource('contactField', {
  table: 'contact_field',
  from: (rows) =>
    rows.selectAll().select(
      sql<number>`(select count(*) from contact k where k.bot_id = contact_field.bot_id
          and k.custom ? contact_field.key)::int`.as('used_count'),
    ),
  displayName: 'label',
  order: sql`position, id`,
  unique: { contact_field_key: ['key', 'Ya existe un dato con esa clave. Elige otra.'] },
  assertLimit: ({ botId }) =>
    refuseBeyond(
      { most: MaximumsLimits.own_fields, noun: 'datos propios', next: 'Elimina uno que no uses.' },
      'contact_field',
      sql`bot_id = ${botId}`,
    ),
  check: (_, { key, type, options }, before) => {
    if (before && options && !isDeepStrictEqual(options, before.options)) refuseAlike(options)
    if (RESERVED.has(key) && key !== before?.key) throw invalidProblem('key', 'Esa clave está reservada. Elige otra.')
    if (before?.used_count && (key !== before.key || type !== before.type))
      throw problem(409, 'in_use', 'Hay contactos con este dato: ya no puedes cambiar su clave ni su tipo.')
  },
})

/** Rejects options that nobody could tell apart. A copy or an archive of a bot may have some from before. */
export function refuseAlike(options: readonly string[]): void {
  const seen = new Map<string, string>()
  for (const option of options) {
    const read = fold(option).replace(/\s+/g, '')
    const other = seen.get(read)
    if (other !== undefined)
      throw invalidProblem('options', `«${other}» y «${option}» se leen igual. Quita una de las dos.`)
    seen.set(read, option)
  }
}

/**
 * Returns all own fields of the bot's contacts in order, also those that the caller may not see. They have no
 * `used_count`: counting reads every contact.
 */
export function fieldsOf({ botId }: Pick<Scope, 'botId'>) {
  return db()
    .selectFrom('contact_field')
    .select(COLUMNS)
    .where('bot_id', '=', botId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/**
 * Deletes a field together with what contacts have in it, which does not come back.
 * @param most contacts that may lose a value: as many as the person confirmed
 * @throws 404 when the bot has no such field; 409 when more contacts have a value
 */
export async function deleteWithValues(scope: Scope, id: number, most: number): Promise<void> {
  await contactFields.remove(scope, id, async ({ key, label, used_count = 0 }) => {
    if (used_count > most) throw problem(409, 'in_use', IN_USE)
    const { rows } = await sql<{ id: number; name: string }>`
      update contact set custom = custom - ${key}, version = ${nextVersion}, updated_by = ${scope.userId},
        updated_at = ${currentCall().services.clock()}
      where bot_id = ${scope.botId} and custom ? ${key} returning id, name`.execute(db())
    const detail = `Se eliminó el dato «${label}»`
    const one = ({ id, name }: { id: number; name: string }) =>
      ({ contactId: id, contact: name, kind: 'updated', detail }) as const
    for (let from = 0; from < rows.length; from += AT_ONCE)
      await recordContactEvent(scope, ...rows.slice(from, from + AT_ONCE).map(one))
    return { used_count: rows.length }
  })
}

/** Validates custom values, except those that are unchanged, and drops empty ones. 422 at the field of an invalid or missing value. */
export function checkedValues(fields: readonly ContactField[], given: Values, before: Values): Values {
  const known = new Map(fields.map((field) => [field.key, field]))
  const kept = new Map<string, Values[string]>()
  for (const [key, value] of Object.entries(given)) {
    const field = known.get(key)
    // What is stored stays, also when its option or its field is gone: it would block every other change.
    const isKept = value === ownOf(before, key)
    const fault = field ? valueFault(field, value) : 'Este dato ya no existe. Recarga y vuelve a guardar.'
    if (fault && !isKept) throw problem(422, 'invalid', fault, { [`custom.${key}`]: [fault] })
    if (value !== null && value !== '') kept.set(key, value)
  }
  const missing = fields.find(({ key, required }) => required && !kept.has(key))
  if (!missing) return Object.fromEntries(kept)
  const text = `Falta completar ${missing.label}.`
  throw problem(422, 'invalid', text, { [`custom.${missing.key}`]: [text] })
}
