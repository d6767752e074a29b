import { calm, type Vocabulary } from './features.ts'
import type { Gazetteer } from './gazetteer.ts'
import { isWord, type Token, tokenize } from './tokens.ts'
import type { FoundEntity } from './types.ts'

/** Words that are in any phrase and tell no intent from another. */
const EMPTY = new Set(
  `a al algo ante aqui aca ahi alla asi aun aunque bien con cual cuya de del desde e el ella ellas ellos en entre era es esa
  esas ese eso esos esta estas este esto estos fue ha hasta hay he la las le les lo los mas me mi mis muy ni no nos o os
  para pero por porque pues que q k se sea ser si sin so sobre son su sus tal tambien te ti toda todas todo todos tu tus u
  un una unas uno unos va vos usted ustedes x xq y ya yo ok okey`.split(/\s+/),
)

/** Whether a folded word is in any phrase and tells nothing of what is meant. */
export const isEmptyWord = (folded: string): boolean => EMPTY.has(folded)

/** Letters from which on a word can be a misspelt one. */
const MISSPELT = 4
/** This share of its pieces is known where it is. */
const ALIKE = 0.5

/**
 * Whether a text has a word that was learnt, if misspelt: one of the examples' words that say something, or a value
 * that a list or an example names. Numbers, codes and signs are none, whatever they look like.
 */
export function hasKnownWord(
  text: string,
  found: readonly FoundEntity[],
  { vocabulary, gazetteer }: { vocabulary: Vocabulary; gazetteer: Gazetteer },
): boolean {
  const words = tokenize(text).filter(saysSomething)
  const named = found.filter(
    ({ source, text: written, entity }) =>
      source === 'gazetteer' || (source === 'tagger' && gazetteer.valueOf(written, entity) !== undefined),
  )
  return words.some(
    ({ folded, start, end }) =>
      named.some((value) => start < value.end && end > value.start) || isLearnt(calm(folded), vocabulary),
  )
}

const saysSomething = (token: Token): boolean =>
  isWord(token) && /\p{L}/u.test(token.folded) && !EMPTY.has(calm(token.folded))

function isLearnt(word: string, vocabulary: Vocabulary): boolean {
  return vocabulary.hasWord(word) || (word.length >= MISSPELT && vocabulary.shareOfPieces(word) >= ALIKE)
}
