import { sql } from 'kysely'
import { db, tx } from '../foundation/store/db.ts'
import { queueRun } from '../knowledge/training/start.ts'

/**
 * Queues the first training of every demo bot that has examples and is not in maintenance. It runs in the background,
 * so the demo's models and metrics are real. Does nothing on later starts.
 */
export async function trainDemo(): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select b.id from bot b
    where b.state <> 'maintenance' and b.removed_at is null and not exists (select from training_run r where r.bot_id = b.id)
      and (select count(distinct e.intent_id) from example e
        where e.bot_id = b.id and e.state = 'active' and e.split = 'train' and e.deleted_at is null) > 1
    order by b.id`.execute(db())
  for (const { id } of rows) await tx(() => queueRun(id, null))
}
