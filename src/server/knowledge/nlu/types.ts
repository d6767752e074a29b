// What language understanding takes and gives. Pure data: the store, the contract and the clock stay outside.

/** A stretch of a text that is the value of an entity. */
export interface TaggedSpan {
  /** the entity's name (its key) */
  entity: string
  /** UTF-16 code units in the text, end exclusive */
  start: number
  end: number
  /** the canonical value, when the text says it otherwise */
  value?: string
}

/** A text that a person may write, and what is meant by it. */
export interface TrainingExample {
  id?: number
  intent: string
  text: string
  entities: readonly TaggedSpan[]
}

/** What a kind of value looks like. */
export interface EntityDefinition {
  name: string
  type: 'list' | 'regex' | 'system' | 'free' | 'synonym_only'
  values?: readonly { value: string; synonyms?: readonly string[] }[]
  pattern?: string
  /** which system entity (`SYSTEM_ENTITIES`) */
  system?: string
  /** how alike a misspelt word must be, 0–1; 1 asks for the exact word, absent means 0.8 */
  fuzzy?: number
  matchCase?: boolean
}

/** All that a model is made of. */
export interface TrainingSet {
  examples: readonly TrainingExample[]
  entities: readonly EntityDefinition[]
}

/** An intent and how sure it is that it was meant, 0–1. */
export interface Ranked {
  intent: string
  confidence: number
}

/** A value found in a text. */
export interface FoundEntity {
  entity: string
  /** UTF-16 code units in the text, end exclusive */
  start: number
  end: number
  /** as written */
  text: string
  /** canonical: the list's value, a system entity's normal form, else as written */
  value: string
  source: 'tagger' | 'gazetteer' | 'pattern' | 'system'
  /** 0–1 */
  confidence: number
}

/** What a text was understood to mean. */
export interface Understanding {
  /** the likeliest first; empty when the model knows no intent */
  ranking: readonly Ranked[]
  /** in the order of the text */
  entities: readonly FoundEntity[]
  /** whether the text has a word that was learnt: without one its ranking tells what it looks like, not what it means */
  known: boolean
}

/** A trained model in memory. */
export interface Model {
  readonly intents: readonly string[]
  /**
   * Understands one text, always the same for the same text and time.
   * @param now what "mañana" counts from; absent: the process's clock
   * @param timeZone where that is; absent: Buenos Aires
   */
  understand(text: string, now?: Date, timeZone?: string): Understanding
}

/** How a set's own examples are understood by models that did not see them. */
export interface CrossValidation {
  /** share of the examples whose first intent is right, 0–1 */
  accuracy: number
  /** mean over the intents of the harmonic mean of precision and recall, 0–1 */
  macroF1: number
  /** the confidence from which on an answer does more good than harm */
  threshold: number
  /** `index` points into the set's examples; intents with one example are in no prediction */
  predictions: readonly Prediction[]
}

/** How one example was understood by a model that did not see it. */
export interface Prediction {
  index: number
  ranking: readonly Ranked[]
  /** the values found; those of system entities as written, for relative days count from no day */
  entities: readonly PredictedEntity[]
}

export type PredictedEntity = Pick<FoundEntity, 'entity' | 'start' | 'end' | 'text' | 'value'>

/** Options of the long computations. */
export interface Progress {
  /** told now and then what share is done, 0–1 */
  onProgress?: (fraction: number) => void
}
