import { type RawBuilder, sql } from 'kysely'
import { currentCall } from '../../../foundation/http/context.ts'
import { enqueue } from '../../../foundation/jobs/queue.ts'
import { db, tx } from '../../../foundation/store/db.ts'
import { ANALYTICS_EXPORT, ANALYTICS_EXPORT_DROP } from './store.ts'

/** What is told of an export that broke off. */
export const BROKEN = 'Algo falló de nuestro lado. Pídela otra vez.'

/**
 * Returns when the conversations of a bot were counted again, '' for never; undefined while they are: a file would have
 * only some of them.
 */
export async function countedAt(botId: number): Promise<string | undefined> {
  const row = await db()
    .selectFrom('conversation_count')
    .select(['requested_at', 'finished_at'])
    .where('bot_id', '=', botId)
    .executeTakeFirst()
  if (!row) return ''
  return row.finished_at === null ? undefined : row.requested_at
}

/**
 * Ends exports whose job was given up, because its process died again and again: they would keep their people from
 * starting others.
 * @param which of the exports
 */
export const endDead = (which: RawBuilder<unknown>, now = currentCall().services.clock()): Promise<void> =>
  tx(async () => {
    // Nobody edits an export: this does not change its version.
    const { rows } = await sql<{ file: string | null }>`
      with dead as materialized (
        select id, file from analytics_export e where state in ('queued', 'running') and ${which} and not exists (
          select from job j where j.queue = ${ANALYTICS_EXPORT} and j.key = e.id::text and j.done_at is null
            and j.failed_at is null)
        order by id for update
      )
      update analytics_export e set state = 'failed', problem = ${BROKEN}, file = null, size = null, place = null,
        finished_at = ${now}::timestamptz
      from dead where dead.id = e.id returning dead.file`.execute(db())
    for (const { file } of rows) if (file !== null) await enqueue(ANALYTICS_EXPORT_DROP, { file })
  })
