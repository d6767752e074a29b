import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import { dialled } from '../../../contract/phone-forms.ts'

/** A number as it is stored (E.164, with a plus sign), or why it cannot be. */
type ReadPhone = { phone: string; fault?: never } | { phone?: never; fault: string }

/** Numbers that businesses pay for: nobody writes from them, and other countries cannot dial them. */
const NOBODY: ReadonlySet<string | undefined> = new Set([
  'TOLL_FREE',
  'SHARED_COST',
  'PREMIUM_RATE',
  'UAN',
  'VOICEMAIL',
])

/** The country of numbers whose country is not known. */
const HOME: CountryCode = 'AR'

const faults = {
  nobody: 'Es una línea como 0800 o 0810, a la que no podemos escribir. Usa un teléfono con código de área.',
  incomplete: 'Escribe el teléfono completo, con su código de país: +54 9 341 555-0188.',
} as const

/**
 * Reads a number as people type it: with or without the code of its country, with the 0 and the 15 that Argentines dial,
 * with any signs between the digits.
 * @param country code of two letters; a number without its own code is of this country
 */
export function readPhone(text: string, country: string): ReadPhone {
  const typed = text.trim()
  const defaultCountry: CountryCode = isSupportedCountry(country) ? country : HOME
  const read = (one: string) => parsePhoneNumberFromString(one, { defaultCountry, extract: false })
  const bare = typed.replace(/\D/g, '')
  const isWhole = typed.startsWith('+') || typed.startsWith('00')
  // Mexico and Brazil have forms that their own plans no longer know; other countries are written without a plus sign.
  const forms = [typed, dialled(bare), ...(isWhole ? [] : [`+${bare}`])]
  const found = forms.map(read).find((one) => one?.isValid())
  if (found) return stored(found)
  // A range may be newer than the tables: what begins with its country is believed if its length is right.
  const given = isWhole ? read(typed) : undefined
  return given?.isPossible() ? stored(given) : { fault: faults.incomplete }
}

function stored(found: PhoneNumber): ReadPhone {
  return NOBODY.has(found.getType()) ? { fault: faults.nobody } : { phone: found.number }
}
