import { sql } from 'kysely'
import { db } from '../../../foundation/store/db.ts'

interface Given {
  /** from 1 to 5 */
  score: number
  comment: string
  at: Date
}

/**
 * Stores what a customer scored in a chat. Another score in the same conversation takes the place of the one before;
 * those of earlier conversations stay.
 */
export async function rateChat(botId: number, chatId: number, { score, comment, at }: Given): Promise<void> {
  await sql`
    delete from chat_rating where chat_id = ${chatId}::int and rated_at >= (
      select c.started_at from conversation c where c.chat_id = ${chatId}::int and c.started_at <= ${at}::timestamptz
      order by c.started_at desc limit 1)`.execute(db())
  await db()
    .insertInto('chat_rating')
    .values({ bot_id: botId, chat_id: chatId, score, comment, rated_at: at })
    .execute()
}

/** Returns what the customer of a chat scored last. */
export const lastRating = (chatId: number) =>
  db()
    .selectFrom('chat_rating')
    .select(['score', 'comment', 'rated_at as at'])
    .where('chat_id', '=', chatId)
    .orderBy('rated_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/**
 * Returns what the customer scored since they wrote last: who goes on writing is asked again at the end.
 * @param since id of the message at which they began anew; 0 if they did not
 */
export async function scoreSince(chatId: number, since: number): Promise<number | null> {
  const { rows } = await sql<{ score: number }>`
    select r.score from chat_rating r
    where r.chat_id = ${chatId}::int and not exists (
        select from message m where m.chat_id = r.chat_id and m.at > r.rated_at
          and (m.author = 'user' or m.id = ${since}::bigint))
    order by r.rated_at desc limit 1`.execute(db())
  return rows[0]?.score ?? null
}
