import { isSpanish } from '../../nlu/spelling/spanish.ts'
import { foldKeepingLength } from '../../nlu/system/numbers.ts'
import { firstNames, namesAndWords } from '../../spanish/first-names.ts'
import { surnames } from './common-names.ts'
import { isIntroduced } from './introductions.ts'
import { FIRST, LAST, likeWritten } from './replacement.ts'
import type { PersonalRule, PersonalSpan } from './span.ts'

/** How much of a name is read: customers give their own, of any length. */
const MOST_CHARACTERS = 70
const MOST_WORDS = 8
/** Most words of all names of a chat. */
const MOST_IN_ALL = 2000
/** Shorter words are particles and initials. */
const SHORTEST = 3

/** The place of a word in one of the names. */
interface Place {
  name: number
  position: number
}

/**
 * Returns a rule that finds the given names wherever they are written, whole or in parts. A name that is also a common
 * word, such as Rosa, counts only in capitals or after an introduction. Takes the same time for any number of names.
 */
export function knownNames(names: readonly string[]): PersonalRule {
  const places = placesOf(names)
  if (places.size === 0) return () => []
  return (text) => {
    const folded = foldKeepingLength(text)
    const spans: PersonalSpan[] = []
    let last: (Place & { start: number; end: number; words: number }) | undefined
    const close = () => {
      if (last) spans.push(...spanOf(text, last))
      last = undefined
    }
    for (const { 0: word, index: start } of folded.matchAll(/\p{L}+/gu)) {
      const place = places.get(word)
      const end = start + word.length
      const follows =
        last !== undefined &&
        place?.name === last.name &&
        place.position > last.position &&
        /^\s+$/.test(folded.slice(last.end, start))
      if (follows && last && place) last = { ...place, start: last.start, end, words: last.words + 1 }
      else {
        close()
        last = place && { ...place, start, end, words: 1 }
      }
    }
    close()
    return spans
  }
}

function placesOf(names: readonly string[]): Map<string, Place> {
  const places = new Map<string, Place>()
  for (const [name, written] of names.entries()) {
    const words = foldKeepingLength(written.slice(0, MOST_CHARACTERS))
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length >= SHORTEST)
    for (const [position, word] of [...new Set(words)].slice(0, MOST_WORDS).entries())
      if (!places.has(word) && places.size < MOST_IN_ALL) places.set(word, { name, position })
  }
  return places
}

function spanOf(
  text: string,
  { start, end, words, position }: { start: number; end: number; words: number; position: number },
): PersonalSpan[] {
  const written = text.slice(start, end)
  const isWord = words === 1 && written === written.toLowerCase() && isCommonWord(foldKeepingLength(written))
  if (isWord && !isIntroduced(text, start)) return []
  const replacement = words > 1 ? `${FIRST} ${LAST}` : position === 0 ? FIRST : LAST
  return [{ start, end, replacement: likeWritten(written, replacement) }]
}

/** Whether a folded word is hardly a name by itself. */
const isCommonWord = (folded: string): boolean =>
  namesAndWords.has(folded) || (isSpanish(folded) && !firstNames.has(folded) && !surnames.has(folded))
