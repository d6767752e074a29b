import { type Expression, type SqlBool, sql } from 'kysely'
import { problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { PLANNED_EACH_TIME } from '../../foundation/store/planned-each-time.ts'
import { SliceSize } from '../../foundation/store/slices.ts'
import type { Near } from './conditions.ts'
import type { RuleOf } from './rules.ts'

/** Contacts that a statement looks at. */
const SIZES = { fewest: 500, most: 20_000 } as const

/**
 * Returns the ids of the bot's contacts that obey a rule. Looks at part after part, so that others are served in between.
 * @param chats the condition on `chat` of those that count: for a person, those that they see
 * @param longest milliseconds
 * @throws 422 if it takes longer
 */
export async function contactsObeying(
  scope: Scope,
  rule: RuleOf,
  chats: Expression<SqlBool>,
  longest: number,
): Promise<number[]> {
  const until = performance.now() + longest
  const parts: number[][] = []
  const size = new SliceSize(SIZES)
  for (let after = 0; ; ) {
    const end = await endOf(scope, after, size.rows)
    if (end === null) return parts.flat()
    if (performance.now() > until)
      throw problem(422, 'timeout', 'La regla tarda demasiado. Quita algunas condiciones y prueba de nuevo.')
    const start = after
    const near: Near = (ids) => sql`(${ids} > ${start}::int and ${ids} <= ${end}::int)`
    const obeying = sql<{ ids: number[] }>`
      select coalesce(jsonb_agg(k.id), '[]'::jsonb) as ids from contact k
      where k.bot_id = ${scope.botId} and ${near(sql.ref('k.id'))}
        and ${rule({ chats, near })}${sql.raw(PLANNED_EACH_TIME)}`
    const { rows } = await size.timed(() => obeying.execute(db()))
    parts.push(rows[0]?.ids ?? [])
    after = end
  }
}

/** Returns the last of the next contacts, at most `size`; null if there are none. */
async function endOf({ botId }: Scope, after: number, size: number): Promise<number | null> {
  const { rows } = await sql<{ end: number | null }>`
    select max(id) as end from (
      select id from contact where bot_id = ${botId} and id > ${after} order by id limit ${size}) part`.execute(db())
  return rows[0]?.end ?? null
}
