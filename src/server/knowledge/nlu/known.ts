import type { Vocabulary } from './features.ts'
import type { Gazetteer } from './gazetteer.ts'
import type { ReadWord } from './reading.ts'
import type { FoundEntity } from './types.ts'

/** Stop words: they do not help to distinguish intents. */
const EMPTY = new Set(
  `a al algo ante aqui aca ahi alla asi aun aunque bien con cual cuya de del desde e el ella ellas ellos en entre era es esa
  esas ese eso esos esta estas este esto estos fue ha hasta hay he la las le les lo los mas me mi mis muy ni no nos o os
  para pero por porque pues que q k se sea ser si sin so sobre son su sus tal tambien te ti toda todas todo todos tu tus u
  un una unas uno unos va vos usted ustedes x xq y ya yo ok okey`.split(/\s+/),
)

/** Returns whether a folded word is a stop word. */
export const isStopWord = (folded: string): boolean => EMPTY.has(folded)

/** Minimum length of a word to be recognized when misspelled. */
const MISSPELT = 4
/** Minimum share of known n-grams for a word to count as misspelled but known. */
const ALIKE = 0.5

/**
 * Returns whether a request contains a known word, possibly misspelled: a word of the examples that is not a stop word,
 * or an entity value from a list or an example. Numbers, codes and punctuation do not count.
 */
export function hasKnownWord(
  request: readonly ReadWord[],
  found: readonly FoundEntity[],
  { vocabulary, gazetteer }: { vocabulary: Vocabulary; gazetteer: Gazetteer },
): boolean {
  const named = found.filter(
    ({ source, text: written, entity }) =>
      source === 'gazetteer' || (source === 'tagger' && gazetteer.valueOf(written, entity) !== undefined),
  )
  return request.some(
    ({ word, start, end }) =>
      named.some((value) => start < value.end && end > value.start) ||
      (/^\p{L}/u.test(word) && !EMPTY.has(word) && isLearnt(word, vocabulary)),
  )
}

function isLearnt(word: string, vocabulary: Vocabulary): boolean {
  return vocabulary.hasWord(word) || (word.length >= MISSPELT && vocabulary.shareOfPieces(word) >= ALIKE)
}
