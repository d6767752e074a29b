import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { csvText } from '../../../contract/csv.ts'
import { db } from '../store/db.ts'

/** Reasons that a person sees with their numbers. */
const MOST_REASONS = 10

/** Most errors of an import that are shown; the file of refused rows has all. */
const MOST_ERRORS = 100

/** A row that is refused. Each line of its reason is one of its own. */
interface Refused {
  row: { row: number; cells: readonly string[] }
  reason: string
}

type Schemas = components['schemas']

/** Returns a reason without what the row itself says, so that many rows have the same one. */
const general = (reason: string): string => reason.replace(/«[^«]*»/g, '«…»').replace(/la fila \d+/g, 'otra fila')

/** Returns what keeps the rows that imports of a kind refused, and tells of them. */
export function importRejects(table: 'contact_import_reject' | 'product_import_reject') {
  return {
    async keep(importId: number, refused: readonly Refused[]): Promise<void> {
      if (refused.length === 0) return
      const rows = refused.map(({ row: { row, cells }, reason }) => {
        const lines = reason.split('\n')
        return { row, cells, message: lines.join(' '), reasons: [...new Set(lines.map(general))] }
      })
      await sql`insert into ${sql.table(table)} (import_id, row, message, reasons, cells)
        select ${importId}::int, row, message, reasons, cells
        from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
          r(row int, message text, reasons jsonb, cells jsonb)`.execute(db())
    },
    async forget(importId: number): Promise<void> {
      await sql`delete from ${sql.table(table)} where import_id = ${importId}`.execute(db())
    },
    /** Returns the first rows of an import that were refused. */
    async errors(importId: number): Promise<Schemas['ImportRowError'][]> {
      const { rows } = await sql<Schemas['ImportRowError']>`select row, message from ${sql.table(table)}
        where import_id = ${importId} order by row limit ${MOST_ERRORS}`.execute(db())
      return rows
    },
    /** Returns why rows of an import were refused and how many, the most frequent first. A row may have several reasons. */
    async reasons(importId: number): Promise<Schemas['ImportRejectReason'][]> {
      const { rows } = await sql<{ reason: string; count: number }>`
        select reason, count(*)::int as count
        from ${sql.table(table)} r cross join jsonb_array_elements_text(r.reasons) reason
        where r.import_id = ${importId} group by reason order by count desc, min(r.row), reason limit ${MOST_REASONS}`.execute(
        db(),
      )
      return rows
    },
    /**
     * Returns the rows that an import refused, as a CSV file with the reason of each.
     * @param hidden places of columns that the caller does not see
     */
    async file(
      { id, name, columns }: { id: number; name: string; columns: readonly { heading: string }[] },
      hidden: ReadonlySet<number> = new Set(),
    ): Promise<{ name: string; content: string }> {
      const { rows } = await sql<{ cells: string[]; message: string }>`select cells, message from ${sql.table(table)}
        where import_id = ${id} order by row`.execute(db())
      const titles = columns.map(({ heading }) => heading)
      const cellsOf = (cells: readonly string[]) => titles.map((_, at) => (hidden.has(at) ? '' : (cells[at] ?? '')))
      const lines = rows.map(({ cells, message }) => [...cellsOf(cells), message])
      return {
        name: `${name.replace(/\.[^.]*$/, '')}-rechazadas.csv`,
        content: csvText([[...titles, 'Motivo'], ...lines]),
      }
    },
  }
}
