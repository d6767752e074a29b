import { sql } from 'kysely'
import { isZone } from '../../../contract/zone.ts'
import { db } from '../store/db.ts'

/** Zones that the database knows, which takes it a while to tell. */
const usable = new Set<string>()

/**
 * Returns whether a bot can have a time zone: both the program and the database must know it. The database computes days
 * in it, and a single zone that it does not know makes lists of all bots fail.
 */
export async function isUsableZone(name: string): Promise<boolean> {
  if (usable.has(name)) return true
  if (!isZone(name)) return false
  const { rows } = await sql`select 1 from pg_timezone_names where name = ${name}`.execute(db())
  if (rows.length > 0) usable.add(name)
  return rows.length > 0
}
