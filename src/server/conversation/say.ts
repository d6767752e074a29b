import { currentCall } from '../http/context.ts'
import { enqueue } from '../jobs/queue.ts'
import { db, tx } from '../store/db.ts'
import { count } from './counts.ts'
import { type LockedChat, lockChat } from './lock.ts'
import { type ChatMessage, insertMessage, messageOf, summary } from './message.ts'
import { tell } from './tell.ts'
import type { Say, Saying } from './types.ts'

/** The queue of what has to go out through a channel that is not ours. */
export const CHANNEL_SEND = 'channel-send'

/** Says something to the customer; see {@link Say}. */
export const say: Say = (saying) =>
  tx(async () => {
    const chat = await lockChat(saying.botId, saying.chatId)
    if (saying.answerTo !== undefined && (await tooLate(chat, saying.answerTo))) return undefined
    return (await sayIn(chat, saying)).id
  })

/** Says something in a chat that is locked, and answers the message. A person's message takes the chat live. */
export async function sayIn(
  chat: LockedChat,
  saying: Omit<Saying, 'botId' | 'chatId' | 'answerTo'> & {
    /** whose name the message shows, where it is known already */
    userName?: string
  },
): Promise<ChatMessage> {
  const { author, userId, userName, text, mediaIds = [], buttons, shown } = saying
  const { id: chatId, bot_id: botId } = chat
  const goesOut = author !== 'system'
  const status = goesOut ? (chat.channel === 'webchat' ? 'sent' : 'pending') : null
  const id = await insertMessage({ botId, chatId, author, userId, text, status, mediaIds, buttons, shown })
  const at = currentCall().services.clock()
  const message =
    userName === undefined || mediaIds.length > 0
      ? await messageOf(chatId, id)
      : plainMessage({ id, type: author, user_name: userName, text, at: at.toISOString(), status })
  const taken = author === 'agent'
  const reopened = taken && chat.state === 2
  await db()
    .updateTable('chat')
    .set({
      last_message_at: at,
      last_message_from: author,
      last_message_text: summary(message),
      ...(taken && { live: true, type: 'live', answered: true, last_agent_at: at }),
      ...(taken && (reopened || chat.type === 'bot') && { requested_at: at }),
      ...(reopened && { state: 1, resolved_at: null }),
    })
    .where('id', '=', chatId)
    .execute()
  // a person's first message ends the wait for it, or begins the time in which it has to be resolved
  const whole = reopened || (taken && chat.type !== 'live' && chat.area_id !== null)
  await tell(botId, chatId, { after: chat, whole }, ['message', { chat_id: chatId, message }])
  if (author !== 'system') await count(botId, chat.channel, author === 'agent' ? 'messages_agent' : 'messages_bot')
  if (status === 'pending') await enqueue(CHANNEL_SEND, { message_id: id })
  return message
}

/** A message without files, as it was just stored: it need not be read again. */
function plainMessage(given: Omit<ChatMessage, 'reaction' | 'files' | 'error'>): ChatMessage {
  return { ...given, reaction: null, files: [], error: null }
}

/** A person has the chat, or wrote after what the bot answers. */
async function tooLate(chat: LockedChat, answerTo: number): Promise<boolean> {
  if (chat.live) return true
  const later = await db()
    .selectFrom('message')
    .select('id')
    .where('chat_id', '=', chat.id)
    .where('id', '>', answerTo)
    .where('author', '=', 'agent')
    .limit(1)
    .executeTakeFirst()
  return later !== undefined
}
