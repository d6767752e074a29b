import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { db } from '../../../foundation/store/db.ts'
import type { Among } from '../among.ts'
import { returningOf } from '../cohorts.ts'
import { messagePartOf } from '../message-part.ts'
import { partOf } from '../part.ts'
import { reactionsOf } from '../reactions.ts'
import { readingPartOf } from '../reading-part.ts'
import { serverScope } from '../server-scope.ts'
import { wordPartOf } from '../words.ts'
import { countPart, digestOf, isIn, type Kind } from './kind.ts'

/** Days for which a part is kept that nobody asks for, and the parts of a bot that are kept. */
const [UNASKED_DAYS, MOST] = [30, 2_000]

const kinds: Readonly<Record<Kind<unknown>['kind'], Kind<unknown>['count']>> = {
  conversations: partOf,
  messages: messagePartOf,
  readings: readingPartOf,
  reactions: reactionsOf,
  words: wordPartOf,
  cohorts: returningOf,
}

interface Wanted {
  id: number
  bot_id: number
  kind: Kind<unknown>['kind']
  among: Among
  from: string
  to: string
  digest: string
  zone: string
}

/**
 * Counts the parts of past months that somebody asked for, after forgetting those of which something has changed since.
 * @param isOver whether to stop for now
 */
export async function keepParts(isOver: () => boolean = () => false): Promise<void> {
  await forgetLate()
  while (!isOver() && (await keepOne()));
}

/** Forgets the parts in which something has changed. One statement: what it does not see yet stays for the next time. */
const forgetLate = () =>
  sql`
  with gone as (delete from analytics_late returning bot_id, day, until),
    changed as (select bot_id, until, min(day) as day from gone group by 1, 2)
  update analytics_part p set value = null, counting = null
  where (p.value is not null or p.counting is not null)
    and exists (select from changed l where ${isIn})`.execute(db())

/** Counts one of the parts that are wanted; false if none is. */
async function keepOne(): Promise<boolean> {
  const counting = randomUUID()
  const { rows } = await sql<Wanted>`
    update analytics_part set counting = ${counting}::uuid, wanted = false
    where id = (select id from analytics_part where wanted order by asked_at limit 1)
    returning id, bot_id, kind, among, from_day::text as from, to_day::text as to, digest,
      bot_zone(bot_id) as zone`.execute(db())
  const [wanted] = rows
  if (!wanted) return false
  const kind = { kind: wanted.kind, count: kinds[wanted.kind] }
  const of = { scope: { ...serverScope(wanted.bot_id), timeZone: wanted.zone }, among: wanted.among }
  // An earlier version of the server counted it in another way.
  if ((await digestOf(kind, of)) !== wanted.digest) {
    await sql`delete from analytics_part where id = ${wanted.id}::int`.execute(db())
    return true
  }
  const value = JSON.stringify(await countPart(kind, of, wanted))
  await sql`
    update analytics_part set value = ${value}::text, counting = null
    where id = ${wanted.id}::int and counting = ${counting}::uuid`.execute(db())
  return true
}

/**
 * Deletes the parts that nobody has asked for lately, and the oldest ones of a bot that has very many. Words of customers
 * are not kept for longer than it takes to run again: their messages may have been deleted.
 */
export const forgetUnasked = () =>
  sql`
  delete from analytics_part p using (
    select id, asked_at, row_number() over (partition by bot_id order by asked_at desc, id desc) as place
    from analytics_part
  ) q
  where p.id = q.id and (p.kind = 'words' or q.place > ${MOST}::int or q.asked_at < now() - ${UNASKED_DAYS}::int * interval '1 day')`.execute(
    db(),
  )
