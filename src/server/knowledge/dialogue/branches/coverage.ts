import { foldWords } from '../words.ts'
import { distanceBetween } from './distance.ts'
import type { Branch, Point } from './types.ts'

/** Returns the part of a postal code that people say: "S2000ABC" and "2000" are the same. */
const postalKey = (code: string): string => {
  const plain = code.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return /^[A-Z]?(\d{4})(?:[A-Z]{3})?$/.exec(plain)?.[1] ?? plain
}

/** A postal code with the words that announce it, or as Argentina writes it. */
const ANNOUNCED = /\b(?:c\.?\s?p\.?|c[oó]digo postal)\s*:?\s*([a-z]?\d{4,5}(?:[a-z]{3})?)\b/i
const ALONE = /(?<![\d$.,:/-])\b([a-z]?\d{4,5}(?:[a-z]{3})?)\b(?![\d.,:/-]?\d|\s*(?:pesos|hs|km|metros|m2|unidades))/i

/**
 * Returns the postal code in a text.
 * @param isExpected a bare number is one: the text asks for deliveries, or the customer was asked where they are
 */
export const postalCodeIn = (text: string, isExpected: boolean): string | undefined => {
  const code = ANNOUNCED.exec(text)?.[1] ?? (isExpected ? ALONE.exec(text)?.[1] : undefined)
  return code && postalKey(code)
}

/** Whether a branch says which zone it covers. */
export const hasCoverage = ({ coverage: { radius_km, postal_codes = [] } }: Branch): boolean =>
  typeof radius_km === 'number' || postal_codes.length > 0

/** Words around a postal code that a text says alone: "mi código postal es 5186", "y al 5186?". */
const AROUND =
  /^(?:(?:hola|y|es|si|no|ah|perdon|soy|somos|vivo|estoy|en|el|la|al|del|de|a|mi|para|por|con|zona|entonces|cp|c p|cod\w* post\w*|cod\w*|postal) )*([a-z]?\d{4,5}(?:[a-z]{3})?)(?: (?:por favor|porfa|gracias|cp|es mi cod\w* post\w*|mi cod\w* post\w*))*$/
const NAMES_IT = /\b(?:cp|c p|cod\w* post\w*|postal)\b/
const LIVES = /\b(?:soy|somos|vivo|estoy|zona)\b/

/** Returns the postal code of a text that says nothing else: `named` as one, where the customer `lives`, or a `number`. */
export function onlyPostalCode(text: string): { code: string; kind: 'named' | 'lives' | 'number' } | undefined {
  const folded = foldWords(text)
  const [, code] = AROUND.exec(folded) ?? []
  if (code === undefined) return undefined
  return { code: postalKey(code), kind: NAMES_IT.test(folded) ? 'named' : LIVES.test(folded) ? 'lives' : 'number' }
}

/** Whether the zone of a branch reaches a place. Undefined if that is not known: it has a radius only. */
export function covers(
  { coverage: { radius_km = null, postal_codes = [] }, point }: Branch,
  place: { postalCode?: string | undefined; location?: Point | undefined },
): boolean | undefined {
  const { postalCode, location } = place
  if (postalCode !== undefined && postal_codes.some((code) => postalKey(code) === postalCode)) return true
  if (location && point && radius_km !== null) return distanceBetween(location, point) <= radius_km
  if (postalCode !== undefined && postal_codes.length > 0 && radius_km === null) return false
  return undefined
}
