import type { Field, SemanticType } from '../../contract/screen.ts'
import {
  formatDate,
  formatDateTime,
  formatDuration,
  formatInteger,
  formatMoney,
  formatNumber,
  formatPercent,
  formatTime,
  isEmpty,
} from './format.ts'

type ToText = (value: unknown, field: Field) => string

const asIs: ToText = (value) => String(value)
const optionText: ToText = (value, { options }) =>
  options?.find((option) => String(option.value) === String(value))?.label ?? String(value)
const joined =
  (each: ToText): ToText =>
  (value, field) =>
    (Array.isArray(value) ? value : [value]).map((one) => each(one, field)).join(', ')
const asJson: ToText = (value) => (typeof value === 'string' ? value : JSON.stringify(value))

/** Whether a path names an identifier, which is written without thousands. */
export const isIdentifier = (source: string) => /(^|[._])id$/i.test(source)

/** A value as plain text: what a cell reads, what a CSV file holds and what a search in the browser looks into. */
export const texts: Record<SemanticType, ToText> = {
  text: asIs,
  multiline: asIs,
  'rich-text': asIs,
  integer: (value, { source }) => (isIdentifier(source) ? String(value) : formatInteger(value)),
  number: formatNumber,
  money: formatMoney,
  percent: formatPercent,
  duration: formatDuration,
  boolean: (value, field) => (field.options ? optionText(value, field) : value === true ? 'Sí' : 'No'),
  date: formatDate,
  'date-time': formatDateTime,
  time: formatTime,
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
  json: asJson,
  object: asJson,
  list: (value) => (Array.isArray(value) ? String(value.length) : JSON.stringify(value)),
}

/** '' for a value that is not there. */
export function plainText(field: Field, value: unknown): string {
  return isEmpty(value) ? '' : texts[field.type](value, field)
}
