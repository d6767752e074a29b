import { sql } from 'kysely'
import { db } from '../../../foundation/store/db.ts'

/**
 * Ends the note of who passed a chat on, once a person who got it answers, or who was assigned since. Returns whether there
 * was one.
 * @param userId who answers
 */
export async function endNote(chatId: number, userId: number): Promise<boolean> {
  const ended = await db()
    .deleteFrom('chat_transfer')
    .where('chat_id', '=', chatId)
    .where(({ eb, and, or, not }) => {
      const isOwn = eb('by_user_id', '=', userId)
      const isTheirs = sql<boolean>`exists (select from chat c
        where c.id = chat_transfer.chat_id and c.assign_user_id = ${userId})`
      const isForAll = eb('user_id', 'is', null)
      return or([and([not(isOwn), or([isForAll, eb('user_id', '=', userId)])]), and([not(isForAll), isTheirs])])
    })
    .returning('chat_id')
    .execute()
  return ended.length > 0
}

/** Ends the note about a conversation that is over: it says nothing of the next one of the customer. */
export async function endOldNote(chatId: number): Promise<void> {
  await db().deleteFrom('chat_transfer').where('chat_id', '=', chatId).execute()
}
