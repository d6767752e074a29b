import { HashedClassifier } from '../nlu/index.ts'
import weights from './complaint-weights.json' with { type: 'json' }

let classifier: HashedClassifier | undefined

/**
 * Returns how much a text complains about the business, as complaints of many trades do: 0 is undecided, around 1
 * are the clearest texts.
 * `npm run complaint-weights` learns it from `scripts/complaints`.
 */
export function complaintScore(text: string): number {
  classifier ??= new HashedClassifier(weights)
  return classifier.score(text)
}
