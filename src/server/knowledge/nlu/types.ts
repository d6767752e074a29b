// Types of the NLU engine. Pure data, independent of the database, the API and the clock.

/** A span of a text that is the value of an entity. */
export interface TaggedSpan {
  /** the entity's name (its key) */
  entity: string
  /** UTF-16 code units in the text, end exclusive */
  start: number
  end: number
  /** the canonical value, if it differs from the text */
  value?: string
}

/** A text that a customer may write, with its intent. */
export interface TrainingExample {
  id?: number
  intent: string
  text: string
  entities: readonly TaggedSpan[]
}

/** The definition of an entity. */
export interface EntityDefinition {
  name: string
  type: 'list' | 'regex' | 'system' | 'free' | 'synonym_only'
  values?: readonly { value: string; synonyms?: readonly string[] }[]
  pattern?: string
  /** which system entity (a key of `systemRules`) */
  system?: string
  /** minimum similarity of a misspelled word, 0 to 1; 1 requires the exact word, default 0.8 */
  fuzzy?: number
  matchCase?: boolean
}

/** The input of a training. */
export interface TrainingSet {
  examples: readonly TrainingExample[]
  entities: readonly EntityDefinition[]
  /**
   * Groups of words or phrases that mean the same; no word is in two of them. Only words that no example has are
   * replaced.
   */
  synonyms?: readonly (readonly string[])[]
}

/** The logistic function that turns how strongly a text speaks for an intent into a probability. */
export type Calibration = readonly [constant: number, weight: number]

/** An intent with its confidence: the probability that it is right, 0 to 1. */
export interface Ranked {
  intent: string
  confidence: number
}

/** An entity value found in a text. */
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
  /** 0 to 1 */
  confidence: number
}

/** The result of understanding a text. */
export interface Interpretation {
  /** sorted by descending confidence; empty if the model has no intents */
  ranking: readonly Ranked[]
  /** in text order */
  entities: readonly FoundEntity[]
  /** Whether the text has a known word. If not, the ranking only reflects superficial similarity. */
  known: boolean
}

/** A trained model in memory. */
export interface Model {
  readonly intents: readonly string[]
  /**
   * Understands a text. Deterministic for the same text and time.
   * @param now reference time for relative dates such as "mañana"; default: the system clock
   * @param timeZone time zone of `now`; default: Buenos Aires
   */
  understand(text: string, now?: Date, timeZone?: string): Interpretation
  /** Returns the same model with confidences calibrated on its bot's cross-validation. */
  calibrated(calibration: Calibration): Model
}

/** Result of cross-validating a training set. */
export interface CrossValidation {
  /** share of examples whose top intent is right, 0 to 1 */
  accuracy: number
  /** mean F1 score over the intents, 0 to 1 */
  macroF1: number
  /** the suggested minimum confidence for an answer, on the scale of `calibration` */
  threshold: number
  /** fitted to the predictions, whose confidences it made */
  calibration: Calibration
  /** `index` refers to the set's examples; intents with a single example have no prediction */
  predictions: readonly Prediction[]
}

/** Prediction for an example by a model that was not trained with it. */
export interface Prediction {
  index: number
  ranking: readonly Ranked[]
  /** the values found; those of system entities as written, because relative dates have no reference day here */
  entities: readonly PredictedEntity[]
}

export type PredictedEntity = Pick<FoundEntity, 'entity' | 'start' | 'end' | 'text' | 'value'>

/** How a set is cross-validated. */
export interface Folding {
  /** number of parts of about equal size */
  folds: number
  /** number of parts that are predicted */
  tested: number
}

/** Options of long computations. */
export interface Progress {
  /** called from time to time with the completed share, 0 to 1 */
  onProgress?: (fraction: number) => void
}
