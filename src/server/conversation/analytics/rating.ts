import { sql } from 'kysely'
import { db } from '../../foundation/store/db.ts'

/**
 * Stores what a customer scored in a chat. Another score in the same conversation takes the place of the one before;
 * those of earlier conversations stay.
 * @param score from 1 to 5
 */
export async function rateChat(botId: number, chatId: number, score: number, at: Date): Promise<void> {
  await sql`
    delete from chat_rating where chat_id = ${chatId}::int and rated_at >= (
      select c.started_at from conversation c where c.chat_id = ${chatId}::int and c.started_at <= ${at}::timestamptz
      order by c.started_at desc limit 1)`.execute(db())
  await db().insertInto('chat_rating').values({ bot_id: botId, chat_id: chatId, score, rated_at: at }).execute()
}
