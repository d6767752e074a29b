import type { Classifier } from './classifier.ts'
import type { Gazetteer } from './gazetteer.ts'
import type { Tagger } from './tagger.ts'
import type { EntityDefinition } from './types.ts'

/** The parts of a trained model. */
export interface ModelParts {
  classifier: Classifier
  /** the classifier that reads entity values as they are written; absent if none are masked */
  plain?: Classifier | undefined
  entities: readonly EntityDefinition[]
  gazetteer: Gazetteer
  tagger: Tagger | undefined
  /** names of the entities whose values are masked */
  open: ReadonlySet<string>
  synonyms: readonly (readonly string[])[]
}
