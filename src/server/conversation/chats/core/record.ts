import { sql, type UpdateObject } from 'kysely'
import type { Database } from '../../../../../generated/database.d.ts'
import { publicButtons } from '../../../../contract/webchat.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { db } from '../../../foundation/store/db.ts'
import { notifyWebhooks } from '../../webhooks/queue.ts'
import { type Counter, countStatement } from './counts.ts'
import type { LockedChat } from './lock.ts'
import { attachMedia, type ChatMessage, messageOf, messageValues, type NewMessage } from './message.ts'
import { preview } from './preview.ts'

type Recorded = Omit<NewMessage, 'botId' | 'chatId'> & {
  /** seconds until webhooks may get it */
  hold?: number
  /** columns of the chat to change besides those of the last message */
  change: UpdateObject<Database, 'chat'>
  /** counters to increment */
  counts: readonly Counter[]
}

/**
 * Stores a message of a locked chat and updates the chat, the contact and the counters in a single statement. This is
 * the most frequent write, and each statement is a round trip. Queues it for the bot's webhooks. Returns the message as
 * staff see it.
 */
export async function recordMessage(chat: LockedChat, { hold = 0, ...given }: Recorded): Promise<ChatMessage> {
  const message = await storeMessage(chat, given)
  const { id, type, user_name, files } = message
  if (type === 'user' || type === 'bot' || type === 'agent') {
    const direction = type === 'user' ? ('in' as const) : ('out' as const)
    const data = { direction, message: { id, type, user_name, files } }
    await notifyWebhooks(chat.bot_id, { event: 'message', chatId: chat.id, data, hold })
  }
  return message
}

async function storeMessage(
  chat: LockedChat,
  { change, counts, ...message }: Omit<Recorded, 'hold'>,
): Promise<ChatMessage> {
  const at = currentCall().services.clock()
  const { author, text, written, status, mediaIds = [], buttons, content } = message
  const shown = preview({ text, content, file: await firstFile(mediaIds) })
  const values = messageValues({ ...message, botId: chat.bot_id, chatId: chat.id })
  const last = {
    last_message_at: at,
    last_message_from: author,
    last_message_text: shown.text,
    last_message_kind: shown.kind,
    last_message_failed: false,
  }
  const { id, user_name } = await db()
    .with('stored', (step) => step.insertInto('message').values(values).returning('id'))
    .with('moved', (step) =>
      step
        .updateTable('chat')
        .set({ ...last, ...change })
        .where('id', '=', chat.id),
    )
    // Does not change the version of the contact.
    .with('seen', (step) =>
      step
        .updateTable('contact')
        .set({ last_seen_at: at })
        .where('id', '=', author === 'user' ? chat.contact_id : null),
    )
    .with('counted', () => sql<{ bot_id: number }>`(${countStatement(chat.bot_id, chat.channel, counts)})`)
    .selectFrom('stored')
    .select(['id', nameOf(chat, message).as('user_name')])
    .executeTakeFirstOrThrow()
  if (mediaIds.length > 0) await attachMedia(chat.bot_id, id, mediaIds)
  if (mediaIds.length > 0 || message.replyTo !== undefined) return messageOf(chat.id, id)
  const payload = {
    id,
    type: author,
    user_name,
    ...(message.userId !== undefined && { user_id: message.userId }),
    text,
    at: at.toISOString(),
    status,
    reaction: null,
    files: [],
    error: null,
    ...(written !== undefined && { hidden: true }),
    ...(content && { content }),
  }
  return buttons ? { ...payload, buttons: publicButtons(buttons) } : payload
}

function firstFile([first]: readonly string[]) {
  if (first === undefined) return undefined
  return db().selectFrom('media').select(['type', 'filename']).where('id', '=', first).executeTakeFirst()
}

/** Returns the author's name as {@link messageOf} does. */
function nameOf(
  chat: LockedChat,
  { author, userId, signedAs = '' }: Pick<NewMessage, 'author' | 'userId' | 'signedAs'>,
) {
  if (author === 'user') return sql<string>`${chat.user_name}::text`
  if (author === 'bot') return sql<string>`(select name from bot where id = ${chat.bot_id})`
  return sql<string>`coalesce((select name from app_user where id = ${userId ?? null}), ${signedAs}::text)`
}
