// Phone numbers as people type them: with or without the code of the country, and with what is dialled only within it.

/** How the numbers of a country are written. */
interface Country {
  code: string
  /** digits of a number without the code */
  digits: readonly number[]
  /** what is dialled before a number within the country */
  trunk?: RegExp
}

const countries: readonly Country[] = [
  { code: '1', digits: [10], trunk: /^1/ },
  { code: '34', digits: [9] },
  { code: '51', digits: [8, 9], trunk: /^0/ },
  { code: '52', digits: [10], trunk: /^0(?:1|44|45)/ },
  { code: '54', digits: [10], trunk: /^0/ },
  { code: '55', digits: [10, 11], trunk: /^0/ },
  { code: '56', digits: [9], trunk: /^0/ },
  { code: '57', digits: [10] },
  { code: '58', digits: [10], trunk: /^0/ },
  ...['502', '503', '504', '505', '506', '507', '591'].map((code) => ({ code, digits: [8] })),
  { code: '593', digits: [9], trunk: /^0/ },
  { code: '595', digits: [9], trunk: /^0/ },
  { code: '598', digits: [8], trunk: /^0/ },
]

const countryOf = (digits: string): Country | undefined => countries.find(({ code }) => digits.startsWith(code))

/** Fewest and most digits of a number with its country (ITU-T E.164 allows 15). */
const [FEWEST, MOST] = [8, 15]

/** Fewest digits of what is understood as a number without the country of the line. */
const FEWEST_FOREIGN = 11

/** Whether a text looks like a phone number, complete or not. */
export const isPhoneLike = (text: string): boolean => /^\s*\+?[\d\s().\-/]+$/.test(text) && /\d{2}/.test(text)

/**
 * Returns a typed number with the code of its country, as digits; undefined if it is none, or its country is not clear.
 * @param line a number of the business: what has no code belongs to its country
 */
export function typedPhone(text: string, line: string): string | undefined {
  if (!isPhoneLike(text)) return undefined
  const typed = text.replace(/\D/g, '')
  const own = countryOf(line.replace(/\D/g, ''))
  if (text.trim().startsWith('+')) return withCode(typed)
  const abroad = /^00([1-9]\d+)$/.exec(typed)?.[1]
  if (abroad) return withCode(abroad)
  const within = own && number(typed, own)
  if (own && within) return own.code + within
  if (own && typed.startsWith(own.code)) return withCode(typed)
  return countryOf(typed) && typed.length >= FEWEST_FOREIGN ? withCode(typed) : undefined
}

/** Checks digits that begin with the code of a country. */
function withCode(digits: string): string | undefined {
  const country = countryOf(digits)
  if (!country) return digits.length >= FEWEST && digits.length <= MOST ? digits : undefined
  const rest = digits.slice(country.code.length)
  // The digit that marks mobile phones stays out of the count.
  const mobile = { '54': '9', '52': '1' }[country.code]
  if (mobile && rest.startsWith(mobile) && country.digits.includes(rest.length - 1)) return digits
  const found = number(rest, country)
  return found && country.code + found
}

/** Returns a number of a country as it follows the code. Whoever writes on WhatsApp has a mobile phone, usually. */
function number(typed: string, { code, digits, trunk }: Country): string | undefined {
  const isWhole = (one: string) => digits.includes(one.length)
  const found = [typed, ...(trunk ? [typed.replace(trunk, '')] : [])].find(isWhole)
  if (code !== '54') return found
  if (found) return `9${found}`
  // Argentines dial 15 between the area and a mobile number.
  const local = typed.replace(/^0/, '')
  const [, area, rest] = /^(11|[23]\d{2,3}?)15(\d{6,8})$/.exec(local) ?? []
  return area && rest && isWhole(area + rest) ? `9${area}${rest}` : undefined
}

/** Areas of two digits: Buenos Aires, Guadalajara, Mexico City and Monterrey. */
const SHORT_AREA = /^(?:5411|52(?:33|55|81))/

/** Digits of the area, by the digits before the last four. */
const AREA: Record<number, number> = { 5: 1, 6: 3, 7: 2 }

/** Returns digits with the code of a country as people read them, in groups. */
export function shownPhone(digits: string): string {
  const country = countryOf(digits)
  if (!country) return `+${digits}`
  const rest = digits.slice(country.code.length)
  const mark = { '54': '9', '52': '1' }[country.code]
  const isMarked = mark !== undefined && rest.startsWith(mark) && country.digits.includes(rest.length - 1)
  const plain = isMarked ? rest.slice(1) : rest
  const before = plain.slice(0, -4)
  const area = SHORT_AREA.test(country.code + before) ? 2 : (AREA[before.length] ?? 0)
  const groups = [before.slice(0, area), before.slice(area)].filter(Boolean)
  return [`+${country.code}`, ...(isMarked ? [mark] : []), `${groups.join(' ')}-${plain.slice(-4)}`].join(' ')
}
