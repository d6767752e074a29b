import { sql } from 'kysely'
import { inCall } from '../../foundation/http/context.ts'
import { lockBot } from '../../foundation/scope/bot.ts'
import type { Services } from '../../foundation/services/services.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { endRun, LARGE_TRAINING, TRAINING } from './run.ts'

const error = {
  stage: 'error' as const,
  message: 'El entrenamiento se interrumpió varias veces antes de terminar.',
  help: 'Entrena nuevamente. Si se repite, escribe a soporte: mientras tanto contesta el modelo anterior.',
}

/**
 * Ends unfinished runs of a bot that have no pending job (it gave up after too many crashes). The caller has locked the
 * bot's row.
 */
export async function endAbandoned(botId: number): Promise<void> {
  for (const { id } of await abandoned(botId)) await endRun({ id, botId }, 'error', error)
}

/** {@link endAbandoned} for every bot, so that none stays in "training" forever. Called on every server start. */
export async function endAllAbandoned(services: Services): Promise<void> {
  for (const { bot_id: botId } of await abandoned())
    await inCall({ services }, () =>
      tx(async () => {
        await lockBot({ botId })
        await endAbandoned(botId)
      }),
    )
}

async function abandoned(botId?: number): Promise<{ id: number; bot_id: number }[]> {
  const open = db()
    .selectFrom('training_run as r')
    .select(['r.id', 'r.bot_id'])
    .where('r.finished_at', 'is', null)
    .where(sql<boolean>`not exists (
      select from job j where j.queue in (${TRAINING}, ${LARGE_TRAINING}) and (j.payload->>'run_id')::int = r.id
        and j.done_at is null and j.failed_at is null)`)
  return (botId === undefined ? open : open.where('r.bot_id', '=', botId)).execute()
}
