import { TIMEZONE } from '../../../contract/zone.ts'
import { type Classifier, classify, trainClassifier } from './classifier.ts'
import { Vocabulary, wordsOf } from './features.ts'
import { Finder } from './find.ts'
import { Gazetteer, type Meaning } from './gazetteer.ts'
import { hasKnownWord } from './known.ts'
import { masksOf, openEntities, spansOf } from './masks.ts'
import type { Postings } from './nearest.ts'
import { ModelBytesError, packSections, unpackInTurns, unpackSections } from './sections.ts'
import { withoutOverlaps } from './system/hit.ts'
import { type Tagger, tag, trainTagger } from './tagger.ts'
import { numbersInTurns, turn } from './turns.ts'
import type { EntityDefinition, FoundEntity, Model, Progress, TrainingSet, Understanding } from './types.ts'

/** A model in memory, before it is bytes or after. */
export interface Brain {
  classifier: Classifier
  entities: readonly EntityDefinition[]
  gazetteer: Gazetteer
  tagger: Tagger | undefined
  /** entities whose values are masked */
  open: ReadonlySet<string>
}

/** Share of the work that is intents; the rest is entities. */
const INTENTS = 0.7

/** Learns intents and entities from a set; the same set gives the same brain. */
export function learn(set: TrainingSet, { onProgress }: Progress = {}): Brain {
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

/** What is declared and what was tagged, as phrases. */
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

/** A brain as bytes. */
export function bytesOf({ classifier, entities, gazetteer, tagger, open }: Brain): Uint8Array {
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
 * Bytes as a model that understands.
 * @throws {ModelBytesError} when they are damaged, of a newer program, or something else
 */
export function loadModel(bytes: Uint8Array): Model {
  return new LoadedModel(brainOf(unpackSections(bytes)))
}

/** {@link loadModel} in small steps, between which the thread does what else it has to. */
export async function loadModelInTurns(bytes: Uint8Array): Promise<Model> {
  const sections = await unpackInTurns(bytes)
  const features = await numbersInTurns(part(sections, 'features'))
  const tagger = 'taggerFeatures' in sections ? await numbersInTurns(part(sections, 'taggerFeatures')) : undefined
  const brain = brainOf(sections, { features, tagger })
  await turn()
  return new LoadedModel(brain)
}

/** A brain as a model that understands, without the way over bytes. */
export const modelOf = (brain: Brain): Model => new LoadedModel(brain)

type Sections = ReturnType<typeof unpackSections>

function part<T>(sections: Sections, name: string): T {
  if (!(name in sections)) throw new ModelBytesError(`The model lacks its part "${name}"`)
  return sections[name] as T
}

/** The places of features, where they have been counted already. */
interface Counted {
  features?: ReadonlyMap<string, number>
  tagger?: Map<string, number> | undefined
}

function brainOf(sections: Sections, counted: Counted = {}): Brain {
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
  private readonly brain: Brain
  private readonly finder: Finder
  private readonly types: ReadonlyMap<string, EntityDefinition['type']>

  constructor(brain: Brain) {
    this.brain = brain
    this.intents = brain.classifier.intents
    this.finder = new Finder(brain.entities)
    this.types = new Map(brain.entities.map(({ name, type }) => [name, type]))
  }

  understand(text: string, now: Date = new Date(), timeZone: string = TIMEZONE): Understanding {
    const entities = this.entitiesOf(text, now, timeZone)
    const words = wordsOf(text, masksOf(entities, this.brain.open))
    const { classifier, gazetteer } = this.brain
    const known = hasKnownWord(text, entities, { vocabulary: classifier.vocabulary, gazetteer })
    return { ranking: classify(classifier, words), entities, known }
  }

  /**
   * What was learnt decides which entity a stretch belongs to; what was declared finds the rest and gives values. A
   * learnt stretch of an entity with rules counts only where the rules find something.
   */
  private entitiesOf(text: string, now: Date, timeZone: string): FoundEntity[] {
    const { tagger, gazetteer } = this.brain
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
