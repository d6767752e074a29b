import { sql } from 'kysely'
import { db, json } from '../../foundation/store/db.ts'
import type { Step } from './core/undo.ts'

/** What came to a chat since a change that is to be undone. */
interface Since {
  /** whether the customer wrote */
  customer: boolean
  /** whether staff wrote */
  staff: boolean
  /** whether staff other than the person who made the change wrote */
  others: boolean
  /** whether the customer opened the chat again, and only they and the bot changed it since */
  reopened: boolean
}

/** Returns what came since changes of a person, by the ids of the chats. Chats of earlier versions are left out. */
export async function sinceSteps(userId: number | null, steps: readonly Step[]): Promise<Map<number, Since>> {
  const marks = steps.flatMap(({ id, mark }) => (mark ? [{ id, message: mark.message, event: mark.event }] : []))
  const { rows } = await sql<Since & { id: number }>`
    select k.id, w.*, e.reopened
    from jsonb_to_recordset(${json(marks)}::jsonb) as k (id integer, message bigint, event bigint)
    cross join lateral (
      select
        coalesce(bool_or(m.author = 'user'), false) as customer,
        coalesce(bool_or(m.author in ('agent', 'internal')), false) as staff,
        coalesce(bool_or(m.author in ('agent', 'internal') and m.user_id is distinct from ${userId}::int), false) as others
      from message m where m.chat_id = k.id and m.id > k.message) w
    cross join lateral (
      select coalesce(
        bool_or(e.kind = 'reopened' and e.actor = 'customer') and bool_and(e.actor in ('customer', 'bot')), false)
        as reopened
      from chat_event e where e.chat_id = k.id and e.id > k.event) e`.execute(db())
  return new Map(rows.map(({ id, ...since }) => [id, since]))
}
