import { sql } from 'kysely'
import { retentionPeriods } from '../../../../foundation/jobs/retention.ts'
import { db, instant } from '../../../../foundation/store/db.ts'
import { productFiles, productImportAttempts } from './store.ts'

/** Imports of a form that are kept however old they are. */
const KEPT = 10

/**
 * Ends imports whose job is dead; forgets those that nobody started, the refused rows of old ones, and files without an
 * import. The last imports of a form stay: by them the columns of its files are known.
 * @param dataDir the folder of stored files; they are not cleaned when it is absent
 */
export async function cleanProductImports(now: Date, dataDir: string | undefined): Promise<void> {
  await productImportAttempts.endDead(sql`true`, now)
  const before = (age: number) => instant(new Date(now.getTime() - age))
  await db()
    .deleteFrom('product_import')
    .where('state', '=', 'ready')
    .where('created_at', '<', before(retentionPeriods.undo))
    .execute()
  const old = sql`i.finished_at < ${before(retentionPeriods.import)}`
  await sql`delete from product_import_reject r using product_import i where i.id = r.import_id and ${old}`.execute(
    db(),
  )
  await sql`delete from product_import i where ${old} and (
    select count(*) from product_import l where l.form_id = i.form_id and l.id > i.id and l.options ? 'columns'
  ) >= ${KEPT}`.execute(db())
  if (dataDir === undefined) return
  const named = await db().selectFrom('product_import').select('file').where('file', 'is not', null).execute()
  await productFiles.clean(dataDir, new Set(named.map(({ file }) => file ?? '')), retentionPeriods.stray)
}
