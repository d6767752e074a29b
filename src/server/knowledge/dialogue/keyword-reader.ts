import { WordReader } from '../nlu/index.ts'
import { memo } from './memo.ts'
import type { BotSnapshot } from './types.ts'
import { foldWords } from './words.ts'

/** Number of bots whose reader is kept in memory. */
const KEPT = 50

const readers = new Map<string, WordReader>()

/** The reader of a list of keywords, so that a message does not look it up again for each of its parts. */
const known = memo((_: BotSnapshot['quick']) => new Map<BotSnapshot['synonyms'], WordReader>())

/**
 * Returns a reader of customers' messages that knows the words of a bot's keywords: it mends what is misspelled and reads
 * regional words as those of the keywords.
 */
export function readerOf({ quick, synonyms }: Pick<BotSnapshot, 'quick' | 'synonyms'>): WordReader {
  const own = known.of(quick)
  const reader = own.get(synonyms) ?? sharedReader(quick, synonyms)
  own.set(synonyms, reader)
  return reader
}

/** Returns the reader for these words, which other messages of the bot use too. */
function sharedReader(quick: BotSnapshot['quick'], synonyms: BotSnapshot['synonyms'] = []): WordReader {
  const keywords = quick.flatMap((one) => one.keywords)
  const key = JSON.stringify([keywords, synonyms])
  const shared = readers.get(key)
  if (shared) return shared
  const made = new WordReader(
    keywords.flatMap((keyword) => foldWords(keyword).split(' ')),
    synonyms,
  )
  const [oldest] = readers.keys()
  if (readers.size >= KEPT && oldest !== undefined) readers.delete(oldest)
  readers.set(key, made)
  return made
}
