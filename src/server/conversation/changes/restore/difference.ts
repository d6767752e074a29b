import { isDeepStrictEqual } from 'node:util'
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
import { type Property, resolved } from './described.ts'
import { type Names, nameKey, namesIn } from './names.ts'
import { spreadOut } from './spread.ts'
import type { State } from './target.ts'

type Difference = components['schemas']['ChangeDifference']

interface Context {
  names: Names
  timeZone: string
}

/** What is said of a picture, whose content is not shown. */
const IMAGE = 'Una imagen'

/** What is said of a condition on a datum that the reader does not see. */
const HIDDEN_CONDITION = 'Un dato que no ves'

/** Fields of a record that say nothing to people. */
const HIDDEN: ReadonlySet<string> = new Set(['version', 'created_at', 'updated_at'])

/** Titles of what only the audit log calls so. */
const TITLES: Readonly<Record<string, string>> = {
  ...{ name: 'Nombre', intent_name: 'Nombre', category: 'Categoría' },
  // what was erased with a contact, and what was merged or exported
  ...{
    chats: 'Conversaciones',
    messages: 'Mensajes',
    files: 'Archivos',
    budgets: 'Presupuestos',
    notes: 'Notas',
    note: 'Nota',
  },
  ...{ values: 'Datos que dejó', merged: 'Contacto unido', contacts: 'Contactos' },
}

/**
 * Returns the fields in which two states of a resource differ, with their labels and with both values as people read
 * them: options by their labels, references by their names, moments in the bot's time zone, and lists one item a line.
 * @param kind the kind of resource, as in the audit log
 */
export async function differencesOf(scope: Scope, kind: string, old: State, now: State): Promise<Difference[]> {
  const { properties, before, after } = await spreadOut(scope, kind, old, now)
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
    const [first, second] = [text(before), text(after)]
    const label = property.title ?? TITLES[field] ?? field
    return { field, label, before: first, after: first === IMAGE && second === IMAGE ? 'Otra imagen' : second }
  })
}

/** Whether two values are the same to people: an absent one, null, and an empty text or list are. */
export const isSame = (a: unknown, b: unknown): boolean => (isEmpty(a) && isEmpty(b)) || isDeepStrictEqual(a, b)

function readable(given: Property, value: unknown, context: Context, isItem = false): string {
  const property = resolved(given)
  if (isEmpty(value)) return DASH
  if (property['x-type'] === 'image') return IMAGE
  const option = property['x-options']?.find((one) => one.value === value)
  if (option) return option.label
  if (Array.isArray(value)) return value.map((item) => readable(property.items ?? {}, item, context, true)).join('\n')
  if (typeof value === 'object') {
    const whole: State = { ...value }
    if ('filename' in whole) return String(whole.filename)
    if ('hidden' in whole) return HIDDEN_CONDITION
    return lines(property, whole, context, isItem).join('\n') || DASH
  }
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

/** The values of an object, each with its label. The only value of an item of a list stands alone. */
function lines({ properties = {} }: Property, value: State, context: Context, isItem: boolean): string[] {
  const shown = Object.entries(value).filter(([, inner]) => !isEmpty(inner))
  return shown.map(([key, inner]) => {
    const text = readable(properties[key] ?? {}, inner, context)
    return shown.length === 1 && isItem ? text : `${resolved(properties[key]).title ?? key}: ${text}`
  })
}
