import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { problem } from '../../foundation/http/problem.ts'
import { resource } from '../../foundation/resource/resource.ts'
import { valueFault } from './values.ts'

/** A custom field of contacts. */
export type ContactField = components['schemas']['ContactField']

type Values = NonNullable<components['schemas']['Contact']['custom']>

/**
 * The custom fields of the bot's contacts. Once a contact has a value, the field cannot be deleted and its key and type
 * cannot change.
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
  check: (_, { key, type }, before) => {
    if (before && before.used_count > 0 && (key !== before.key || type !== before.type))
      throw problem(409, 'in_use', 'Hay contactos con este dato: ya no puedes cambiar su clave ni su tipo.')
  },
  assertDeletable: (_, { used_count }) => {
    if (used_count > 0)
      throw problem(409, 'in_use', 'Hay contactos que tienen este dato. Quítalo de ellos y luego elimínalo.')
  },
})

/** Validates custom values and drops empty ones. 422 at the field of an invalid or missing value. */
export function checkedValues(fields: readonly ContactField[], given: Values, before: Values): Values {
  const known = new Map(fields.map((field) => [field.key, field]))
  const kept: Values = {}
  for (const [key, value] of Object.entries(given)) {
    const field = known.get(key)
    const fault = field
      ? valueFault(field, value)
      : value === before[key]
        ? undefined
        : 'Este dato ya no existe. Recarga y vuelve a guardar.'
    if (fault) throw problem(422, 'invalid', fault, { [`custom.${key}`]: [fault] })
    if (value !== null && value !== '') kept[key] = value
  }
  const missing = fields.find(({ key, required }) => required && kept[key] === undefined)
  if (!missing) return kept
  const text = `Falta completar ${missing.label}.`
  throw problem(422, 'invalid', text, { [`custom.${missing.key}`]: [text] })
}
