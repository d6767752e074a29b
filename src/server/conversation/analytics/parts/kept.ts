import { sql } from 'kysely'
import { currentCall } from '../../../foundation/http/context.ts'
import { seesAll } from '../../../foundation/scope/visibility.ts'
import { db } from '../../../foundation/store/db.ts'
import type { Days } from '../range.ts'
import { type Counting, countPart, digestOf, type Kind } from './kind.ts'

/** Hours after which it is noted again that somebody asked for a part. */
const NOTED_FOR = 24

/** A part that a call needs. */
interface Asked extends Days {
  digest: string
}

/** A part that somebody asked for, and whether it is to be counted. */
interface Noted extends Asked {
  wanted: boolean
}

interface Kept {
  digest: string
  value: string
  is_noted: boolean
}

/**
 * Returns what was counted of some periods: what is kept of them, and the rest counted now. What is kept is of all chats,
 * so who does not see all of them has everything counted.
 */
export async function partsOf<Part>(kind: Kind<Part>, counting: Counting, periods: readonly Days[]): Promise<Part[]> {
  if (!seesAll(counting.scope)) return inTurn(periods, (days) => countPart(kind, counting, days))
  const asked = await inTurn(periods, async (days) => ({ ...days, digest: await digestOf(kind, counting, days) }))
  const kept = await readKept(counting, asked)
  const values = new Map(kept.map(({ digest, value }) => [digest, value]))
  const known = new Set(kept.flatMap(({ digest, is_noted }) => (is_noted ? [digest] : [])))
  const unknown = asked.filter(({ digest }) => !known.has(digest))
  const noted = unknown.map((one) => ({ ...one, wanted: !values.has(one.digest) }))
  if (noted.length > 0) await note(kind, counting, noted)
  return inTurn(asked, ({ digest, ...days }) => {
    const value = values.get(digest)
    return value === undefined ? countPart(kind, counting, days) : Promise.resolve(JSON.parse(value))
  })
}

async function inTurn<One, Result>(all: readonly One[], run: (one: One) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (const one of all) results.push(await run(one))
  return results
}

/** Returns the parts that nothing has changed since they were counted. */
async function readKept({ scope }: Counting, asked: readonly Asked[]): Promise<Kept[]> {
  const { rows } = await sql<Kept>`
    select p.digest, p.value, p.asked_at > now() - ${NOTED_FOR}::int * interval '1 hour' as is_noted
    from analytics_part p
    where p.bot_id = ${scope.botId}::int and p.digest = any(${asked.map(({ digest }) => digest)}::text[])
      and p.value is not null
      and not exists (select from analytics_late l where l.bot_id = p.bot_id and l.day <= p.to_day)`.execute(db())
  return rows
}

/** Notes which parts somebody asked for, so that those that are not kept will be. A page is shown also if it cannot be. */
async function note({ kind }: Kind<unknown>, { scope, among }: Counting, noted: readonly Noted[]): Promise<void> {
  try {
    await sql`
      insert into analytics_part as p (bot_id, kind, among, from_day, to_day, digest, wanted)
      select ${scope.botId}::int, ${kind}::text, ${JSON.stringify(among)}::text::jsonb, n.from, n.to, n.digest, n.wanted
      from jsonb_to_recordset(${JSON.stringify(noted)}::text::jsonb)
        as n ("from" date, "to" date, digest text, wanted boolean)
      where n.to < current_date - 2
      on conflict (bot_id, digest) do update set wanted = p.wanted or excluded.wanted, asked_at = now()`.execute(db())
  } catch (err) {
    currentCall().services.log.warn({ err }, 'a wanted part of the figures could not be noted')
  }
}
