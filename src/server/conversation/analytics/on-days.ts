import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Scope } from '../../foundation/http/scope.ts'
import type { Days } from './range.ts'

/** Returns the condition for a column of times to be on some days, in the zone of the bot. */
export function isOnDays(
  column: string,
  { timeZone }: Pick<Scope, 'timeZone'>,
  { from, to }: Days,
): RawBuilder<SqlBool> {
  const moment = (day: string, after: number) =>
    sql`((${day}::date + ${after}::int)::timestamp at time zone ${timeZone}::text)`
  return sql<SqlBool>`(${sql.ref(column)} >= ${moment(from, 0)} and ${sql.ref(column)} < ${moment(to, 1)})`
}
