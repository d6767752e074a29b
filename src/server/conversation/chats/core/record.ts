import { sql, type UpdateObject } from 'kysely'
import type { Database } from '../../../../../generated/database.d.ts'
import { publicButtons } from '../../../../contract/webchat.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { db } from '../../../foundation/store/db.ts'
import { type Counter, counting } from './counts.ts'
import type { LockedChat } from './lock.ts'
import { attach, type ChatMessage, messageOf, messageValues, type NewMessage } from './message.ts'

type Recorded = Omit<NewMessage, 'botId' | 'chatId'> & {
  /** what changes in the chat besides its last message */
  change: UpdateObject<Database, 'chat'>
  /** what it counts as in the bot's day */
  counts: readonly Counter[]
}

/**
 * Stores a message of a chat that is locked, with what it changes in the chat, at the contact and in the day's counts,
 * in one statement: this is what the product does most, and each statement is a way to the store and back. Answers
 * the message as staff see it.
 */
export async function recordMessage(chat: LockedChat, { change, counts, ...message }: Recorded): Promise<ChatMessage> {
  const at = currentCall().services.clock()
  const { author, userId, text, status, mediaIds = [], buttons } = message
  const values = messageValues({ ...message, botId: chat.bot_id, chatId: chat.id })
  const last = { last_message_at: at, last_message_from: author, last_message_text: shownText(text, mediaIds) }
  const { id, user_name } = await db()
    .with('stored', (step) => step.insertInto('message').values(values).returning('id'))
    .with('moved', (step) =>
      step
        .updateTable('chat')
        .set({ ...last, ...change })
        .where('id', '=', chat.id),
    )
    // when the customer was seen is no edit of the contact: its version stays
    .with('seen', (step) =>
      step
        .updateTable('contact')
        .set({ last_seen_at: at })
        .where('id', '=', author === 'user' ? chat.contact_id : null),
    )
    .with('counted', () => sql<{ bot_id: number }>`(${counting(chat.bot_id, chat.channel, counts)})`)
    .selectFrom('stored')
    .select(['id', nameOf(chat, author, userId).as('user_name')])
    .executeTakeFirstOrThrow()
  if (mediaIds.length > 0) {
    await attach(chat.bot_id, id, mediaIds)
    return messageOf(chat.id, id)
  }
  const told = {
    id,
    type: author,
    user_name,
    text,
    at: at.toISOString(),
    status,
    reaction: null,
    files: [],
    error: null,
  }
  return buttons ? { ...told, buttons: publicButtons(buttons) } : told
}

/** What the list shows of a message: its text, or the name of its first file. */
function shownText(text: string, [first]: readonly string[]) {
  return text || first === undefined
    ? text
    : sql<string>`coalesce((select filename from media where id = ${first}), '')`
}

/** Who wrote it, as {@link messageOf} tells it. */
function nameOf(chat: LockedChat, author: ChatMessage['type'], userId: number | undefined) {
  if (author === 'user') return sql<string>`${chat.user_name}::text`
  if (author === 'bot') return sql<string>`(select name from bot where id = ${chat.bot_id})`
  return sql<string>`coalesce((select name from app_user where id = ${userId ?? null}), '')`
}
