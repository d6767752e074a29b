import type { components } from '../../../../../generated/api.d.ts'
import type { Knowledge } from '../../models/knowledge.ts'
import type { Evaluated } from './evaluated.ts'

type Weak = components['schemas']['TrainingReport']['weak'][number]

/** Recommended minimum number of examples per intent. */
const FEW_EXAMPLES = 8
/** Minimum recall; an intent below it counts as weak. */
const LOW_RECALL = 0.7
/** An intent is crowded out if the median number of examples is at least this many times its own. */
const CROWD = 5

/** Returns intents that need more or better examples, lowest recall first. */
export function weakIntents(
  { intents, examples }: Pick<Knowledge, 'intents' | 'examples'>,
  understood: readonly Evaluated[],
): Weak[] {
  const counts = countBy(examples, ({ intent_id }) => intent_id)
  const seen = countBy(understood, ({ example }) => example.intent_id)
  const right = countBy(
    understood.filter(({ example, best }) => best?.intent === String(example.intent_id)),
    ({ example }) => example.intent_id,
  )
  const middle = median([...counts.values()])
  const weak = intents.flatMap((intent): Weak[] => {
    const count = counts.get(intent.id) ?? 0
    // Intents without examples are not part of the model; the report lists them elsewhere.
    if (count === 0) return []
    const tried = seen.get(intent.id) ?? 0
    const recall = tried > 0 ? (right.get(intent.id) ?? 0) / tried : null
    const reasons: Weak['reasons'] = []
    if (count < FEW_EXAMPLES) reasons.push('few_examples')
    if (recall !== null && recall < LOW_RECALL) reasons.push('low_recall')
    if (count * CROWD <= middle) reasons.push('crowded_out')
    return reasons.length > 0
      ? [{ intent: { id: intent.id, name: intent.name }, examples: count, recall, reasons }]
      : []
  })
  return weak.sort((a, b) => (a.recall ?? 0) - (b.recall ?? 0) || a.examples - b.examples)
}

function countBy<T>(items: readonly T[], key: (item: T) => number): Map<number, number> {
  const counts = new Map<number, number>()
  for (const item of items) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1)
  return counts
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
