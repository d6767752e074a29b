import type { CrossValidation, Folding, TrainingSet } from './types.ts'

// Messages between the main thread and the training worker. Cloning many small objects takes the main thread tens of
// milliseconds; strings and typed arrays are nearly free.

/** The input of a worker; the training set as JSON. */
export interface WorkerTask extends Partial<Folding> {
  kind: 'train' | 'validate'
  set: string
}

/** The input of the second thread of a training, which trains the tagger; the answer is the tagger itself. */
export interface TaggerTask {
  kind: 'tag'
  set: string
  niceness: number
}

/** The conditions under which a worker computes. */
export interface Conditions {
  niceness: number
  /** lets the main thread stop the worker: it ends itself once this is 1 */
  cancelled: Int32Array
}

/** A message from a worker: its progress, and finally its result. */
export type WorkerAnswer =
  | { progress: number }
  | { bytes: Uint8Array; milliseconds: number }
  | { validation: PackedValidation; milliseconds: number }

/** A cross-validation with its predictions as flat arrays; `lengths[i]` ranks belong to `indexes[i]`. */
interface PackedValidation extends Omit<CrossValidation, 'predictions'> {
  intents: string[]
  indexes: Uint32Array
  lengths: Uint8Array
  ranked: Uint32Array
  confidences: Float64Array
  /** the found values of each prediction, as JSON */
  found: string
}

/** Serializes a training set for a task. */
export const packSet = ({ examples, entities, synonyms }: TrainingSet): string =>
  JSON.stringify({ examples, entities, synonyms })

/** Converts predictions to flat arrays. */
export function packValidation({ predictions, ...figures }: CrossValidation): PackedValidation {
  const numbers = new Map<string, number>()
  const ranks = predictions.flatMap(({ ranking }) => ranking)
  for (const { intent } of ranks) if (!numbers.has(intent)) numbers.set(intent, numbers.size)
  return {
    ...figures,
    intents: [...numbers.keys()],
    indexes: Uint32Array.from(predictions, ({ index }) => index),
    lengths: Uint8Array.from(predictions, ({ ranking }) => ranking.length),
    ranked: Uint32Array.from(ranks, ({ intent }) => numbers.get(intent) as number),
    confidences: Float64Array.from(ranks, ({ confidence }) => confidence),
    found: JSON.stringify(predictions.map(({ entities }) => entities)),
  }
}

/** Reverses {@link packValidation}. */
export function unpackValidation(packed: PackedValidation): CrossValidation {
  const { intents, indexes, lengths, ranked, confidences, found, ...figures } = packed
  const entities = JSON.parse(found) as CrossValidation['predictions'][number]['entities'][]
  let at = 0
  const predictions = Array.from(indexes, (index, i) => {
    const ranking = Array.from({ length: lengths[i] as number }, () => {
      const rank = { intent: intents[ranked[at] as number] as string, confidence: confidences[at] as number }
      at++
      return rank
    })
    return { index, ranking, entities: entities[i] ?? [] }
  })
  return { ...figures, predictions }
}
