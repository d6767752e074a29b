import type { components } from '../../../../../generated/api.d.ts'
import type { KnownIntent } from '../../models/knowledge.ts'
import { type Evaluated, intentLookup } from './evaluated.ts'

type Pair = components['schemas']['TrainingReport']['confused'][number]

/** Maximum number of pairs in a report and of examples per pair: more are not practical to review. */
const [PAIRS, EXAMPLES] = [50, 20]

/**
 * Returns pairs of intents where examples of one are predicted as the other, most frequent first, with those examples.
 */
export function confusedPairs(understood: readonly Evaluated[], intents: readonly KnownIntent[]): Pair[] {
  const intent = intentLookup(intents)
  const pairs = new Map<string, Pair>()
  for (const { example, best } of understood) {
    if (!best || best.intent === String(example.intent_id)) continue
    const key = `${example.intent_id} ${best.intent}`
    // Skip predictions of a secondary response: they are not a pair of intents.
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
    // Highest confidence first: those mistakes mislead customers most.
    examples: examples.sort((a, b) => b.confidence - a.confidence || a.id - b.id).slice(0, EXAMPLES),
  }))
}
