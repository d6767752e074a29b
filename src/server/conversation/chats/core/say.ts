import { currentCall } from '../../../foundation/http/context.ts'
import { enqueue } from '../../../foundation/jobs/queue.ts'
import { db, tx } from '../../../foundation/store/db.ts'
import { type LockedChat, lockChat } from './lock.ts'
import type { ChatMessage } from './message.ts'
import { recordMessage } from './record.ts'
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
  { author, userId, text, mediaIds, buttons, shown }: Omit<Saying, 'botId' | 'chatId' | 'answerTo'>,
): Promise<ChatMessage> {
  const { id: chatId, bot_id: botId } = chat
  const goesOut = author !== 'system'
  const status = goesOut ? (chat.channel === 'webchat' ? 'sent' : 'pending') : null
  const taken = author === 'agent'
  const reopened = taken && chat.state === 2
  const at = currentCall().services.clock()
  const message = await recordMessage(chat, {
    ...{ author, userId, text, status, mediaIds, buttons, shown },
    change: {
      ...(taken && { live: true, type: 'live', answered: true, last_agent_at: at }),
      ...(taken && (reopened || chat.type === 'bot') && { requested_at: at }),
      ...(reopened && { state: 1, resolved_at: null }),
    },
    counts: goesOut ? [taken ? 'messages_agent' : 'messages_bot'] : [],
  })
  // a person's first message ends the wait for it, or begins the time in which it has to be resolved
  const whole = reopened || (taken && chat.type !== 'live' && chat.area_id !== null)
  await tell(botId, chatId, { after: chat, whole }, ['message', { chat_id: chatId, message }])
  if (status === 'pending') await enqueue(CHANNEL_SEND, { message_id: message.id })
  return message
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
