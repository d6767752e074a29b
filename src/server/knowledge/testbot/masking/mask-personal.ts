import { withoutOverlaps } from '../../nlu/system/hit.ts'
import { findAddresses } from './addresses.ts'
import { freeNames } from './free-names.ts'
import { introducedNames } from './introductions.ts'
import { knownNames } from './known-names.ts'
import { findIdentifiers } from './numbers.ts'
import { disguise } from './replacement.ts'
import { findAnnounced } from './secrets.ts'
import type { PersonalSpan } from './span.ts'

/** What is known of the person who wrote a text. */
interface Known {
  /** their names */
  names?: readonly string[]
  /** places of values that the bot's owner declared sensitive */
  sensitive?: readonly { start: number; end: number }[]
}

/** Masks a text. @returns the text and how many data were replaced */
type Masker = (text: string, sensitive?: Known['sensitive']) => { text: string; count: number }

/**
 * Replaces personal data by data of nobody: names, telephones, e-mail addresses, identity, card and other long numbers,
 * passwords, dates of birth and addresses with a number. A replacement is a valid value of the same shape, so the masked
 * text is understood alike.
 * @returns the text and how many data were replaced
 */
export const maskPersonal = (text: string, { names = [], sensitive = [] }: Known = {}) =>
  personalMasker(names)(text, sensitive)

/** Returns the names of persons that a text shows to be names. */
export const namesIn = (text: string): string[] =>
  [...introducedNames(text), ...freeNames(text)].map(({ start, end }) => text.slice(start, end))

/**
 * Returns a function that masks the texts of one chat.
 * @param names of the person who wrote them, and those {@link namesIn} its texts
 */
export function personalMasker(names: readonly string[]): Masker {
  const known = knownNames(names)
  return (text, sensitive = []) =>
    replaced(text, [
      ...sensitive.map(({ start, end }) => ({
        start,
        end,
        replacement: disguise(text.slice(start, end)),
      })),
      ...findAnnounced(text),
      ...findIdentifiers(text),
      ...findAddresses(text),
      ...known(text),
      ...introducedNames(text),
      ...freeNames(text),
    ])
}

function replaced(text: string, found: readonly PersonalSpan[]): { text: string; count: number } {
  const spans = withoutOverlaps(found).filter(({ start, end, replacement }) => text.slice(start, end) !== replacement)
  let masked = ''
  let from = 0
  for (const { start, end, replacement } of spans) {
    masked += text.slice(from, start) + replacement
    from = end
  }
  return { text: masked + text.slice(from), count: spans.length }
}
