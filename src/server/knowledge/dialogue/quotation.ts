import { conceal } from './conceal.ts'
import { cut } from './cut.ts'
import { MASK } from './slots/values.ts'
import type { NamedEntity } from './types.ts'

/** Maximum length of a customer's text in the reason of a handoff, in UTF-16 code units. */
const QUOTED = 80

/** Length beyond which nothing is read, since nothing of it is quoted. */
const READ = 500

/** Numbers that identify somebody or something of theirs: cards, documents, phones. An amount stands after its sign. */
const IDENTIFYING = /(?<![\d$.,])(?<!\$ )\d(?:[ .-]?\d){6,}/g
const ADDRESS = /[^\s@]+@[^\s@]+/g

/**
 * Returns a customer's text as the reason of a handoff quotes it: shortened, without sensitive values, long numbers and
 * e-mail addresses. The reason is stored and shown where the message itself is not.
 */
export function quoted(text: string, entities: readonly NamedEntity[]): string {
  const masked = conceal(
    text.slice(0, READ),
    entities.filter(({ sensitive, end }) => sensitive && end <= READ),
  )
  const whole = masked.replace(ADDRESS, MASK).replace(IDENTIFYING, MASK).trim()
  return whole.length > QUOTED ? `${cut(whole, QUOTED - 1).trimEnd()}…` : whole
}
