import { createHash } from 'node:crypto'
import { currentStore, db } from '../../foundation/store/db.ts'
import { loadModelInChunks } from '../nlu/index.ts'
import type { Model } from '../nlu/types.ts'
import { trainInWorker } from '../nlu/worker.ts'
import { DEFAULT_THRESHOLD, type Knowledge, knowledgeOf, type Tuning, trainingSetOf, tuningOf } from './knowledge.ts'

/** A trained model with the knowledge it was trained from. */
export interface TrainedModel {
  knowledge: Knowledge
  model: Model
}

/** The {@link TrainedModel} of the published model, and the training that produced it. */
interface PublishedModel extends TrainedModel {
  runId: number
  /** the training's number within the bot */
  number: number
}

/** Maximum number of models in the in-memory LRU cache of a process. */
const KEPT = 24

const published = new WeakMap<object, Map<number, Promise<PublishedModel>>>()

/**
 * Returns the model that answers a bot's customers; undefined if it was never trained. The active run is looked up on
 * every call (one row by index), so that all processes switch at once; the model itself is cached.
 */
export async function publishedModel(botId: number): Promise<PublishedModel | undefined> {
  const active = await db()
    .selectFrom('bot_model')
    .select('run_id')
    .where('bot_id', '=', botId)
    .where('active', '=', true)
    .executeTakeFirst()
  return active && storedModel(active.run_id)
}

/**
 * Returns the model of a validated training, from the cache or the database. Neither the model nor its threshold
 * changes after validation, so all processes answer alike. Rejects if the model no longer exists or cannot be read.
 */
export function storedModel(runId: number): Promise<PublishedModel> {
  return remembered(published, runId, () => candidateModel(runId))
}

/** Returns the model of a training that is still being validated. Not cached, because it may still change. */
export async function candidateModel(runId: number): Promise<PublishedModel> {
  const { knowledge, bytes, number } = await db()
    .selectFrom('bot_model as m')
    .innerJoin('training_run as r', 'r.id', 'm.run_id')
    .select(['m.knowledge', 'm.bytes', 'r.number'])
    .where('m.run_id', '=', runId)
    .executeTakeFirstOrThrow()
  if (!bytes) throw new Error(`Training ${runId} has no model yet`)
  const tuning = tuningOf(knowledge)
  const model = tuned(await loadModelInChunks(bytes), tuning)
  return { runId, number, knowledge: { ...knowledge, ...tuning }, model }
}

/** Returns the model with the bot's own calibration, where it has one. */
export const tuned = (model: Model, { calibration }: Tuning): Model =>
  calibration ? model.calibrated(calibration) : model

const drafts = new WeakMap<object, Map<string, Promise<Model>>>()

/**
 * Returns a model trained from the current content, for the test chat. Trains in a worker unless exactly this training
 * set is cached. The threshold and the calibration are those of the published model.
 */
export async function draftModel(botId: number): Promise<TrainedModel> {
  const knowledge = await knowledgeOf(botId)
  const set = trainingSetOf(knowledge)
  const answering = await publishedModel(botId)
  const tuning = tuningOf(answering?.knowledge ?? { threshold: DEFAULT_THRESHOLD })
  const hash = hashOf(set)
  if (answering && hashOf(trainingSetOf(answering.knowledge)) === hash)
    return { knowledge: { ...knowledge, ...tuning }, model: answering.model }
  const model = await remembered(drafts, hash, async () => loadModelInChunks((await trainInWorker(set)).bytes))
  return { knowledge: { ...knowledge, ...tuning }, model: tuned(model, tuning) }
}

const hashOf = (set: object) => createHash('sha256').update(JSON.stringify(set)).digest('base64url')

/**
 * Returns the cached value of a key for the current database; concurrent calls share one promise. Failures are not
 * cached.
 */
function remembered<K, T>(memory: WeakMap<object, Map<K, Promise<T>>>, key: K, make: () => Promise<T>): Promise<T> {
  const store = currentStore()
  const known = memory.get(store) ?? new Map<K, Promise<T>>()
  memory.set(store, known)
  const found = known.get(key) ?? make()
  known.delete(key)
  known.set(key, found)
  found.catch(() => known.get(key) === found && known.delete(key))
  for (const old of known.keys()) {
    if (known.size <= KEPT) break
    known.delete(old)
  }
  return found
}
