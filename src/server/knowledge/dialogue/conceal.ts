import { cardExpiry, securityCode } from '../nlu/system/card-details.ts'
import { withoutOverlaps } from '../nlu/system/hit.ts'
import { cuit, dni } from '../nlu/system/identifiers.ts'
import { card, curp, rfc, rut } from '../nlu/system/private-numbers.ts'
import { MASK } from './slots/values.ts'

const rules = [card, securityCode, cardExpiry, cuit, rut, curp, rfc]

/** What is said right before an identity number without a form of its own, which else may be that of an order. */
const NAMED =
  /(?:dni|documento|c[eé]dula|pasaporte|d\.n\.i\.)(?: es)?(?: el)?(?: n[uú]mero| nro\.?| n[°º])?[\s:]{0,3}$/i

/** Most characters before a number that are looked at. */
const BEFORE = 40

/**
 * Returns a text for staff without payment cards and what is written beside them, identity and tax numbers, and sensitive values.
 * @param sensitive places of the values that the bot's owner declared sensitive
 */
export function conceal(text: string, sensitive: readonly { start: number; end: number }[] = []): string {
  const question = { text, now: new Date(0), timeZone: 'UTC' }
  const named = dni(question).filter(({ start }) => NAMED.test(text.slice(Math.max(0, start - BEFORE), start)))
  const found = [...sensitive, ...named, ...rules.flatMap((rule) => rule(question))]
  return withoutOverlaps(found)
    .reverse()
    .reduce((rest, { start, end }) => rest.slice(0, start) + MASK + rest.slice(end), text)
}
