import { sql } from 'kysely'
import { db } from '../../../foundation/store/db.ts'
import type { LockedChat } from './lock.ts'

/** Whether a resolved chat is being asked a form that began after it was resolved, and that still waits for an answer. */
export async function isSurveyedAfterwards(
  { id, state }: Pick<LockedChat, 'id' | 'state'>,
  now: Date,
): Promise<boolean> {
  if (state !== 2) return false
  const asked = await db()
    .selectFrom('chat as c')
    .innerJoin('chat_dialogue as d', 'd.chat_id', 'c.id')
    .select('c.id')
    .where('c.id', '=', id)
    .where(sql<boolean>`(d.state->'form'->>'startedAt')::timestamptz >= c.resolved_at`)
    .where(
      sql<boolean>`(d.state->'form'->>'at')::timestamptz + make_interval(mins => (d.state->'form'->>'minutes')::int)
        >= ${now}::timestamptz`,
    )
    .executeTakeFirst()
  return asked !== undefined
}
