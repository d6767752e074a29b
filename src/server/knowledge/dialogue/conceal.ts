import { cardExpiry, securityCode } from '../nlu/system/card-details.ts'
import { statedDocuments } from '../nlu/system/documents.ts'
import { withoutOverlaps } from '../nlu/system/hit.ts'
import { cuit } from '../nlu/system/identifiers.ts'
import { card, rfc } from '../nlu/system/private-numbers.ts'
import { MASK } from './slots/values.ts'

const rules = [card, securityCode, cardExpiry, cuit, statedDocuments, rfc]

/**
 * Returns a text for staff without payment cards and what is written beside them, identity and tax numbers, and sensitive values.
 * @param sensitive places of the values that the bot's owner declared sensitive
 */
export function conceal(text: string, sensitive: readonly { start: number; end: number }[] = []): string {
  const question = { text, now: new Date(0), timeZone: 'UTC' }
  const found = [...sensitive, ...rules.flatMap((rule) => rule(question))]
  return withoutOverlaps(found)
    .reverse()
    .reduce((rest, { start, end }) => rest.slice(0, start) + MASK + rest.slice(end), text)
}
