import { sql } from 'kysely'
import type { components } from '../../../../../generated/api.d.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { db } from '../../../foundation/store/db.ts'
import { isAmong } from '../among.ts'
import { ownSets } from '../sets.ts'

type Today = components['schemas']['LiveToday']

/** Counts the conversations that began on a day and that somebody may see, in the sets of the lists behind them. */
export async function countedToday(scope: Scope, day: string): Promise<Today> {
  const size = (set: keyof typeof ownSets) => sql`(count(*) filter (where ${ownSets[set]}))::int`
  const { rows } = await sql<Today>`
    select ${size('started')} as started, ${size('resolved')} as resolved, ${size('bot_only')} as bot_only,
      ${size('handed_off')} as handed_off,
      percentile_cont(0.5) within group (order by c.first_response)::float8 as first_response,
      ${size('timed_response')} as responses, ${size('on_time')} as on_time,
      (count(*) filter (where c.on_time is not null))::int as limited
    from conversation c where c.day = ${day}::date and ${isAmong(scope, {})}`.execute(db())
  const [today] = rows
  if (!today) throw new Error('an aggregate has one row')
  return today
}
