import { publishedModel, type TrainedModel as Trained } from '../models/models.ts'
import type { BotSnapshot } from './types.ts'

/** Returns the published trained model of a bot; undefined if there is none yet. */
export async function publishedTraining(botId: number): Promise<BotSnapshot['trained']> {
  const published = await publishedModel(botId)
  return published && toTrained(published, published)
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
