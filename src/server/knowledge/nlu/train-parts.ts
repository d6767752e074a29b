import { trainClassifiers } from './classifier.ts'
import { Finder } from './find.ts'
import { foreignFeatures } from './foreign-texts.ts'
import { Gazetteer } from './gazetteer.ts'
import { masksOf, openEntities, spansOf } from './masks.ts'
import type { ModelParts } from './model-parts.ts'
import { readRequest, wordOf } from './reading.ts'
import { type Tagger, trainTagger } from './tagger.ts'
import type { Progress, TrainingSet } from './types.ts'

/** Share of the progress that is intent training; the rest is the entity tagger. */
const INTENTS = 0.7

/** Trains intents and entities. Deterministic. */
export function trainParts(set: TrainingSet, { onProgress }: Progress = {}): ModelParts {
  const intents = trainIntents(set, { onProgress: (share) => onProgress?.(share * INTENTS) })
  const tagger = trainEntities(set, { onProgress: (share) => onProgress?.(INTENTS + share * (1 - INTENTS)) })
  onProgress?.(1)
  return partsOf(set, intents, tagger)
}

/** Returns the parts of a model whose intents and entities were trained on the same set. */
export const partsOf = (set: TrainingSet, intents: IntentParts, tagger: Tagger | undefined): ModelParts => ({
  ...intents,
  ...{ entities: set.entities, gazetteer: gazetteerOf(set), tagger, synonyms: set.synonyms ?? [] },
})

type IntentParts = Pick<ModelParts, 'classifier' | 'plain' | 'open'>

/** Trains the part of a model that tells intents apart. */
export function trainIntents(set: TrainingSet, { onProgress }: Progress = {}): IntentParts {
  const finder = new Finder(set.entities)
  const examples = set.examples.map((example) => ({ ...example, spans: spansOf(example, finder) }))
  const open = openEntities(examples)
  const viewOf = (masked: ReadonlySet<string>) =>
    examples.map(({ intent, text, spans }) => ({
      intent,
      words: readRequest(text, masksOf(spans, masked)).map(wordOf),
    }))
  const views = open.size > 0 ? ([viewOf(open), viewOf(new Set())] as const) : ([viewOf(open)] as const)
  const [classifier, plain] = trainClassifiers(views, foreignFeatures(), onProgress)
  return { classifier, plain, open }
}

/** Trains the part of a model that finds entity values; undefined if no example has any. */
export const trainEntities = (set: TrainingSet, { onProgress }: Progress = {}): Tagger | undefined =>
  trainTagger(set.examples, gazetteerOf(set), onProgress)

/** Returns the gazetteer with declared and annotated values. */
function gazetteerOf(set: TrainingSet): Gazetteer {
  const gazetteer = new Gazetteer()
  for (const { name, values } of set.entities)
    for (const { value, synonyms = [] } of values ?? [])
      for (const written of [value, ...synonyms]) gazetteer.add(written, name, value)
  for (const { text, entities } of set.examples)
    for (const { entity, start, end, value } of entities) {
      const written = text.slice(start, end)
      gazetteer.add(written, entity, value ?? written)
    }
  return gazetteer
}
