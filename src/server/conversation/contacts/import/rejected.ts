import { sql } from 'kysely'
import type { components } from '../../../../../generated/api.d.ts'
import { db, json } from '../../../foundation/store/db.ts'
import type { Decision } from './decide.ts'

/** Reasons that a person sees with their numbers. */
const MOST_REASONS = 10

/** Keeps the rows that were refused. Each line of a reason is one of its own. */
export async function keepRejected(import_id: number, decisions: readonly Decision[]): Promise<void> {
  const rows = decisions.flatMap((one) => {
    if (one.action !== 'reject') return []
    const lines = one.reason.split('\n')
    const reasons = json([...new Set(lines.map(general))])
    return [{ import_id, row: one.row.row, message: lines.join(' '), reasons, cells: json(one.row.cells) }]
  })
  if (rows.length > 0) await db().insertInto('contact_import_reject').values(rows).execute()
}

/** Returns a reason without what the row itself says, so that many rows have the same one. */
const general = (reason: string): string => reason.replace(/«[^«]*»/g, '«…»').replace(/la fila \d+/g, 'otra fila')

/** Returns why rows of an import were refused and how many, the most frequent first. A row may have several reasons. */
export async function reasonsOf(importId: number): Promise<components['schemas']['ImportRejectReason'][]> {
  const { rows } = await sql<{ reason: string; count: number }>`
    select reason, count(*)::int as count
    from contact_import_reject r cross join jsonb_array_elements_text(r.reasons) reason
    where r.import_id = ${importId} group by reason order by count desc, min(r.row), reason limit ${MOST_REASONS}`.execute(
    db(),
  )
  return rows
}
