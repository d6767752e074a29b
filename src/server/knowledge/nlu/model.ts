import { TIMEZONE } from '../../../contract/zone.ts'
import { indexInChunks, yieldThread } from './chunks.ts'
import { type Classifier, classify, trainClassifier } from './classifier.ts'
import { Vocabulary, wordsOf } from './features.ts'
import { Finder } from './find.ts'
import { Gazetteer, type Meaning } from './gazetteer.ts'
import { hasKnownWord } from './known.ts'
import { masksOf, openEntities, spansOf } from './masks.ts'
import type { Postings } from './nearest.ts'
import { ModelBytesError, packSections, unpackInChunks, unpackSections } from './sections.ts'
import { withoutOverlaps } from './system/hit.ts'
import { type Tagger, tag, trainTagger } from './tagger.ts'
import type { EntityDefinition, FoundEntity, Interpretation, Model, Progress, TrainingSet } from './types.ts'

/** The parts of a trained model. */
interface ModelParts {
  classifier: Classifier
  entities: readonly EntityDefinition[]
  gazetteer: Gazetteer
  tagger: Tagger | undefined
  /** names of the entities whose values are masked */
  open: ReadonlySet<string>
}

/** Share of the progress that is intent training; the rest is the entity tagger. */
const INTENTS = 0.7

/** Trains intents and entities. Deterministic. */
export function trainParts(set: TrainingSet, { onProgress }: Progress = {}): ModelParts {
  const finder = new Finder(set.entities)
  const examples = set.examples.map((example) => ({ ...example, spans: spansOf(example, finder) }))
  const open = openEntities(examples)
  const lessons = examples.map(({ intent, text, spans }) => ({ intent, words: wordsOf(text, masksOf(spans, open)) }))
  const classifier = trainClassifier(lessons, (share) => onProgress?.(share * INTENTS))
  const gazetteer = gazetteerOf(set)
  const tagger = trainTagger(set.examples, gazetteer, (share) => onProgress?.(INTENTS + share * (1 - INTENTS)))
  onProgress?.(1)
  return { classifier, entities: set.entities, gazetteer, tagger, open }
}

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

/** Serializes a model. */
export function bytesOf({ classifier, entities, gazetteer, tagger, open }: ModelParts): Uint8Array {
  const { intents, vocabulary, linear, postings } = classifier
  return packSections({
    intents,
    entities,
    open: [...open],
    features: vocabulary.features,
    rarity: vocabulary.rarity,
    weightStart: linear.start,
    weightOwner: linear.owner,
    weights: linear.weights,
    scales: linear.scales,
    bias: linear.bias,
    examples: postings.examples,
    postings: postings.start,
    postingExamples: postings.example,
    postingValues: postings.value,
    gazetteer: gazetteer.entries(),
    ...(tagger && {
      taggerEntities: tagger.entities,
      taggerFeatures: [...tagger.features.keys()],
      taggerStart: tagger.start,
      taggerLabel: tagger.label,
      taggerWeight: tagger.weight,
      taggerScale: tagger.scale,
      taggerTransitions: tagger.transitions,
    }),
  })
}

/**
 * Loads a model from bytes.
 * @throws {ModelBytesError} if they are damaged, of another version, or not a model
 */
export function loadModel(bytes: Uint8Array): Model {
  return new LoadedModel(partsOf(unpackSections(bytes)))
}

/** {@link loadModel} in small steps that yield to the event loop. */
export async function loadModelInChunks(bytes: Uint8Array): Promise<Model> {
  const sections = await unpackInChunks(bytes)
  const features = await indexInChunks(part(sections, 'features'))
  const tagger = 'taggerFeatures' in sections ? await indexInChunks(part(sections, 'taggerFeatures')) : undefined
  const parts = partsOf(sections, { features, tagger })
  await yieldThread()
  return new LoadedModel(parts)
}

/** Returns a usable model without serializing it first. */
export const modelOf = (parts: ModelParts): Model => new LoadedModel(parts)

type Sections = ReturnType<typeof unpackSections>

function part<T>(sections: Sections, name: string): T {
  if (!(name in sections)) throw new ModelBytesError(`The model has no section "${name}"`)
  return sections[name] as T
}

/** Feature indexes, if already computed. */
interface Counted {
  features?: ReadonlyMap<string, number>
  tagger?: Map<string, number> | undefined
}

function partsOf(sections: Sections, counted: Counted = {}): ModelParts {
  const section = <T>(name: string): T => part(sections, name)
  const vocabulary = new Vocabulary(section('features'), section('rarity'), counted.features)
  const intents = section<string[]>('intents')
  const postings: Postings = {
    examples: section('examples'),
    start: section('postings'),
    example: section('postingExamples'),
    value: section('postingValues'),
  }
  const tagger: Tagger | undefined =
    'taggerEntities' in sections
      ? {
          entities: section('taggerEntities'),
          features: counted.tagger ?? new Map(section<string[]>('taggerFeatures').map((feature, f) => [feature, f])),
          start: section('taggerStart'),
          label: section('taggerLabel'),
          weight: section('taggerWeight'),
          scale: section('taggerScale'),
          transitions: section('taggerTransitions'),
        }
      : undefined
  return {
    classifier: {
      intents,
      vocabulary,
      linear: {
        classes: intents.length,
        start: section('weightStart'),
        owner: section('weightOwner'),
        weights: section('weights'),
        scales: section('scales'),
        bias: section('bias'),
      },
      postings,
    },
    entities: section('entities'),
    gazetteer: Gazetteer.from(section<[string, Meaning[]][]>('gazetteer')),
    tagger,
    open: new Set(section<string[]>('open')),
  }
}

class LoadedModel implements Model {
  readonly intents: readonly string[]
  private readonly parts: ModelParts
  private readonly finder: Finder
  private readonly types: ReadonlyMap<string, EntityDefinition['type']>

  constructor(parts: ModelParts) {
    this.parts = parts
    this.intents = parts.classifier.intents
    this.finder = new Finder(parts.entities)
    this.types = new Map(parts.entities.map(({ name, type }) => [name, type]))
  }

  understand(text: string, now: Date = new Date(), timeZone: string = TIMEZONE): Interpretation {
    const entities = this.entitiesOf(text, now, timeZone)
    const words = wordsOf(text, masksOf(entities, this.parts.open))
    const { classifier, gazetteer } = this.parts
    const known = hasKnownWord(text, entities, { vocabulary: classifier.vocabulary, gazetteer })
    return { ranking: classify(classifier, words), entities, known }
  }

  /**
   * Combines the tagger's spans with the declared entities. The tagger decides the entity of a span; the declared
   * entities add the remaining matches and the values. A tagger span of a regex or system entity only counts if its
   * rule matches there.
   */
  private entitiesOf(text: string, now: Date, timeZone: string): FoundEntity[] {
    const { tagger, gazetteer } = this.parts
    const declared = this.finder.all(text, now, timeZone).sort((a, b) => b.confidence - a.confidence)
    const learnt = (tagger ? tag(tagger, text, gazetteer) : []).flatMap((span): FoundEntity[] => {
      const written = text.slice(span.start, span.end)
      const type = this.types.get(span.entity) ?? 'free'
      const rule = declared.find((hit) => hit.entity === span.entity && hit.start < span.end && hit.end > span.start)
      if (rule) return [{ ...rule, confidence: Math.max(rule.confidence, span.confidence) }]
      if (type === 'regex' || type === 'system') return []
      return [{ ...span, text: written, value: gazetteer.valueOf(written, span.entity) ?? written, source: 'tagger' }]
    })
    const apart = (hit: FoundEntity) => learnt.every((own) => hit.end <= own.start || hit.start >= own.end)
    return withoutOverlaps([...learnt, ...declared.filter(apart)])
  }
}
