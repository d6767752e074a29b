import { SATISFACTION } from '../../../../../contract/forms/offered.ts'
import { scaleOf } from '../../../../../contract/forms/question.ts'
import { foldWords } from '../../words.ts'
import { readNumber } from './slot.ts'
import { type AnswerReader, whole } from './types.ts'

/** Words for the numbers of a scale from 1 to 5, the strongest first. */
const WORDS: readonly (readonly [score: number, words: RegExp])[] = [
  [1, /\b(?:pesim\w*|horribl\w+|malisim\w*|nefast\w+|un desastre|(?:muy|re) mal\w*|muy insatisfech\w+|lo peor)\b/],
  [
    5,
    /\b(?:excelent\w*|perfect\w*|espectacular\w*|genial\w*|impecable\w*|buenisim\w*|(?:muy|re) bien|muy satisfech\w+|lo mejor|diez puntos)\b/,
  ],
  [4, /\b(?:(?:muy|re) buen\w*|buen[oa]?s?|bien|satisfech\w+|conforme)\b/],
  [3, /\b(?:regular\w*|mas o menos|normal\w*|ni bien ni mal|intermedi\w+|pasable\w*|neutral)\b/],
  [2, /\b(?:mal|mal[oa]s?|insatisfech\w+|flojo\w*|disconforme)\b/],
]

/** Beginnings that turn an adjective around. */
const DENIED = /\bno (?:\w+ )?(?:fue |es |era |estuvo |esta )?(?:tan |muy |nada )?(?:buen|bien|mal|satisf|confor)/

/** Reads the number of a scale: in figures or words, as stars, or as how good something was. */
export const readScale: AnswerReader = (question, deciding, said) => {
  const [lowest, highest] = scaleOf(question.kind) ?? [1, 5]
  const stars = [...said].filter((sign) => sign === '⭐' || sign === '★').length
  const digits = /(?<!\d)(\d{1,2})\s*(?:★|⭐|\/|$|\D)/u.exec(said)?.[1]
  if (stars > 0 && digits === undefined) return whole(stars)
  // "8 de 10" and "8/10" name the scale, too.
  const bare = said
    .replace(new RegExp(String.raw`(\d+)\s*(?:/|de|sobre)\s*${highest}\b`, 'i'), '$1')
    .replace(/[★⭐]/gu, '')
  const satisfied = question.kind === 'csat' ? SATISFACTION.findIndex((one) => foldWords(one) === foldWords(said)) : -1
  if (satisfied >= 0) return whole(satisfied + 1)
  const found = readNumber(question, deciding, bare)
  if (found && typeof found.answer === 'number') return found
  const folded = foldWords(said.replace(/^\s*bueno,?\s+(?=\S)/iu, ''))
  if (highest !== 5 || lowest !== 1 || DENIED.test(folded)) return undefined
  const score = WORDS.find(([, words]) => words.test(folded))?.[0]
  return score === undefined ? undefined : { answer: score, coverage: folded.split(' ').length > 3 ? 0.5 : 1 }
}
