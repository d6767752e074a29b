import { sql } from 'kysely'
import { retentionPeriods } from '../../../foundation/jobs/retention.ts'
import { db, instant } from '../../../foundation/store/db.ts'
import { contactFiles, contactImportAttempts } from './store.ts'

/**
 * Ends imports whose job is dead; forgets those that nobody started or that are old, what can no longer be undone, and
 * files without an import.
 * @param dataDir the folder of stored files; they are not cleaned when it is absent
 */
export async function cleanContactImports(now: Date, dataDir: string | undefined): Promise<void> {
  await contactImportAttempts.endDead(sql`true`, now)
  const before = (age: number) => instant(new Date(now.getTime() - age))
  const ended = ['done', 'cancelled', 'failed', 'undone'] as const
  await db()
    .deleteFrom('contact_import')
    .where((where) =>
      where.or([
        // One whose file was taken away for naming an erased person failed without a run.
        where.and([
          where('state', 'in', ['ready', 'failed']),
          where('finished_at', 'is', null),
          where('created_at', '<', before(retentionPeriods.undo)),
        ]),
        where.and([where('state', 'in', ended), where('finished_at', '<', before(retentionPeriods.import))]),
      ]),
    )
    .execute()
  await db()
    .deleteFrom('contact_import_row')
    .where('import_id', 'in', (query) =>
      query
        .selectFrom('contact_import')
        .select('id')
        .where('state', 'in', ended)
        .where('finished_at', '<', before(retentionPeriods.undo)),
    )
    .execute()
  if (dataDir === undefined) return
  const named = await db().selectFrom('contact_import').select('file').where('file', 'is not', null).execute()
  await contactFiles.clean(dataDir, new Set(named.map(({ file }) => file ?? '')), retentionPeriods.stray)
}
