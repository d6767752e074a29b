import { sql } from 'kysely'
import { addDays, dayIn } from '../../../../contract/zone.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { seesAll } from '../../../foundation/scope/visibility.ts'
import { db } from '../../../foundation/store/db.ts'
import { type Days, monthOf, piecesOf, quarterOf } from '../range.ts'
import { type Counting, countPart, digestOf, isIn, type Kind } from './kind.ts'

/** Maximum number of parts of a bot: filters can be combined without end. The hourly cleanup keeps fewer (keep.ts). */
const MOST = 3_000

/** Days before today that still change too often for a part to have them. */
const UNSETTLED = 2

/** Hours after which it is noted again that somebody asked for a part. */
const NOTED_FOR = 24

interface Kept extends Days {
  value: string
  is_noted: boolean
}

/** A part that somebody asked for, and whether it is to be counted. */
interface Noted extends Days {
  wanted: boolean
}

/** Days, with what is kept of them. */
interface Piece extends Days {
  value?: string | undefined
}

/**
 * Returns what was counted in some periods, one part for each: what is kept of them, and the rest counted now. What is
 * kept is of all chats, so who does not see all of them has everything counted.
 */
export const partsOf = async <Part>(kind: Kind<Part>, counting: Counting, periods: readonly Days[]): Promise<Part[]> =>
  partsFrom(kind, counting, await readKept(kind, counting, periods))

/** Returns what was counted in a period, in parts that it is put together of. */
export async function partsIn<Part>(kind: Kind<Part>, counting: Counting, days: Days): Promise<Part[]> {
  const pieces = await readKept(kind, counting, piecesOf(days, lastKept(counting.scope)))
  return partsFrom(kind, counting, joined(pieces, seesAll(counting.scope) ? monthOf : quarterOf))
}

/** Returns the last day that can be kept, by the clock of the bot and by that of the store. */
function lastKept({ timeZone }: Counting['scope']): string {
  const now = currentCall().services.clock()
  const [here, there] = [dayIn(now, timeZone), dayIn(now, 'UTC')]
  return addDays(here < there ? here : there, -1 - UNSETTLED)
}

/**
 * Joins the days that are counted now: those of a month take no longer than one of them. Of who has nothing kept it is
 * those of a quarter, so that a long period takes few queries that are short all the same.
 */
function joined(pieces: readonly Piece[], spanOf: (day: string) => string): Piece[] {
  const all: Piece[] = []
  for (const piece of pieces) {
    const last = all.at(-1)
    const isNext = last && spanOf(last.from) === spanOf(piece.from)
    if (isNext && last.value === undefined && piece.value === undefined) all.splice(-1, 1, { ...last, to: piece.to })
    else all.push(piece)
  }
  return all
}

async function partsFrom<Part>(kind: Kind<Part>, counting: Counting, pieces: readonly Piece[]): Promise<Part[]> {
  const parts: Part[] = []
  for (const { value, ...days } of pieces)
    parts.push(value === undefined ? await countPart(kind, counting, days) : JSON.parse(value))
  return parts
}

const keyOf = ({ from, to }: Days) => `${from} ${to}`

/** Adds to periods what is kept of them unless something has changed since, and notes that somebody asked for all. */
async function readKept(kind: Kind<unknown>, counting: Counting, periods: readonly Days[]): Promise<readonly Piece[]> {
  if (!seesAll(counting.scope)) return periods
  const digest = await digestOf(kind, counting)
  const { rows } = await sql<Kept>`
    select p.from_day::text as from, p.to_day::text as to, p.value,
      p.asked_at > now() - ${NOTED_FOR}::int * interval '1 hour' as is_noted
    from jsonb_to_recordset(${JSON.stringify(periods)}::text::jsonb) as n ("from" date, "to" date)
      join analytics_part p on p.bot_id = ${counting.scope.botId}::int and p.digest = ${digest}::text
        and p.from_day = n.from and p.to_day = n.to
    where p.value is not null
      and not exists (select from analytics_late l where ${isIn})`.execute(db())
  const kept = new Map(rows.map((part) => [keyOf(part), part]))
  const unknown = periods.filter((days) => !kept.get(keyOf(days))?.is_noted)
  const noted = unknown.map((days) => ({ ...days, wanted: !kept.has(keyOf(days)) }))
  if (noted.length > 0) await note(kind, counting, digest, noted)
  return periods.map((days) => ({ ...days, value: kept.get(keyOf(days))?.value }))
}

/** Notes which parts somebody asked for, so that those that are not kept will be. A page is shown also if it cannot be. */
async function note(
  { kind }: Kind<unknown>,
  { scope, among }: Counting,
  digest: string,
  noted: readonly Noted[],
): Promise<void> {
  try {
    await sql`
      insert into analytics_part as p (bot_id, kind, among, from_day, to_day, digest, wanted)
      select ${scope.botId}::int, ${kind}::text, ${JSON.stringify(among)}::text::jsonb, n.from, n.to, ${digest}::text,
        n.wanted
      from jsonb_to_recordset(${JSON.stringify(noted)}::text::jsonb) as n ("from" date, "to" date, wanted boolean)
      where n.to < current_date - ${UNSETTLED}::int
        and (select count(*) from analytics_part where bot_id = ${scope.botId}::int) < ${MOST}::int
      on conflict (bot_id, digest, from_day, to_day)
        do update set wanted = p.wanted or excluded.wanted, asked_at = now()`.execute(db())
  } catch (err) {
    currentCall().services.log.warn({ err }, 'a wanted part of the figures could not be noted')
  }
}
