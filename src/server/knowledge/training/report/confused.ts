import type { components } from '../../../../../generated/api.d.ts'
import type { KnownIntent } from '../../models/knowledge.ts'
import { named, type Understood } from './understood.ts'

type Pair = components['schemas']['TrainingReport']['confused'][number]

/** Most pairs of a report, and most examples of a pair: as much as a person looks through. */
const [PAIRS, EXAMPLES] = [50, 20]

/** Intents whose examples are taken for another one's, the most frequent first, with the examples that it happens to. */
export function confusedPairs(understood: readonly Understood[], intents: readonly KnownIntent[]): Pair[] {
  const intent = named(intents)
  const pairs = new Map<string, Pair>()
  for (const { example, best } of understood) {
    if (!best || best.intent === String(example.intent_id)) continue
    const key = `${example.intent_id} ${best.intent}`
    // taken for a question of a secondary response: no pair of intents
    if (!Number(best.intent)) continue
    const pair = pairs.get(key) ?? {
      intent: intent(example.intent_id),
      predicted: intent(Number(best.intent)),
      count: 0,
      examples: [],
    }
    pair.count++
    pair.examples.push({ id: example.id, text: example.text, confidence: best.confidence })
    pairs.set(key, pair)
  }
  const sorted = [...pairs.values()].sort((a, b) => b.count - a.count || a.intent.id - b.intent.id)
  return sorted.slice(0, PAIRS).map(({ examples, ...pair }) => ({
    ...pair,
    // the surest mistakes first: those mislead customers most
    examples: examples.sort((a, b) => b.confidence - a.confidence || a.id - b.id).slice(0, EXAMPLES),
  }))
}
