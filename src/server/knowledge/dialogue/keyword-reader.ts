import { WordReader } from '../nlu/index.ts'
import type { BotSnapshot } from './types.ts'
import { foldWords } from './words.ts'

/** Number of bots whose reader is kept in memory. */
const KEPT = 50

const readers = new Map<string, WordReader>()

/**
 * Returns a reader of customers' messages that knows the words of a bot's keywords: it mends what is misspelled and reads
 * regional words as those of the keywords.
 */
export function readerOf({ quick, synonyms = [] }: Pick<BotSnapshot, 'quick' | 'synonyms'>): WordReader {
  const keywords = quick.flatMap((one) => one.keywords).map(foldWords)
  const key = JSON.stringify([keywords, synonyms])
  const known = readers.get(key)
  if (known) return known
  const made = new WordReader(
    keywords.flatMap((keyword) => keyword.split(' ')),
    synonyms,
  )
  const [oldest] = readers.keys()
  if (readers.size >= KEPT && oldest !== undefined) readers.delete(oldest)
  readers.set(key, made)
  return made
}
