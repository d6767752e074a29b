import type { CrossValidation, TrainingSet } from './types.ts'

// What passes between the server's thread and a training one. Many small objects take the server's thread tens of
// milliseconds to clone, one text or a row of numbers hardly any.

/** What a thread is started for; the set as JSON. */
export interface WorkerTask {
  kind: 'train' | 'validate'
  set: string
  folds?: number
}

/** What a thread tells: how far it is, and at last its result. */
export type WorkerAnswer =
  | { progress: number }
  | { bytes: Uint8Array; milliseconds: number }
  | { validation: PackedValidation; milliseconds: number }

/** A cross-validation with its predictions as rows of numbers; `lengths[i]` ranks belong to `indexes[i]`. */
export interface PackedValidation extends Omit<CrossValidation, 'predictions'> {
  intents: string[]
  indexes: Uint32Array
  lengths: Uint8Array
  ranked: Uint32Array
  confidences: Float64Array
  /** the values found in each, as JSON */
  found: string
}

/** A set as a task's text. */
export const packSet = ({ examples, entities }: TrainingSet): string => JSON.stringify({ examples, entities })

/** Puts predictions in rows. */
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

/** Makes predictions of rows again. */
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
