import { indexInChunks } from './chunks.ts'
import type { Classifier } from './classifier.ts'
import { Vocabulary } from './features.ts'
import { Gazetteer, type Meaning } from './gazetteer.ts'
import type { ModelParts } from './model-parts.ts'
import { ModelBytesError, packSections, unpackInChunks, unpackSections } from './sections.ts'
import type { Tagger } from './tagger.ts'

// The sections of a stored model.

/** Serializes a model. */
export function bytesOf({ classifier, plain, entities, gazetteer, tagger, open, synonyms }: ModelParts): Uint8Array {
  return packSections({
    intents: classifier.intents,
    entities,
    open: [...open],
    synonyms,
    ...classifierSections(classifier, ''),
    ...(plain && classifierSections(plain, PLAIN)),
    gazetteer: gazetteer.entries(),
    ...(tagger && {
      taggerEntities: tagger.entities,
      taggerFeatures: [...tagger.features.keys()],
      taggerCounts: countsOf(tagger.start),
      taggerLabel: tagger.label,
      taggerWeight: tagger.weight,
      taggerScale: tagger.scale,
      taggerTransitions: tagger.transitions,
    }),
  })
}

/** Prefix of the sections of the classifier that reads entity values as they are written. */
const PLAIN = 'plain.'

function classifierSections({ vocabulary, linear, postings }: Classifier, prefix: string) {
  const sections = {
    features: vocabulary.features,
    rarity: vocabulary.rarity,
    weightCounts: countsOf(linear.start),
    weightOwner: linear.owner,
    weights: linear.weights,
    scales: linear.scales,
    bias: linear.bias,
    examples: postings.examples,
    postingCounts: countsOf(postings.start),
    postingExamples: postings.example,
    postingValues: postings.value,
  }
  return Object.fromEntries(Object.entries(sections).map(([name, section]) => [prefix + name, section]))
}

/**
 * Reads the parts of a model from bytes.
 * @throws {ModelBytesError} if they are damaged, of another version, or not a model
 */
export const partsFrom = (bytes: Uint8Array): ModelParts => partsOf(unpackSections(bytes))

/** {@link partsFrom} in small steps that yield to the event loop. */
export async function partsFromInChunks(bytes: Uint8Array): Promise<ModelParts> {
  const sections = await unpackInChunks(bytes)
  const features = await indexInChunks(part(sections, 'features'))
  const plain = `${PLAIN}features` in sections ? await indexInChunks(part(sections, `${PLAIN}features`)) : undefined
  const tagger = 'taggerFeatures' in sections ? await indexInChunks(part(sections, 'taggerFeatures')) : undefined
  return partsOf(sections, { features, plain, tagger })
}

type Sections = ReturnType<typeof unpackSections>

function part<T>(sections: Sections, name: string): T {
  if (!(name in sections)) throw new ModelBytesError(`The model has no section "${name}"`)
  return sections[name] as T
}

/** Returns the lengths of the lists that begin at `start`: small numbers, which compress to a fifth of the positions. */
const countsOf = (start: Uint32Array): Uint32Array =>
  Uint32Array.from({ length: start.length - 1 }, (_, f) => (start[f + 1] as number) - (start[f] as number))

/** Reads where lists begin. Models before version 4 have the positions themselves. */
function startIn(sections: Sections, counts: string, positions: string): Uint32Array {
  if (!(counts in sections)) return part(sections, positions)
  const lengths = part<Uint32Array>(sections, counts)
  const start = new Uint32Array(lengths.length + 1)
  for (let f = 0; f < lengths.length; f++) start[f + 1] = (start[f] as number) + (lengths[f] as number)
  return start
}

/** Feature indexes, if already computed. */
interface Counted {
  features?: ReadonlyMap<string, number>
  plain?: ReadonlyMap<string, number> | undefined
  tagger?: Map<string, number> | undefined
}

function partsOf(sections: Sections, counted: Counted = {}): ModelParts {
  const section = <T>(name: string): T => part(sections, name)
  const tagger: Tagger | undefined =
    'taggerEntities' in sections
      ? {
          entities: section('taggerEntities'),
          features: counted.tagger ?? new Map(section<string[]>('taggerFeatures').map((feature, f) => [feature, f])),
          start: startIn(sections, 'taggerCounts', 'taggerStart'),
          label: section('taggerLabel'),
          weight: section('taggerWeight'),
          scale: section('taggerScale'),
          transitions: section('taggerTransitions'),
        }
      : undefined
  return {
    classifier: classifierFrom(sections, '', counted.features),
    plain: `${PLAIN}features` in sections ? classifierFrom(sections, PLAIN, counted.plain) : undefined,
    entities: section('entities'),
    gazetteer: Gazetteer.from(section<[string, Meaning[]][]>('gazetteer')),
    tagger,
    open: new Set(section<string[]>('open')),
    // Models of version 2 have none.
    synonyms: 'synonyms' in sections ? section('synonyms') : [],
  }
}

function classifierFrom(
  sections: Sections,
  prefix: string,
  numbers: ReadonlyMap<string, number> | undefined,
): Classifier {
  const section = <T>(name: string): T => part(sections, prefix + name)
  const intents = part<string[]>(sections, 'intents')
  return {
    intents,
    vocabulary: new Vocabulary(section('features'), section('rarity'), numbers),
    linear: {
      classes: intents.length,
      start: startIn(sections, `${prefix}weightCounts`, `${prefix}weightStart`),
      owner: section('weightOwner'),
      weights: section('weights'),
      scales: section('scales'),
      bias: section('bias'),
    },
    postings: {
      examples: section('examples'),
      start: startIn(sections, `${prefix}postingCounts`, `${prefix}postings`),
      example: section('postingExamples'),
      value: section('postingValues'),
    },
  }
}
