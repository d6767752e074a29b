import { db } from '../../foundation/store/db.ts'

/** Number of models kept per bot, including the published one. Users can return to any of them. */
const MODELS_KEPT = 5

/** Deletes models that are no longer needed: the oldest ones, and those of runs that did not succeed. */
export async function pruneModels(botId: number): Promise<void> {
  const rows = await db()
    .selectFrom('bot_model as m')
    .innerJoin('training_run as r', 'r.id', 'm.run_id')
    .select(['m.run_id', 'm.active', 'r.state'])
    .where('m.bot_id', '=', botId)
    .where('r.finished_at', 'is not', null)
    .orderBy('m.run_id', 'desc')
    .execute()
  const others = rows.filter(({ active }) => !active)
  const kept = others.filter(({ state }) => state === 'active').slice(0, MODELS_KEPT - 1)
  const old = others.filter((row) => !kept.includes(row)).map(({ run_id }) => run_id)
  if (old.length > 0) await db().deleteFrom('bot_model').where('run_id', 'in', old).execute()
}
