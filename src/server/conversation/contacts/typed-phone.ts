import { matchKey } from '../../../contract/phone-forms.ts'
import { isPhoneLike } from '../../../contract/typed-phone.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { readPhone } from '../../foundation/phone/read.ts'
import { countryOf } from './phones.ts'

/** A text that looks like a number, by what it is found. */
export interface TypedPhone {
  /** what all forms of the number contain */
  digits: string
  /** the key of a whole number; undefined for a part of one */
  key: string | undefined
}

/** Fewest digits of what is searched as a number: fewer are a part of many. */
const FEWEST = 4

/** Returns the digits of a text that looks like a number, without the zeros that are dialled before it. */
export function digitsOf(text: string): string | undefined {
  if (!isPhoneLike(text)) return undefined
  const digits = text.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length >= FEWEST ? digits : undefined
}

/** Reads a text as a number that is written with any signs, a zero or a 15; undefined for other texts. */
export async function typedPhone(scope: Scope, text: unknown): Promise<TypedPhone | undefined> {
  const digits = typeof text === 'string' ? digitsOf(text) : undefined
  if (digits === undefined) return undefined
  const { phone } = readPhone(String(text), await countryOf(scope))
  return { digits, key: phone && matchKey(phone) }
}
