import { TIMEZONE } from '../../../contract/zone.ts'
import { yieldThread } from './chunks.ts'
import { averageOf, bestOf, type Evidence, evidenceOf } from './classifier.ts'
import { confidenceIn, defaultCalibration } from './confidence.ts'
import { courtesyWords } from './courtesy-words.ts'
import type { MaskedSpan, Vocabulary } from './features.ts'
import { Finder } from './find.ts'
import { hasKnownWord } from './known.ts'
import { masksOf } from './masks.ts'
import { partsFrom, partsFromInChunks } from './model-format.ts'
import type { ModelParts } from './model-parts.ts'
import { readRequest, wordOf } from './reading.ts'
import { Speller } from './spelling/speller.ts'
import { Synonyms } from './synonyms.ts'
import { withoutOverlaps } from './system/hit.ts'
import { tag } from './tagger.ts'
import { foldText } from './tokens.ts'
import type { Calibration, EntityDefinition, FoundEntity, Interpretation, Model } from './types.ts'

/**
 * Loads a model from bytes.
 * @throws {ModelBytesError} if they are damaged, of another version, or not a model
 */
export const loadModel = (bytes: Uint8Array): Model => new LoadedModel(partsFrom(bytes))

/** {@link loadModel} in small steps that yield to the event loop. */
export async function loadModelInChunks(bytes: Uint8Array): Promise<Model> {
  const parts = await partsFromInChunks(bytes)
  await yieldThread()
  return new LoadedModel(parts)
}

/** Returns a usable model without serializing it first. */
export const modelOf = (parts: ModelParts): LoadedModel => new LoadedModel(parts)

/** What a model finds in a text before it weighs the intents. */
interface Findings {
  evidence: Evidence
  entities: FoundEntity[]
  known: boolean
}

/** A trained model in memory, with access to what the confidences are made of. */
export class LoadedModel implements Model {
  readonly intents: readonly string[]
  private readonly parts: ModelParts
  private readonly calibration: Calibration
  private readonly finder: Finder
  private readonly speller: Speller
  private readonly synonyms: Synonyms
  private readonly types: ReadonlyMap<string, EntityDefinition['type']>

  constructor(parts: ModelParts, calibration: Calibration = defaultCalibration, speller?: Speller) {
    this.parts = parts
    this.calibration = calibration
    this.intents = parts.classifier.intents
    this.finder = new Finder(parts.entities)
    const { vocabulary } = parts.plain ?? parts.classifier
    this.speller = speller ?? spellerOf(vocabulary)
    this.synonyms = new Synonyms(parts.synonyms, vocabulary)
    this.types = new Map(parts.entities.map(({ name, type }) => [name, type]))
  }

  calibrated(calibration: Calibration): LoadedModel {
    return new LoadedModel(this.parts, calibration, this.speller)
  }

  understand(text: string, now: Date = new Date(), timeZone: string = TIMEZONE): Interpretation {
    const { evidence, entities, known } = this.find(text, now, timeZone)
    const ranking = bestOf(evidence).map(({ number, score }) => ({
      intent: this.intents[number] as string,
      confidence: confidenceIn(evidence, score, this.calibration),
    }))
    return { ranking, entities, known }
  }

  /** Reads a text as the classifiers do, and finds its entities. */
  find(text: string, now: Date, timeZone: string = TIMEZONE): Findings {
    const { classifier, plain, gazetteer, open } = this.parts
    const entities = this.entitiesOf(text, now, timeZone)
    const correct = (word: string) => (this.synonyms.has(word) ? word : this.speller.correct(word))
    const read = (masks: readonly MaskedSpan[]) => this.synonyms.replace(readRequest(text, masks, correct))
    const request = read(masksOf(entities, open))
    const masked = evidenceOf(classifier, request.map(wordOf))
    return {
      evidence: plain ? averageOf(masked, evidenceOf(plain, read([]).map(wordOf))) : masked,
      entities,
      known: hasKnownWord(request, entities, { vocabulary: classifier.vocabulary, gazetteer }),
    }
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
      // A synonym of a word of the examples is no new value of an entity.
      if (type === 'regex' || type === 'system' || this.synonyms.has(foldText(written))) return []
      return [{ ...span, text: written, value: gazetteer.valueOf(written, span.entity) ?? written, source: 'tagger' }]
    })
    const apart = (hit: FoundEntity) => learnt.every((own) => hit.end <= own.start || hit.start >= own.end)
    return withoutOverlaps([...learnt, ...declared.filter(apart)])
  }
}

/** Rarity of courtesies in the correction of misspelled words: words of the examples are preferred. */
const COURTESY_RARITY = 10

function spellerOf(vocabulary: Vocabulary): Speller {
  const words = new Map(Array.from(courtesyWords, (word) => [word, COURTESY_RARITY]))
  for (const [word, rarity] of vocabulary.words()) words.set(word, rarity)
  return new Speller(words)
}
