import { withoutOverlaps } from '../../nlu/system/hit.ts'
import { findAddresses } from './addresses.ts'
import { findNames } from './names.ts'
import { findIdentifiers } from './numbers.ts'
import { type PersonalSpan, withDigits } from './span.ts'

/** What is known of the person who wrote a text. */
interface Known {
  /** their names */
  names?: readonly string[]
  /** places of values that the bot's owner declared sensitive */
  sensitive?: readonly { start: number; end: number }[]
}

/**
 * Replaces personal data by data of nobody: names, telephones, e-mail addresses, identity, card and other long numbers,
 * and addresses with a number. A replacement is a valid value of the same shape, so the masked text is understood alike.
 * @returns the text and how many data were replaced
 */
export function maskPersonal(
  text: string,
  { names = [], sensitive = [] }: Known = {},
): { text: string; count: number } {
  const found: PersonalSpan[] = [
    ...sensitive.map(({ start, end }) => ({ start, end, replacement: disguise(text.slice(start, end)) })),
    ...findIdentifiers(text),
    ...findAddresses(text),
    ...findNames(text, names),
  ]
  const spans = withoutOverlaps(found).filter(({ start, end, replacement }) => text.slice(start, end) !== replacement)
  let masked = ''
  let from = 0
  for (const { start, end, replacement } of spans) {
    masked += text.slice(from, start) + replacement
    from = end
  }
  return { text: masked + text.slice(from), count: spans.length }
}

/** Replaces each letter and digit by one of the same kind. */
const disguise = (text: string): string =>
  withDigits(text, '1234567890')
    .replace(/\p{Lu}/gu, 'X')
    .replace(/\p{Ll}/gu, 'x')
