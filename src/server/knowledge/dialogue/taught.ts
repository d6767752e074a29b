import { publishedModel, type Brain as Trained } from '../models/models.ts'
import type { Brain } from './types.ts'

/** What a bot was taught by the training that is in use; undefined until there was one. */
export async function taughtTo(botId: number): Promise<Brain['taught']> {
  const published = await publishedModel(botId)
  return published && taughtBy(published, published)
}

/** A trained model as the dialogue asks it. */
export function taughtBy(
  { knowledge, model }: Trained,
  run: { runId: number; number: number } | null,
): NonNullable<Brain['taught']> {
  return {
    ...knowledge,
    runId: run?.runId ?? null,
    number: run?.number ?? null,
    understand: (text, now) => model.understand(text, now),
  }
}
