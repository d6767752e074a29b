import { createHash } from 'node:crypto'
import { db, storeHere } from '../../foundation/store/db.ts'
import { loadModelInTurns } from '../nlu/index.ts'
import type { Model } from '../nlu/types.ts'
import { trainInWorker } from '../nlu/worker.ts'
import { DEFAULT_THRESHOLD, type Knowledge, knowledgeOf, trainingSetOf } from './knowledge.ts'

/** What a bot answers from: a model and the knowledge that it was trained with. */
export interface Brain {
  knowledge: Knowledge
  model: Model
}

/** {@link Brain} of the model that answers customers, and the training that it came from. */
export interface PublishedBrain extends Brain {
  runId: number
  /** its number among the bot's trainings */
  number: number
}

/** Models that a process keeps in memory, the least recently asked for going first. */
const KEPT = 24

const published = new WeakMap<object, Map<number, Promise<PublishedBrain>>>()

/**
 * The model that answers a bot's customers; undefined while it was never trained. Which one that is, is asked of the
 * store each time (one row by index), so that every process changes over at once; the model itself is loaded once.
 */
export async function publishedModel(botId: number): Promise<PublishedBrain | undefined> {
  const active = await db()
    .selectFrom('bot_model')
    .select('run_id')
    .where('bot_id', '=', botId)
    .where('active', '=', true)
    .executeTakeFirst()
  return active && storedModel(active.run_id)
}

/**
 * The model of a training that was examined, from memory or the store: from then on neither the model nor its threshold
 * changes, so every process that remembers it answers alike. Rejects when there is none (any more), or it can't be read.
 */
export function storedModel(runId: number): Promise<PublishedBrain> {
  return remembered(published, runId, () => candidateModel(runId))
}

/** The model of a training that is still being examined, as it is stored now: what will change is not remembered. */
export async function candidateModel(runId: number): Promise<PublishedBrain> {
  const { knowledge, bytes, number } = await db()
    .selectFrom('bot_model as m')
    .innerJoin('training_run as r', 'r.id', 'm.run_id')
    .select(['m.knowledge', 'm.bytes', 'r.number'])
    .where('m.run_id', '=', runId)
    .executeTakeFirstOrThrow()
  if (!bytes) throw new Error(`Training ${runId} has no model yet`)
  return { runId, number, knowledge, model: await loadModelInTurns(bytes) }
}

const drafts = new WeakMap<object, Map<string, Promise<Model>>>()

/**
 * What the bot would answer from if it were trained now, for the test chat: the live content, trained in a worker where
 * nobody asked for exactly that before. The confidence asked for is that of the published model.
 */
export async function draftModel(botId: number): Promise<Brain> {
  const knowledge = await knowledgeOf(botId)
  const set = trainingSetOf(knowledge)
  const answering = await publishedModel(botId)
  const threshold = answering?.knowledge.threshold ?? DEFAULT_THRESHOLD
  const hash = hashOf(set)
  if (answering && hashOf(trainingSetOf(answering.knowledge)) === hash)
    return { knowledge: { ...knowledge, threshold }, model: answering.model }
  const model = await remembered(drafts, hash, async () => loadModelInTurns((await trainInWorker(set)).bytes))
  return { knowledge: { ...knowledge, threshold }, model }
}

const hashOf = (set: object) => createHash('sha256').update(JSON.stringify(set)).digest('base64url')

/** What was made under a key for this store, made once however many ask for it; a failure is not remembered. */
function remembered<K, T>(memory: WeakMap<object, Map<K, Promise<T>>>, key: K, make: () => Promise<T>): Promise<T> {
  const store = storeHere()
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
