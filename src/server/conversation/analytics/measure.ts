import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { db } from '../../foundation/store/db.ts'
import { openBetween } from '../../knowledge/dialogue/open-time.ts'

type OpeningHours = components['schemas']['OpeningHours']

/** Conversations that are measured at once. */
const BATCH = 500

interface Unmeasured {
  id: number
  /** the moments as the store has them: a `Date` drops their microseconds */
  as_stored: string
  answered_at: string | null
  first_response: number | null
  first_response_open: number | null
  waited_since: string | null
  waited_until: string | null
  waited_open: number | null
  handed_at: string | null
  resolved_at: string | null
  resolution_open: number | null
  on_time: boolean | null
  hours: OpeningHours | null
  /** minutes that the area allows for the first response, and whether only those of its hours count */
  limit: number | null
  in_hours: boolean
}

/** The measures of a conversation that need the hours of attention. */
interface Measured {
  id: number
  first: number | null
  waited: number | null
  resolution: number | null
  on_time: boolean | null
}

/**
 * Measures within the hours of attention how long the conversations took that were answered, or that ended, since it ran
 * last: by the hours and the limit that apply now. What was measured before stays, so that changing them does not change
 * it.
 */
export async function measureConversations(): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await sql<Unmeasured>`
      select c.id, (c.answered_at, c.resolved_at, c.waited_until)::text as as_stored, c.answered_at, c.first_response,
        c.first_response_open, c.waited_since, c.waited_until, c.waited_open, c.handed_at, c.resolved_at,
        c.resolution_open, c.on_time, coalesce(a.schedule, b.settings->'handoff'->'schedule') as hours,
        a.first_response_minutes as limit, coalesce(a.deadlines_in_hours, false) as in_hours
      from conversation c join bot b on b.id = c.bot_id left join area a on a.id = c.area_id
      where not c.measured and c.id > ${after}::int order by c.id limit ${BATCH}::int`.execute(db())
    if (rows.length === 0) return
    const measures = rows.map(measured)
    // What changed meanwhile is measured with the next ones.
    await sql`
      update conversation c set first_response_open = m.first, waited_open = m.waited, resolution_open = m.resolution,
        on_time = m.on_time, measured = true
      from jsonb_to_recordset(${JSON.stringify(measures)}::text::jsonb)
          as m (id int, first int, waited int, resolution int, on_time boolean),
        jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
          as was (id int, as_stored text)
      where c.id = m.id and was.id = m.id
        and (c.answered_at, c.resolved_at, c.waited_until)::text = was.as_stored`.execute(db())
    after = rows.at(-1)?.id ?? after
    if (rows.length < BATCH) return
  }
}

function measured(row: Unmeasured): Measured {
  const { id, answered_at, first_response, handed_at, resolved_at, waited_since, waited_until } = row
  const open = (from: number, to: string) => Math.round(openBetween(row.hours, new Date(from), new Date(to)) / 1000)
  const first =
    answered_at !== null && first_response !== null
      ? {
          plain: first_response,
          open: row.first_response_open ?? open(Date.parse(answered_at) - first_response * 1000, answered_at),
        }
      : null
  const waited =
    waited_since && waited_until
      ? {
          plain: (Date.parse(waited_until) - Date.parse(waited_since)) / 1000,
          open: row.waited_open ?? open(Date.parse(waited_since), waited_until),
        }
      : null
  return {
    ...{ id, first: first?.open ?? null, waited: waited?.open ?? null, on_time: isOnTime(row, first, waited) },
    resolution: handed_at && resolved_at ? (row.resolution_open ?? open(Date.parse(handed_at), resolved_at)) : null,
  }
}

/** Seconds by the clock, and within the hours of attention. */
interface Wait {
  plain: number
  open: number
}

/**
 * Whether the first answer was within the limit; null without a limit, and where there was none yet when it ended within
 * the limit.
 */
function isOnTime(row: Unmeasured, first: Wait | null, waited: Wait | null): boolean | null {
  const within = ({ plain, open }: Wait) =>
    row.limit === null ? null : (row.in_hours ? open : plain) <= row.limit * 60
  if (first) return row.first_response_open === null ? within(first) : row.on_time
  if (!waited || row.waited_open !== null) return row.on_time
  return within(waited) === false ? false : null
}
