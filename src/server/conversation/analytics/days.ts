import { sql } from 'kysely'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { isAmong } from './among.ts'
import type { Days } from './range.ts'
import { ownSets } from './sets.ts'

/**
 * Returns how many conversations began on each day that somebody may see, and how many of them went to people or are
 * resolved. Days without any are there with zeros.
 */
export async function countedDays(scope: Scope, { from, to }: Days) {
  const { rows } = await sql<{ day: string; conversations: number; handoffs: number; resolved: number }>`
    select d::date as day, count(c.id)::int as conversations,
      count(c.id) filter (where ${ownSets.handed_off})::int as handoffs,
      count(c.id) filter (where ${ownSets.resolved})::int as resolved
    from generate_series(${from}::date, ${to}::date, interval '1 day') as d
      left join conversation c on c.day = d::date and ${isAmong(scope, {})}
    group by d order by d`.execute(db())
  return rows
}
