import { sql } from 'kysely'
import { enqueue } from '../../../foundation/jobs/queue.ts'
import { retentionPeriods } from '../../../foundation/jobs/retention.ts'
import { db, instant, tx } from '../../../foundation/store/db.ts'
import { endDead } from './dead.ts'
import { ANALYTICS_EXPORT_DROP, exportFiles } from './store.ts'

/**
 * Ends exports whose job is dead, deletes the files that have expired, and forgets old exports and files without one.
 * @param dataDir the folder of stored files; strays are not looked for when it is absent
 */
export async function cleanExports(now: Date, dataDir: string | undefined): Promise<void> {
  await endDead(sql`true`, now)
  await dropFiles(sql`state = 'ready' and expires_at <= ${now}::timestamptz`, null)
  await db()
    .deleteFrom('analytics_export')
    .where('finished_at', '<', instant(new Date(now.getTime() - retentionPeriods.import)))
    .execute()
  if (dataDir === undefined) return
  const kept = await db().selectFrom('analytics_export').select('file').where('file', 'is not', null).execute()
  await exportFiles.clean(dataDir, new Set(kept.map(({ file }) => file ?? '')), retentionPeriods.stray)
}

/**
 * Takes the files of exports of a bot that may name a person who is erased, and stops those that are made.
 * @returns the names of the files, which its caller deletes after the transaction
 */
export const dropExports = (botId: number): Promise<string[]> =>
  takeFiles(
    sql`bot_id = ${botId} and state in ('queued', 'running', 'ready')`,
    'La quitamos: nombraba a alguien que pidió eliminar sus datos. Pídela otra vez.',
  )

const dropFiles = (which: ReturnType<typeof sql>, problem: string | null): Promise<void> =>
  tx(async () => {
    for (const file of await takeFiles(which, problem)) await enqueue(ANALYTICS_EXPORT_DROP, { file })
  })

async function takeFiles(which: ReturnType<typeof sql>, problem: string | null): Promise<string[]> {
  // Nobody edits an export: this does not change its version.
  const { rows } = await sql<{ file: string | null }>`
    with taken as materialized (select id, file from analytics_export where ${which} order by id for update)
    update analytics_export e set state = 'expired', file = null, size = null, place = null, problem = ${problem},
      finished_at = coalesce(e.finished_at, now())
    from taken where taken.id = e.id returning taken.file`.execute(db())
  return rows.flatMap(({ file }) => file ?? [])
}
