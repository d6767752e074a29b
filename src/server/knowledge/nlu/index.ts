// Language understanding: from texts with their intents and entities to a model, and from a model to what is meant.
import { bytesOf, learn } from './model.ts'
import type { Progress, TrainingSet } from './types.ts'

export { findEntities } from './find.ts'
export { isEmptyWord } from './known.ts'
export { loadModel, loadModelInTurns } from './model.ts'
export { matchPattern, unsafePattern } from './patterns.ts'
export { ModelBytesError } from './sections.ts'
export type * from './types.ts'
export { crossValidate } from './validate.ts'

/**
 * Learns from a set; the same set gives the same bytes. Takes seconds for thousands of examples: call it in a worker
 * thread (`trainInWorker`).
 */
export function trainModel(set: TrainingSet, options: Progress = {}): Uint8Array {
  return bytesOf(learn(set, options))
}
