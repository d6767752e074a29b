import type { Field, SemanticType } from '../../../contract/screen.ts'
import {
  DASH,
  formatDate,
  formatDateTime,
  formatDuration,
  formatInteger,
  formatMoney,
  formatNumber,
  formatPercent,
  formatTime,
  isEmpty,
} from '../../ui/format.ts'

type ToText = (value: unknown, field: Field) => string

const asIs: ToText = (value) => String(value)
const optionText: ToText = (value, { options }) =>
  options?.find((option) => String(option.value) === String(value))?.label ?? String(value)
const joined =
  (each: ToText): ToText =>
  (value, field) =>
    (Array.isArray(value) ? value : [value]).map((one) => each(one, field)).join(', ')

/** Formats arbitrary data for people: 'clave: valor', and a change as 'antes → después'. */
function readable(value: unknown): string {
  if (isEmpty(value)) return DASH
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  if (Array.isArray(value)) return value.map(readable).join(', ')
  if (typeof value !== 'object') return String(value)
  const entries = Object.entries(value as object)
  const { old, new: now } = value as { old?: unknown; new?: unknown }
  if (entries.length === 2 && 'old' in (value as object) && 'new' in (value as object))
    return `${readable(old)} → ${readable(now)}`
  return entries.map(([key, part]) => `${key}: ${readable(part)}`).join('; ')
}

/** Answers with what was asked: the items of a list that are shown whole. */
interface Answered {
  label: string
  text: string
}

const isAnswered = (value: unknown): value is Answered =>
  typeof value === 'object' && value !== null && 'label' in value && 'text' in value

/** Formats a list: answers one after the other, other items as their number. */
const listText: ToText = (value) => {
  if (!Array.isArray(value)) return readable(value)
  return value.every(isAnswered) ? value.map(({ label, text }) => `${label} ${text}`).join(' · ') : String(value.length)
}

/** Returns whether a path names an identifier, which is written without thousands separators. */
export const isIdentifier = (source: string) => /(^|[._])id$/i.test(source)

/** Formats values as plain text for cells, CSV exports and searches in the browser. */
export const texts: Record<SemanticType, ToText> = {
  text: asIs,
  multiline: asIs,
  'rich-text': asIs,
  integer: (value, { source }) => (isIdentifier(source) ? String(value) : formatInteger(value)),
  number: formatNumber,
  money: (value) => formatMoney(value),
  percent: formatPercent,
  duration: formatDuration,
  boolean: (value, field) => (field.options ? optionText(value, field) : value === true ? 'Sí' : 'No'),
  date: (value) => formatDate(value),
  'date-time': (value) => formatDateTime(value),
  time: formatTime,
  'time-zone': asIs,
  enum: optionText,
  'enum-list': joined(optionText),
  reference: asIs,
  'reference-list': joined(asIs),
  'text-list': joined(asIs),
  email: asIs,
  phone: asIs,
  url: asIs,
  color: asIs,
  password: () => '••••••',
  image: asIs,
  json: readable,
  object: readable,
  list: listText,
}

/** Returns a value as plain text, '' for an empty one. */
export function plainText(field: Field, value: unknown): string {
  return isEmpty(value) ? '' : texts[field.type](value, field)
}
