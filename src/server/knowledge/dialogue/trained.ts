import { db } from '../../foundation/store/db.ts'
import { publishedModel, type TrainedModel as Trained } from '../models/models.ts'
import type { BotSnapshot } from './types.ts'

/**
 * Returns the published trained model of a bot; undefined if there is none yet. What its owner marks as sensitive counts
 * at once, not only after the next training.
 */
export async function publishedTraining(botId: number): Promise<BotSnapshot['trained']> {
  const published = await publishedModel(botId)
  if (!published) return undefined
  const trained = toTrained(published, published)
  const marked = await marksOf(botId)
  const entities = trained.entities.map((one) => ({ ...one, sensitive: marked.get(one.id) ?? one.sensitive }))
  return { ...trained, entities }
}

/** Returns which entities of a bot are sensitive now, by id. */
async function marksOf(botId: number): Promise<ReadonlyMap<number, boolean>> {
  const rows = await db()
    .selectFrom('entity')
    .select(['id', 'sensitive'])
    .where('bot_id', '=', botId)
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(rows.map(({ id, sensitive }) => [id, sensitive]))
}

/** Adapts a trained model to the interface of the dialogue. */
export function toTrained(
  { knowledge, model }: Trained,
  run: { runId: number; number: number } | null,
): NonNullable<BotSnapshot['trained']> {
  return {
    ...knowledge,
    runId: run?.runId ?? null,
    number: run?.number ?? null,
    understand: (text, now, timeZone) => model.understand(text, now, timeZone),
  }
}
