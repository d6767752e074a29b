import { currentCall } from '../../../foundation/http/context.ts'
import { enqueue } from '../../../foundation/jobs/queue.ts'
import { db, tx } from '../../../foundation/store/db.ts'
import { emitChatEvents } from './chat-events.ts'
import { isUnasked } from './given.ts'
import { type LockedChat, lockChat } from './lock.ts'
import type { ChatMessage } from './message.ts'
import { recordMessage } from './record.ts'
import { noteForRules } from './rule-events.ts'
import { type SensitiveFinder, sensitiveFinder, shownWithout } from './sensitive/finder.ts'
import { repeatedPlaces } from './sensitive/known.ts'
import { takerOf } from './taker.ts'
import { actingAs } from './thread-actor.ts'
import { recordHappenings } from './thread-events.ts'
import { endNote } from './transfer-note.ts'
import type { OutgoingMessage, SendMessage } from './types.ts'

/** The queue of chats with messages to deliver through external channels (`{bot_id, chat_id}`). */
export const CHANNEL_SEND = 'channel-send'

/**
 * Enqueues the delivery of a chat's messages. A chat has one job at a time, so that its messages leave in their order.
 * Its attempts are not limited: the state of each message is in the ledger.
 */
export const enqueueLane = ({ id, bot_id }: Pick<LockedChat, 'id' | 'bot_id'>, runAt?: Date): Promise<void> =>
  enqueue(CHANNEL_SEND, { bot_id, chat_id: id }, { key: `chat:${id}`, maxAttempts: 30_000, ...(runAt && { runAt }) })

/** Sends a message to the customer; see {@link SendMessage}. */
export const sendMessage: SendMessage = (saying) =>
  tx(async () => {
    const chat = await lockChat(saying.botId, saying.chatId)
    if (saying.answerTo !== undefined && (await isSuperseded(chat, saying.answerTo))) return undefined
    return (await sendInChat(chat, saying)).id
  })

/**
 * Sends a message in a locked chat and returns it. A message of staff makes the chat live, and who wrote it takes the
 * chat if nobody has it.
 */
export async function sendInChat(
  chat: LockedChat,
  {
    author,
    userId,
    signedAs,
    text,
    mediaIds,
    buttons,
    shown,
    content,
    forTeam,
    elsewhere,
    replyTo,
    origin,
    isGiven,
  }: Omit<OutgoingMessage, 'botId' | 'chatId' | 'answerTo'>,
): Promise<ChatMessage> {
  const { id: chatId, bot_id: botId } = chat
  const goesOut = author !== 'system'
  const status = goesOut ? (chat.channel === 'webchat' || elsewhere ? 'sent' : 'pending') : null
  const taken = author === 'agent'
  const taker = taken && !isGiven ? await takerOf(chat, userId) : undefined
  const after = taker ? { ...chat, assign_user_id: taker.id } : chat
  const reopened = taken && chat.state === 2
  const isRead = taken && chat.open && (await isReadByReply(botId))
  // After a reply that failed, the next one only counts once it left.
  const isAwaited = taken && status === 'pending' && chat.last_message_failed && !chat.answered
  const at = currentCall().services.clock()
  const finder = author === 'agent' ? undefined : await sensitiveFinder(botId)
  // The system quotes customers, such as the comment of a rating; of its own data the bot may speak.
  const placesIn = (of: SensitiveFinder) => (author === 'bot' ? repeatedPlaces(chatId, text, of) : of.find(text))
  const seen = finder ? shownWithout(text, await placesIn(finder)) : { text }
  const happened = [
    ...(reopened ? [{ kind: 'reopened' as const }] : []),
    ...(taker ? [{ kind: 'assigned' as const, detail: taker.name }] : []),
    ...(taken && !taker && chat.type !== 'live' ? [{ kind: 'taken' as const }] : []),
  ]
  const { session, scope } = currentCall()
  const record = () => recordHappenings(after, happened)
  // A message that was written elsewhere, such as on the phone of the business, comes without a caller.
  await (session || scope ? record() : actingAs({ actor: 'user', name: signedAs ?? '' }, record))
  const message = await recordMessage(chat, {
    ...{ author, userId, signedAs, ...seen, status, mediaIds, buttons, shown, content, forTeam, replyTo, origin },
    ...(elsewhere !== undefined && { externalId: elsewhere }),
    change: {
      ...(taken && { live: true, type: 'live', answered: !isAwaited, last_agent_at: at }),
      ...(taken && (reopened || chat.type === 'bot' || isUnasked(chat)) && { requested_at: at }),
      ...(taker && { assign_user_id: taker.id }),
      ...(reopened && { state: 1, resolved_at: null }),
      ...(isRead && { open: false, unread_count: 0 }),
    },
    counts: goesOut ? [taken ? 'messages_agent' : 'messages_bot'] : [],
  })
  const endsNote = taken && userId !== undefined && (await endNote(chatId, userId))
  // The first message of staff ends the deadline for the first response or starts the one for the resolution.
  const whole = endsNote || reopened || taker !== undefined || (taken && chat.type !== 'live' && chat.area_id !== null)
  await emitChatEvents(
    botId,
    chatId,
    { before: chat, after, whole },
    ...(taker ? [['assign-user', { chat_id: chatId, assign_user: taker }] as const] : []),
    ['message', { chat_id: chatId, message }],
    ...(isAwaited ? [['toggle-answered', { chat_id: chatId, answered: false }] as const] : []),
    ...(isRead ? [['set-unread', { chat_id: chatId, open: false, unread_count: 0 }] as const] : []),
  )
  if (status === 'pending') await enqueueLane(chat)
  if (reopened) await noteForRules(botId, chatId, 'reopened')
  return message
}

/** Whether a chat of the bot counts as read once somebody answers it, instead of when it is opened. */
export async function isReadByReply(botId: number): Promise<boolean> {
  const bot = await db().selectFrom('bot').select('settings').where('id', '=', botId).executeTakeFirstOrThrow()
  return bot.settings.unread_policy === 'on_reply'
}

/** Whether staff took the chat or wrote after the message that the bot answers. */
async function isSuperseded(chat: LockedChat, answerTo: number): Promise<boolean> {
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
