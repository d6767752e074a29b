import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { db } from '../../foundation/store/db.ts'
import { openBetween } from '../../knowledge/dialogue/open-time.ts'

type OpeningHours = components['schemas']['OpeningHours']

/** Conversations that are measured at once. */
const BATCH = 500

interface Unmeasured {
  id: number
  /** the two moments as the store has them: a `Date` drops their microseconds */
  as_stored: string
  answered_at: string | null
  first_response: number | null
  handed_at: string | null
  resolved_at: string | null
  hours: OpeningHours | null
  /** minutes that the area allows for the first response, and whether only those of its hours count */
  limit: number | null
  in_hours: boolean
}

/** The measures of a conversation that need the hours of attention. */
interface Measured {
  id: number
  first: number | null
  resolution: number | null
  on_time: boolean | null
}

/**
 * Measures within the hours of attention how long the conversations took that were answered or resolved since it ran
 * last: by the hours and the limit that apply now, so that changing them does not change what was measured before.
 */
export async function measureConversations(): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await sql<Unmeasured>`
      select c.id, (c.answered_at, c.resolved_at)::text as as_stored, c.answered_at, c.first_response, c.handed_at, c.resolved_at,
        coalesce(a.schedule, b.settings->'handoff'->'schedule') as hours,
        a.first_response_minutes as limit, coalesce(a.deadlines_in_hours, false) as in_hours
      from conversation c join bot b on b.id = c.bot_id left join area a on a.id = c.area_id
      where not c.measured and c.id > ${after}::int order by c.id limit ${BATCH}::int`.execute(db())
    if (rows.length === 0) return
    const measures = rows.map(measured)
    // What changed meanwhile is measured with the next ones.
    await sql`
      update conversation c set first_response_open = m.first, resolution_open = m.resolution, on_time = m.on_time,
        measured = true
      from jsonb_to_recordset(${JSON.stringify(measures)}::text::jsonb)
          as m (id int, first int, resolution int, on_time boolean),
        jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
          as was (id int, as_stored text)
      where c.id = m.id and was.id = m.id and (c.answered_at, c.resolved_at)::text = was.as_stored`.execute(db())
    after = rows.at(-1)?.id ?? after
    if (rows.length < BATCH) return
  }
}

function measured(row: Unmeasured): Measured {
  const seconds = (from: number, to: string) => Math.round(openBetween(row.hours, new Date(from), new Date(to)) / 1000)
  const { answered_at, first_response: plain, handed_at, resolved_at } = row
  const isAnswered = answered_at !== null && plain !== null
  const first = isAnswered ? seconds(Date.parse(answered_at) - plain * 1000, answered_at) : null
  return {
    id: row.id,
    first,
    resolution: handed_at && resolved_at ? seconds(Date.parse(handed_at), resolved_at) : null,
    on_time: isAnswered && row.limit !== null ? ((row.in_hours ? first : plain) ?? 0) <= row.limit * 60 : null,
  }
}
