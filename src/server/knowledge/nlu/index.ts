// Public API of the NLU engine: training models from annotated examples, and understanding texts with them.
import { bytesOf } from './model-format.ts'
import { trainParts } from './train-parts.ts'
import type { Progress, TrainingSet } from './types.ts'

export { greetingPhrases } from './courtesy-words.ts'
export { findEntities } from './find.ts'
export { foreignTexts } from './foreign-texts.ts'
export { HashedClassifier, type HashedWeights, trainHashed } from './hashed-classifier.ts'
export { isStopWord } from './known.ts'
export { loadModel, loadModelInChunks } from './model.ts'
export { matchesPattern, matchPattern, unsafePattern } from './patterns.ts'
export { isOnlyCourtesy, wordsOf } from './reading.ts'
export { ModelBytesError } from './sections.ts'
export type * from './types.ts'
export { crossValidate } from './validate.ts'
export { WordReader } from './word-reader.ts'

/**
 * Trains a model and returns it as bytes. Deterministic. Takes seconds for thousands of examples: call it in a worker
 * thread (`trainInWorker`).
 */
export function trainModel(set: TrainingSet, options: Progress = {}): Uint8Array {
  return bytesOf(trainParts(set, options))
}
