import { sql } from 'kysely'
import { isZone } from '../../../contract/zone.ts'
import { db } from '../store/db.ts'

/**
 * Returns whether a bot can have a time zone: both the program and the database must know it. The database computes days
 * in it, and a single zone that it does not know makes lists of all bots fail.
 */
export async function isUsableZone(name: string): Promise<boolean> {
  if (!isZone(name)) return false
  const { rows } = await sql`select 1 from pg_timezone_names where name = ${name}`.execute(db())
  return rows.length > 0
}
