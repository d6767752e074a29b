import { sql } from 'kysely'
import { retentionPeriods } from '../../foundation/jobs/retention.ts'
import { db, instant } from '../../foundation/store/db.ts'
import { endLost } from './moves.ts'
import { archiveFiles } from './store.ts'

/** Rows deleted at a time, so that a large bot does not slow down the others. */
const BATCH = 5_000

/** Milliseconds after which an archive that nobody imported or downloaded is forgotten. */
const WAITING = 3_600_000

/** Deletes the bots that were removed too long ago to be restored, one batch of a bot in each run until it is small. */
export async function purgeBots(now: Date): Promise<void> {
  const before = new Date(now.getTime() - retentionPeriods.deleted)
  const gone = await db()
    .selectFrom('bot')
    .select('id')
    .where('removed_at', '<', instant(before))
    .orderBy('id')
    .execute()
  for (const { id } of gone) {
    const left = await sql<{ one: number }>`
      with old as (select id from message where bot_id = ${id} order by id limit ${BATCH}),
        deleted as (delete from message where id in (select id from old) returning id)
      select 1 as one from deleted limit 1`.execute(db())
    if (left.rows.length > 0) continue
    await db().deleteFrom('bot').where('id', '=', id).execute()
  }
}

/** Forgets what ended an hour ago, and its archives. */
export async function cleanImports(now: Date, dataDir: string | undefined): Promise<void> {
  await endLost(now)
  const before = new Date(now.getTime() - WAITING)
  await db()
    .deleteFrom('bot_import')
    .where('state', '<>', 'running')
    .where('updated_at', '<', instant(before))
    .execute()
  if (dataDir === undefined) return
  const rows = await db().selectFrom('bot_import').select('file').where('file', 'is not', null).execute()
  await archiveFiles.clean(dataDir, new Set(rows.flatMap(({ file }) => file ?? [])), WAITING)
}
