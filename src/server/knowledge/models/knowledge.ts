import type { components } from '../../../../generated/api.d.ts'
import { formatTarget, parseTarget } from '../../../contract/button-target.ts'
import { toCodeUnits } from '../../../contract/tagging.ts'
import { db, json } from '../../foundation/store/db.ts'
import type { Calibration, EntityDefinition, TaggedSpan, TrainingSet } from '../nlu/types.ts'
import { synonymsOf } from '../spanish/synonyms.ts'

type MainResponse = components['schemas']['MainResponse']

export interface KnownIntent {
  id: number
  name: string
}

/** A training example. Spans are in UTF-16 code units, as the NLU engine expects. */
export interface KnownExample {
  id: number
  intent_id: number
  text: string
  entities: readonly TaggedSpan[]
}

/** A secondary response with the questions that lead to it. */
interface KnownFollowUp {
  id: number
  name: string
  questions: readonly string[]
}

/** An entity definition of the NLU engine, plus the data that the dialogue and the logs need. */
export interface KnownEntity extends EntityDefinition {
  id: number
  label: string
  /** its values are masked wherever they are stored */
  sensitive: boolean
  prompt_question: string
  /** an answer to that question, shown after one that could not be used; absent in older stored models */
  prompt_example?: string
}

/** A main response of the API, without its questions (which are examples) and statistics. */
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
> &
  /** Absent in older stored models. */ Partial<
    Pick<MainResponse, 'required_entities' | 'ask_attempts' | 'conditions' | 'webhook'>
  >

/** All bot content that only changes with a training. Stored as JSON with each model. */
export interface Knowledge {
  intents: readonly KnownIntent[]
  examples: readonly KnownExample[]
  entities: readonly KnownEntity[]
  responses: readonly KnownResponse[]
  /** secondary responses that have questions of their own; absent in older stored models */
  follow_ups?: readonly KnownFollowUp[]
  /** groups of words that mean the same; absent in older stored models */
  synonyms?: readonly (readonly string[])[]
  /** the minimum confidence to answer, 0 to 1 */
  threshold: number
  /** fitted by cross-validation, together with the threshold; absent until validated, and in older stored models */
  calibration?: Calibration
}

/** Minimum confidence to answer of a model that has not been cross-validated. */
export const DEFAULT_THRESHOLD = 0.55

/** What a cross-validation determines about answering. */
export type Tuning = Pick<Knowledge, 'threshold' | 'calibration'>

/**
 * Returns how a stored model answers. A threshold without calibration belongs to the confidences of older versions, so
 * it is not used.
 */
export const tuningOf = ({ threshold, calibration }: Tuning): Tuning =>
  calibration ? { threshold, calibration } : { threshold: DEFAULT_THRESHOLD }

/**
 * Returns the training set: the examples labeled with their intent IDs, then the questions of secondary responses with
 * labels of their own, and the entities. The order is stable.
 */
export function trainingSetOf({ examples, entities, follow_ups = [], synonyms = [] }: Knowledge): TrainingSet {
  const phrases = examples.map(({ id, intent_id, text, entities }) => ({
    ...{ id, intent: String(intent_id), text, entities },
  }))
  const questions = follow_ups.flatMap(({ id, questions }) =>
    questions.map((text) => ({ intent: formatTarget({ kind: 'secondary', id }), text, entities: [] })),
  )
  return { examples: [...phrases, ...questions], entities, synonyms }
}

/** Returns the secondary response for a label of the training set. */
export function followUpOf(
  { follow_ups = [] }: Pick<Knowledge, 'follow_ups'>,
  label: string,
): KnownFollowUp | undefined {
  const target = parseTarget(label)
  return target?.kind === 'secondary' ? follow_ups.find(({ id }) => id === target.id) : undefined
}

/** Returns the content that a training would use now. Call it in a transaction to get a consistent snapshot. */
export async function knowledgeOf(botId: number): Promise<Knowledge> {
  const entities = await entitiesOf(botId)
  const [intents, examples, responses] = [
    await intentsOf(botId),
    await examplesOf(botId, new Map(entities.map(({ id, name }) => [id, name]))),
    await responsesOf(botId),
  ]
  const follow_ups = await followUpsOf(botId)
  const synonyms = await synonymsOf(botId)
  return { intents, examples, entities, responses, follow_ups, synonyms, threshold: DEFAULT_THRESHOLD }
}

async function followUpsOf(botId: number): Promise<KnownFollowUp[]> {
  const rows = await db()
    .selectFrom('secondary_response')
    .select(['id', 'name', 'questions'])
    .where('bot_id', '=', botId)
    .where('enabled', '=', true)
    .where('deleted_at', 'is', null)
    .where('questions', '<>', json([]))
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, questions: row.questions }))
}

function intentsOf(botId: number): Promise<KnownIntent[]> {
  return db()
    .selectFrom('intent')
    .select(['id', 'name'])
    .where('bot_id', '=', botId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
}

/** Returns the entities of a bot as its owner describes them now. */
export async function entitiesOf(botId: number): Promise<KnownEntity[]> {
  const rows = await db()
    .selectFrom('entity')
    .selectAll()
    .where('bot_id', '=', botId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    label: row.label,
    type: row.type,
    values: row.entity_values,
    ...(row.pattern !== null && { pattern: row.pattern }),
    ...(row.system_kind !== null && { system: row.system_kind }),
    fuzzy: row.fuzzy,
    matchCase: row.match_case,
    sensitive: row.sensitive,
    prompt_question: row.prompt_question,
    prompt_example: row.prompt_example,
  }))
}

/** Returns the active training examples of existing intents, without annotations of deleted entities. */
async function examplesOf(botId: number, names: ReadonlyMap<number, string>): Promise<KnownExample[]> {
  const rows = await db()
    .selectFrom('example as e')
    .innerJoin('intent as i', 'i.id', 'e.intent_id')
    .select(['e.id', 'e.intent_id', 'e.text', 'e.entities'])
    .where('e.bot_id', '=', botId)
    .where('e.deleted_at', 'is', null)
    .where('i.deleted_at', 'is', null)
    .where('e.split', '=', 'train')
    .where('e.state', '=', 'active')
    .orderBy('e.id')
    .execute()
  return rows.map(({ entities, ...row }) => ({
    ...row,
    entities: entities.flatMap(({ start, end, entity_id, canonical_value }) => {
      const entity = names.get(entity_id)
      if (entity === undefined) return []
      const units = { start: toCodeUnits(row.text, start), end: toCodeUnits(row.text, end) }
      return [{ entity, ...units, ...(canonical_value && { value: canonical_value }) }]
    }),
  }))
}

async function responsesOf(botId: number): Promise<KnownResponse[]> {
  const rows = await db()
    .selectFrom('response as r')
    .innerJoin('intent as i', 'i.id', 'r.intent_id')
    .select([
      'r.id',
      'r.intent_id',
      'r.title',
      'r.messages',
      'r.randomize_variants',
      'r.buttons',
      'r.channels',
      'r.next',
      'r.next_id',
      'r.assign_labels',
      'r.assign_area_id',
      'r.attempts',
      'r.enabled',
      'r.valid_from',
      'r.valid_until',
      'r.required_entities',
      'r.ask_attempts',
      'r.conditions',
      'r.webhook',
    ])
    .where('r.bot_id', '=', botId)
    .where('r.deleted_at', 'is', null)
    .where('i.deleted_at', 'is', null)
    .orderBy('r.id')
    .execute()
  return rows.map(({ valid_from, valid_until, ...row }) => ({
    ...row,
    valid_from,
    valid_until,
  }))
}
