import { formatCents, parseNumber, typedNumber } from '../../../contract/format.ts'
import { NUMBER, WHOLE_NUMBER } from '../../../contract/messages.ts'
import type { SemanticType } from '../../../contract/screen.ts'

/** How a number is typed and what of it is stored. */
export interface Scale {
  /** stored value of one displayed unit; other units than 1 are stored as whole numbers */
  unit: number
  before?: string
  after?: string
  /** most decimal places; 0 for integers, any number without it */
  decimals?: number
}

const SCALES: Partial<Record<SemanticType, Scale>> = {
  integer: { unit: 1, decimals: 0 },
  percent: { unit: 1, decimals: 2, after: '%' },
  money: { unit: 100, decimals: 2, before: '$' },
}

/** Numbers that a floating-point calculation leaves a little beside a whole one are whole. */
const TINY = 1e-6

/** Returns how numbers of a type are typed. */
export const scaleOf = (type: SemanticType): Scale => SCALES[type] ?? { unit: 1 }

/** Formats a stored number for editing: decimal comma, no thousands separators; money as amounts are read elsewhere. */
export function numberText(value: unknown, { unit }: Pick<Scale, 'unit'>): string {
  if (typeof value !== 'number') return ''
  return unit === 100 ? formatCents(value) : typedNumber(unit === 1 ? value : Number((value / unit).toFixed(6)))
}

/**
 * Reads the number to store from a text: null if it is empty. A text that says no number that the field can hold stays
 * as it is, so that it is seen and refused: no other number than the typed one is ever stored.
 */
export function readNumber(text: string, { unit, decimals }: Pick<Scale, 'unit' | 'decimals'>): number | string | null {
  if (text.trim() === '') return null
  const number = parseNumber(text)
  if (number === undefined || Math.abs(number * unit) > Number.MAX_SAFE_INTEGER) return text
  if (decimals !== undefined && Number(number.toFixed(decimals)) !== number) return text
  if (unit === 1) return number
  const exact = number * unit
  const stored = Math.round(exact)
  return Math.abs(stored - exact) < Math.max(TINY, 2 * Number.EPSILON * Math.abs(exact)) ? stored : text
}

/** Returns the error of a value that is the text of no number; undefined for other values and other types. */
export function numberError(type: SemanticType, value: unknown): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined
  const number = parseNumber(value)
  if (number !== undefined && Math.abs(number) > Number.MAX_SAFE_INTEGER) return 'Escribe un número más corto.'
  switch (type) {
    case 'integer':
      return WHOLE_NUMBER
    case 'number':
      return NUMBER
    case 'percent':
      return number === undefined ? NUMBER : 'Escribe hasta 2 decimales.'
    case 'money':
      return MONEY
    case 'duration':
      return number === undefined ? NUMBER : 'Escribe menos decimales o elige otra unidad.'
    default:
      return undefined
  }
}

/** The error of a text that says no amount. */
export const MONEY = 'Escribe un número así: 1.234,50.'

/** Returns the error while somebody types: none at the sign or comma with which a number begins. */
export const numberErrorWhileTyping = (type: SemanticType, value: unknown): string | undefined =>
  typeof value === 'string' && /^\s*-?[.,]?$/.test(value) ? undefined : numberError(type, value)
