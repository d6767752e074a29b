import type { components } from '../../../../../generated/api.d.ts'
import {
  DASH,
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatPercent,
  isEmpty,
} from '../../../../contract/format.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { type Property, propertiesOf, resolved } from './described.ts'
import { type Names, nameKey, namesIn } from './names.ts'

type Difference = components['schemas']['ChangeDifference']
type State = Readonly<Record<string, unknown>>

interface Context {
  names: Names
  timeZone: string
}

/** Fields of a record that say nothing to people. */
const HIDDEN: ReadonlySet<string> = new Set(['version', 'created_at', 'updated_at'])

/** Titles of what only the audit log calls so. */
const TITLES: Readonly<Record<string, string>> = {
  ...{ name: 'Nombre', intent_name: 'Nombre', category: 'Categoría' },
  // what was erased with a contact, and what was merged or exported
  ...{ chats: 'Conversaciones', messages: 'Mensajes', files: 'Archivos', budgets: 'Presupuestos', notes: 'Notas' },
  ...{ values: 'Datos que dejó', merged: 'Contacto unido', contacts: 'Contactos' },
}

/**
 * Returns the fields in which two states of a resource differ, with their labels and with both values as people read
 * them: options by their labels, references by their names, moments in the bot's time zone, and lists one item a line.
 * @param kind the kind of resource, as in the audit log
 */
export async function differencesOf(scope: Scope, kind: string, before: State, after: State): Promise<Difference[]> {
  const properties = propertiesOf(kind)
  const fields = [...new Set([...Object.keys(properties), ...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !HIDDEN.has(field) && !isSame(before[field], after[field]),
  )
  const values = fields.flatMap((field) => {
    const property = properties[field] ?? {}
    return [[property, before[field]] as const, [property, after[field]] as const]
  })
  const context = { names: await namesIn(scope, values), timeZone: scope.timeZone }
  return fields.map((field) => {
    const property = resolved(properties[field])
    const text = (state: State) => readable(property, state[field], context)
    return { field, label: property.title ?? TITLES[field] ?? field, before: text(before), after: text(after) }
  })
}

/** Whether two values are the same to people: an absent one, null, and an empty text or list are. */
const isSame = (a: unknown, b: unknown): boolean =>
  (isEmpty(a) && isEmpty(b)) || JSON.stringify(a) === JSON.stringify(b)

function readable(given: Property, value: unknown, context: Context): string {
  const property = resolved(given)
  if (isEmpty(value)) return DASH
  const option = property['x-options']?.find((one) => one.value === value)
  if (option) return option.label
  if (Array.isArray(value)) return value.map((item) => readable(property.items ?? {}, item, context)).join('\n')
  if (typeof value === 'object') return lines(property, { ...value }, context).join('\n')
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  if (typeof value === 'number') return readableNumber(property, value, context)
  const text = String(value)
  if (property.format === 'date-time') return formatDateTime(text, context.timeZone)
  return property.format === 'date' ? formatDate(text, context.timeZone) : text
}

function readableNumber(property: Property, value: number, { names }: Context): string {
  const resource = property['x-ref']?.resource
  if (resource) return names.get(nameKey(resource, value)) ?? `${value} (ya no existe)`
  if (property['x-type'] === 'money') return formatMoney(value)
  return property['x-type'] === 'percent' ? formatPercent(value) : formatNumber(value)
}

/** The values of an object, each with its label. A single value stands alone. */
function lines({ properties = {} }: Property, value: State, context: Context): string[] {
  const shown = Object.entries(value).filter(([, inner]) => !isEmpty(inner))
  return shown.map(([key, inner]) => {
    const text = readable(properties[key] ?? {}, inner, context)
    return shown.length === 1 ? text : `${resolved(properties[key]).title ?? key}: ${text}`
  })
}
