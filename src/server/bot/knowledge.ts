import type { components } from '../../../generated/api.d.ts'
import type { EntityDefinition, TaggedSpan, TrainingSet } from './nlu/types.ts'

type MainResponse = components['schemas']['MainResponse']

export interface KnownIntent {
  id: number
  name: string
}

/** A phrase that is learnt. Spans are in UTF-16 code units, as understanding has them. */
export interface KnownExample {
  id: number
  intent_id: number
  text: string
  entities: readonly TaggedSpan[]
}

/** An entity as understanding wants it, and what the dialogue and the logs need to know of it. */
export interface KnownEntity extends EntityDefinition {
  id: number
  label: string
  /** its values are masked wherever they are kept */
  sensitive: boolean
  prompt_question: string
}

/** A main response as the contract has it, without its questions (those are examples) and its figures. */
export type KnownResponse = Required<
  Pick<
    MainResponse,
    | 'id'
    | 'intent_id'
    | 'title'
    | 'messages'
    | 'randomize_variants'
    | 'buttons'
    | 'channels'
    | 'next'
    | 'next_id'
    | 'assign_labels'
    | 'assign_area_id'
    | 'attempts'
    | 'enabled'
    | 'valid_from'
    | 'valid_until'
  >
>

/** All that a bot answers from and that needs a training to change. Kept as JSON with each model. */
export interface Knowledge {
  intents: readonly KnownIntent[]
  examples: readonly KnownExample[]
  entities: readonly KnownEntity[]
  responses: readonly KnownResponse[]
  /** the confidence from which on the bot answers, 0–1 */
  threshold: number
}

/** The confidence from which on a bot answers that has not been cross-validated yet. */
export const DEFAULT_THRESHOLD = 0.5

/** What understanding learns from: the phrases under their intents' ids, and the entities. */
export function trainingSetOf({ examples, entities }: Knowledge): TrainingSet {
  return {
    examples: examples.map(({ id, intent_id, text, entities }) => ({ id, intent: String(intent_id), text, entities })),
    entities,
  }
}
