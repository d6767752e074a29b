import { type RawBuilder, sql } from 'kysely'
import { commonProblems } from '../../foundation/http/problem.ts'
import { db } from '../../foundation/store/db.ts'

/**
 * Locks what a message of these contacts locks, in the same order: identities, chats, contacts; each by id.
 * @param more the further chats that change with them; none by default
 * @throws 404 if the bot does not have one of the contacts
 */
export async function lockContacts(
  botId: number,
  ids: readonly number[],
  more: RawBuilder<unknown> = sql`false`,
): Promise<void> {
  const among = sql`contact_id in (${sql.join(ids)})`
  await sql`select from channel_link where bot_id = ${botId} and ${among} order by id for update`.execute(db())
  await sql`select from chat where bot_id = ${botId} and (${among} or ${more}) order by id for update`.execute(db())
  const rows = await db()
    .selectFrom('contact')
    .select('id')
    .where('bot_id', '=', botId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (rows.length < new Set(ids).size) throw commonProblems.notFound()
}
