// Numbers of Argentina, Mexico and Brazil are written with and without a digit that marks mobile phones, and WhatsApp
// uses either form (Meta: phone numbers of the Cloud API).

interface Rule {
  /** the number with the digit; the groups are what stays without it */
  long: RegExp
  short: RegExp
  digit: string
}

const rules: readonly Rule[] = [
  { long: /^(54)9(\d{10})$/, short: /^(54)(\d{10})$/, digit: '9' },
  { long: /^(52)1(\d{10})$/, short: /^(52)(\d{10})$/, digit: '1' },
  { long: /^(55\d{2})9(\d{8})$/, short: /^(55\d{2})(\d{8})$/, digit: '9' },
]

const digitsOf = (phone: string) => phone.replace(/\D/g, '')

/** Returns a key that is equal for all forms of a number. Two different phones have different keys. */
export function matchKey(phone: string): string {
  const digits = digitsOf(phone)
  for (const { long } of rules) if (long.test(digits)) return digits.replace(long, '$1$2')
  return digits
}

/** Returns the forms in which a number may be known, as digits: the given one first. */
export function phoneForms(phone: string): string[] {
  const digits = digitsOf(phone)
  for (const { long, short, digit } of rules) {
    if (long.test(digits)) return [digits, digits.replace(long, '$1$2')]
    if (short.test(digits)) return [digits, digits.replace(short, `$1${digit}$2`)]
  }
  return [digits]
}

/**
 * Returns a number as people dial it, with a plus sign: mobiles of Argentina and Brazil with the digit, those of Mexico
 * without it, which has no such digit since 2019.
 */
export function dialled(phone: string): string {
  const [given = '', other = given] = phoneForms(phone)
  const [long, short] = given.length >= other.length ? [given, other] : [other, given]
  if (given.startsWith('54')) return `+${given}`
  return `+${given.startsWith('52') ? short : long}`
}
