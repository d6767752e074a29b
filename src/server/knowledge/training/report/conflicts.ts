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
/** Number of examples after which the loop yields to the event loop. */
const AT_ONCE = 100

/**
 * Returns nearly identical examples of different intents, the most similar first. Two phrases this
 * similar share at least one of their rarest trigrams, so only such pairs are compared (prefix filtering): comparing all
 * pairs would be too slow for thousands of examples.
 */
export async function conflictsOf({ examples, intents }: Pick<Knowledge, 'examples' | 'intents'>): Promise<Conflict[]> {
  const intent = intentLookup(intents)
  const phrases = phrasesOf(examples)
  const index = new Map<string, number[]>()
  const found: Conflict[] = []
  for (const [at, one] of phrases.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await setImmediate()
    const prefix = one.grams.slice(0, one.grams.length - Math.ceil(ALIKE * one.grams.length) + 1)
    for (const other of new Set(prefix.flatMap((gram) => index.get(gram) ?? []))) {
      const two = phrases[other]
      if (!two || two.example.intent_id === one.example.intent_id) continue
      const similarity = jaccard(one.grams, two.set)
      if (similarity < ALIKE) continue
      const toSide = ({ id, text, intent_id }: KnownExample) => ({ id, text, intent: intent(intent_id) })
      found.push({ similarity, examples: [toSide(two.example), toSide(one.example)] })
    }
    for (const gram of prefix) {
      const list = index.get(gram)
      if (list) list.push(at)
      else index.set(gram, [at])
    }
  }
  return found.sort((a, b) => b.similarity - a.similarity).slice(0, MOST)
}

/** Returns the trigrams of each example, sorted by ascending frequency within the bot. */
function phrasesOf(examples: readonly KnownExample[]) {
  const sets = examples.map(({ text }) => trigrams(normalizePhrase(text)))
  const frequency = new Map<string, number>()
  for (const set of sets) for (const gram of set) frequency.set(gram, (frequency.get(gram) ?? 0) + 1)
  const rarest = (a: string, b: string) => (frequency.get(a) ?? 0) - (frequency.get(b) ?? 0) || (a < b ? -1 : 1)
  return examples.map((example, i) => {
    const set = sets[i] ?? new Set<string>()
    return { example, set, grams: [...set].sort(rarest) }
  })
}

function trigrams(phrase: string): Set<string> {
  const padded = ` ${phrase} `
  const grams = new Set<string>()
  for (let i = 0; i + 3 <= padded.length; i++) grams.add(padded.slice(i, i + 3))
  return grams
}

/** Returns the Jaccard index: common members divided by all members. */
function jaccard(one: readonly string[], two: ReadonlySet<string>): number {
  let common = 0
  for (const gram of one) if (two.has(gram)) common++
  return common / (one.length + two.size - common)
}
