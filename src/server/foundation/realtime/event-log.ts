import { db } from '../store/db.ts'
import type { WrittenEvent } from './emit.ts'

/** Returns the sequence number of a bot's last event. */
export async function lastEventSeq(botId: number): Promise<number> {
  const row = await db().selectFrom('bot').select('event_seq').where('id', '=', botId).executeTakeFirst()
  return row?.event_seq ?? 0
}

/** Returns the events of a bot after a sequence number, in order and at most `limit`. */
export async function eventsAfter(botId: number, seq: number, limit: number, upTo?: number): Promise<WrittenEvent[]> {
  let query = db()
    .selectFrom('event')
    .select(['bot_id', 'seq', 'name', 'at', 'payload', 'audience'])
    .where('bot_id', '=', botId)
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(limit)
  if (upTo !== undefined) query = query.where('seq', '<=', upTo)
  const rows = await query.execute()
  return rows.map((row) => ({ ...row, name: row.name, at: row.at })) as WrittenEvent[]
}
