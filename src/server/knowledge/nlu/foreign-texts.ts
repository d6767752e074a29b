import { type FeaturesOfTexts, featuresOfTexts } from './features.ts'
import list from './foreign-texts.json' with { type: 'json' }
import { wordsOf } from './reading.ts'

/**
 * Messages that no small business answers, worded like those that it does: "¿hacen mudanzas a Uruguay?". Every
 * classifier learns that they are none of its intents, so that "¿hacen…?" alone is not understood as one.
 */
export const foreignTexts: readonly string[] = list.texts

let features: FeaturesOfTexts | undefined

/** Returns the features of the texts; reading them takes several times as long as training a small bot. */
export function foreignFeatures(): FeaturesOfTexts {
  features ??= featuresOfTexts(foreignTexts.map(wordsOf))
  return features
}
