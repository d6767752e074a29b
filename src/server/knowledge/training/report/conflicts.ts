import { setImmediate } from 'node:timers/promises'
import type { components } from '../../../../../generated/api.d.ts'
import { normalizePhrase } from '../../../../contract/phrase.ts'
import type { Knowledge, KnownExample } from '../../models/knowledge.ts'
import { intentLookup } from './evaluated.ts'

type Conflict = components['schemas']['TrainingReport']['conflicts'][number]

/** Minimum share of common trigrams (Jaccard index) for two phrases to be near-duplicates. */
const ALIKE = 0.7
/** Maximum number of conflicts in a report. */
const MOST = 100
/** Maximum number of phrases that are looked at for each one: without it, the work grows with the square of a bot. */
const MOST_LOOKS = 1_000
/** Milliseconds after which the event loop gets its turn. */
const TURN_MS = 10

interface Phrase {
  example: KnownExample
  /** ranks of its trigrams in ascending order, the rarest of the bot first */
  grams: Int32Array
  /** the last phrase that it was compared with: they may share several of the rarest trigrams */
  comparedWith?: Phrase
}

/**
 * Returns nearly identical examples of different intents, the most similar first. Two phrases this
 * similar share at least one of their rarest trigrams, so only such pairs are compared (prefix filtering), at most
 * {@link MOST_LOOKS} of each phrase and those with its rarest trigrams first.
 */
export async function conflictsOf({ examples, intents }: Pick<Knowledge, 'examples' | 'intents'>): Promise<Conflict[]> {
  const intent = intentLookup(intents)
  const toSide = ({ id, text, intent_id }: KnownExample) => ({ id, text, intent: intent(intent_id) })
  const pause = turns()
  const phrases = await phrasesOf(examples, pause)
  const index = new Map<number, Phrase[]>()
  let found: Conflict[] = []
  for (const one of phrases) {
    await pause()
    const prefix = one.grams.subarray(0, one.grams.length - Math.ceil(ALIKE * one.grams.length) + 1)
    let left = MOST_LOOKS
    for (const gram of prefix) {
      const list = index.get(gram) ?? []
      const latest = left > 0 ? list.slice(-left) : []
      left -= latest.length
      for (const two of latest) {
        if (two.comparedWith === one || two.example.intent_id === one.example.intent_id) continue
        two.comparedWith = one
        const similarity = jaccard(one.grams, two.grams)
        if (similarity >= ALIKE) found.push({ similarity, examples: [toSide(two.example), toSide(one.example)] })
      }
      list.push(one)
      index.set(gram, list)
    }
    if (found.length > 10 * MOST) found = mostSimilar(found)
  }
  return mostSimilar(found)
}

const mostSimilar = (found: Conflict[]) => found.sort((a, b) => b.similarity - a.similarity).slice(0, MOST)

/** Returns a function that lets the event loop run whenever its turn has come. */
function turns() {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < TURN_MS) return
    await setImmediate()
    since = performance.now()
  }
}

/** Returns the trigrams of each example as ranks by ascending frequency within the bot. */
async function phrasesOf(examples: readonly KnownExample[], pause: () => Promise<void>): Promise<Phrase[]> {
  const sets: Set<string>[] = []
  const frequency = new Map<string, number>()
  for (const { text } of examples) {
    await pause()
    const set = trigrams(normalizePhrase(text))
    sets.push(set)
    for (const gram of set) frequency.set(gram, (frequency.get(gram) ?? 0) + 1)
  }
  const ranked = [...frequency].sort(([a, one], [b, other]) => one - other || (a < b ? -1 : 1))
  const rank = new Map(ranked.map(([gram], place) => [gram, place]))
  const phrases: Phrase[] = []
  for (const [i, example] of examples.entries()) {
    await pause()
    phrases.push({ example, grams: Int32Array.from(sets[i] ?? [], (gram) => rank.get(gram) ?? 0).sort() })
  }
  return phrases
}

function trigrams(phrase: string): Set<string> {
  const padded = ` ${phrase} `
  const grams = new Set<string>()
  for (let i = 0; i + 3 <= padded.length; i++) grams.add(padded.slice(i, i + 3))
  return grams
}

/**
 * Returns the Jaccard index, common members divided by all members, of two ascending lists; 0 as soon as it cannot reach
 * {@link ALIKE}.
 */
function jaccard(one: Int32Array, two: Int32Array): number {
  const both = one.length + two.length
  // What may be left over in both lists together: similarity is (both - rest) / (both + rest).
  let rest = Math.floor((both * (1 - ALIKE)) / (1 + ALIKE) + 1e-9)
  let common = 0
  let i = 0
  let j = 0
  while (i < one.length && j < two.length) {
    const a = one[i] as number
    const b = two[j] as number
    if (a === b) common++
    if (a !== b && rest-- <= 0) return 0
    if (a <= b) i++
    if (b <= a) j++
  }
  return common / (both - common)
}
