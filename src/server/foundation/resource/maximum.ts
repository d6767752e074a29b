import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../../../generated/database.d.ts'
import { problem } from '../http/problem.ts'
import { db } from '../store/db.ts'

/** Most rows of a kind, as the contract names them, and what to do about it. */
interface Maximum {
  most: { maximum: number }
  /** what there are already, such as «etiquetas» */
  noun: string
  /** the next step, which ends the sentence */
  next: string
}

/**
 * Refuses another row where there are as many as a bot or a person may have.
 * @param counted which rows of the table count
 * @throws 422 with the number and the next step
 */
export async function refuseBeyond(
  { most: { maximum }, noun, next }: Maximum,
  table: keyof Database,
  counted: RawBuilder<SqlBool>,
): Promise<void> {
  const rows = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where ${counted}`.execute(db())
  if ((rows.rows[0]?.count ?? 0) >= maximum) throw problem(422, 'too_many', `Ya hay ${maximum} ${noun}. ${next}`)
}
