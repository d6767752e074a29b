import { normalizePhrase } from '../../../contract/phrase.ts'
import { similarity } from '../nlu/fuzzy.ts'
import type { Intents } from './expected.ts'

/** Similarity from which a name is a misspelled one. */
const MISSPELLED = 0.75
/** Similarity from which a name is worth offering. */
const LIKE = 0.5
/** Similarity from which two words are forms of one, and the length from which a word says something. */
const SAME_WORD = 0.7
const WORD = 4
/** Most names offered; the contract has the same limit. */
const MOST = 3

/** Whether a name is that of an intent, but for some letters. */
export function isMisspelled(name: string, intents: Intents): boolean {
  const wanted = normalizePhrase(name)
  return [...intents.keys()].some((known) => similarity(known, wanted, MISSPELLED) > 0)
}

/** Returns the names of the intents that are most like a name, the nearest first: by spelling, or by the words they share. */
export function nearestIntents(name: string, intents: Intents): string[] {
  const wanted = normalizePhrase(name)
  return [...intents]
    .map(([known, intent]) => ({ name: intent.name, likeness: likeness(wanted, known) }))
    .filter(({ likeness }) => likeness >= LIKE)
    .sort((a, b) => b.likeness - a.likeness || a.name.localeCompare(b.name, 'es'))
    .slice(0, MOST)
    .map(({ name }) => name)
}

function likeness(one: string, two: string): number {
  const [words, others] = [wordsOf(one), wordsOf(two)]
  const shared = words.filter((word) => others.some((other) => similarity(word, other, SAME_WORD) > 0)).length
  const common = shared === 0 ? 0 : LIKE + (LIKE * shared) / Math.max(words.length, others.length)
  return Math.max(similarity(one, two, LIKE), common)
}

const wordsOf = (phrase: string): string[] => phrase.split(' ').filter((word) => word.length >= WORD)
