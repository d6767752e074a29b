/** Digits of a phone number without signs and spaces. */
export const digitsIn = (phone: string): string => phone.replace(/[^0-9]/g, '')

/** The form in which WhatsApp knows a number: Argentina with 9, Mexico with 1. Brazil's ninth digit stays as it is. */
export function toWaId(digits: string): string {
  if (/^54(?!9)\d{10}$/.test(digits)) return `549${digits.slice(2)}`
  if (/^52(?!1)\d{10}$/.test(digits)) return `521${digits.slice(2)}`
  return digits
}

/** Equal for all forms of one number: without Argentina's 9, Mexico's 1 and Brazil's ninth digit. */
export function matchKey(digits: string): string {
  if (/^549\d{10}$/.test(digits)) return `54${digits.slice(3)}`
  if (/^521\d{10}$/.test(digits)) return `52${digits.slice(3)}`
  if (/^55\d{2}9\d{8}$/.test(digits)) return `${digits.slice(0, 4)}${digits.slice(5)}`
  return digits
}

const COUNTRIES: readonly [prefix: string, country: string][] = [
  ['54', 'AR'],
  ['52', 'MX'],
  ['55', 'BR'],
  ['56', 'CL'],
  ['57', 'CO'],
  ['51', 'PE'],
  ['598', 'UY'],
  ['34', 'ES'],
  ['1', 'US'],
]

/** ISO code of the country of a number; `US` for the unlisted. */
export const countryOf = (digits: string): string =>
  COUNTRIES.find(([prefix]) => digits.startsWith(prefix))?.[1] ?? 'US'
