import { sql } from 'kysely'
import { db } from '../../foundation/store/db.ts'

/** Counts a use of a main response. Does not change its version. */
export async function countUse(botId: number, responseId: number, at: Date): Promise<void> {
  await db()
    .updateTable('response')
    .set({ used_count: sql`used_count + 1`, last_used_at: at })
    .where('bot_id', '=', botId)
    .where('id', '=', responseId)
    .execute()
}
