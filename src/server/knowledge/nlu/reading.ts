import { requestOf } from './courtesy-words.ts'
import { collapseRepeats, type MaskedSpan } from './features.ts'
import { expandAbbreviation } from './spelling/abbreviations.ts'
import { isSpanish } from './spelling/spanish.ts'
import { isWord, type Token, tokenize } from './tokens.ts'

/** A word of a text as the classifier reads it, with the place of the token it comes from. */
export interface ReadWord {
  word: string
  start: number
  end: number
}

const MASK = '@'

/**
 * Reads the request of a text: its words without repeated letters and abbreviations, corrected, and without the
 * courtesies around them. A text of courtesies only is read whole.
 * @param masks spans that become one word with the name of their entity
 * @param correct returns the word that a folded one stands for
 */
export function readRequest(
  text: string,
  masks: readonly MaskedSpan[] = [],
  correct: (folded: string) => string = (folded) => folded,
): ReadWord[] {
  const words: ReadWord[] = []
  let open: MaskedSpan | undefined
  const tokens = tokenize(text)
  for (const [i, token] of tokens.entries()) {
    const mask = masks.find(({ start, end }) => token.start < end && token.end > start)
    const { start, end } = token
    if (mask) {
      if (mask !== open) words.push({ word: MASK + mask.entity, start, end })
    } else if (isWord(token))
      for (const word of wordsOfToken(token, [tokens[i - 1], tokens[i + 1]], correct)) words.push({ word, start, end })
    else if (/[?!.,;:\n]/.test(token.folded)) words.push({ word: token.folded, start, end })
    open = mask
  }
  const { first, end } = requestOf(words.map(({ word }) => word))
  const request = end > 0 ? words.slice(first, end) : words
  return request.filter(({ word }) => !/^[.,;:]/.test(word))
}

function wordsOfToken(
  { folded }: Token,
  neighbors: readonly (Token | undefined)[],
  correct: (folded: string) => string,
): readonly string[] {
  const word = withoutRepeats(folded)
  const isPartOfName = word.length === 1 && neighbors.some((neighbor) => isInitial(neighbor?.folded))
  return (isPartOfName ? undefined : expandAbbreviation(word)) ?? [correct(word)]
}

/** Whether a token beside a letter shows that the letter abbreviates nothing: "J. K.", "2 x 1". */
const isInitial = (folded: string | undefined): boolean => folded !== undefined && /^(\p{L}|\p{N}+|\.)$/u.test(folded)

/** Removes letters repeated for emphasis: "holaaa", "precioo". Doubled letters that Spanish has ("llamar") stay. */
function withoutRepeats(folded: string): string {
  const word = collapseRepeats(folded)
  if (word.length < 4 || !/(\p{L})\1/u.test(word) || isSpanish(word)) return word
  const single = word.replace(/(\p{L})\1/gu, '$1')
  return isSpanish(single) ? single : word
}

/** Returns the word of a {@link ReadWord}. */
export const wordOf = ({ word }: ReadWord): string => word

/** Returns the words of a text's request, without entities and corrections. */
export const wordsOf = (text: string): string[] => readRequest(text).map(wordOf)

/** Whether a text has words and all of them are courtesies: "buenas tardes, te hago una consulta". */
export function isOnlyCourtesy(text: string): boolean {
  const words = tokenize(text).flatMap((token) =>
    isWord(token)
      ? [...wordsOfToken(token, [], (folded) => folded)]
      : /[?!.,;:\n]/.test(token.folded)
        ? [token.folded]
        : [],
  )
  return words.length > 0 && requestOf(words).end === 0
}
