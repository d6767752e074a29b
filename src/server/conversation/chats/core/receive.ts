import { sql } from 'kysely'
import type { ResponseButton } from '../../../../contract/channels.ts'
import { realName } from '../../../../contract/customer-names.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { enqueue } from '../../../foundation/jobs/queue.ts'
import { db, tx } from '../../../foundation/store/db.ts'
import { blockedError, withBlockedNotice } from './blocked.ts'
import { readButtonKey } from './button-key.ts'
import { emitChatEvents } from './chat-events.ts'
import { CHAT_COLUMNS } from './lock.ts'
import { lockChatsOf, nameContact } from './naming.ts'
import { NOT_URGENT } from './not-urgent.ts'
import { recordMessage } from './record.ts'
import { shownOnArrival } from './sensitive/arrival.ts'
import { askedIn } from './sensitive/asked.ts'
import { hideFilenames } from './sensitive/filenames.ts'
import { sensitiveFinder } from './sensitive/finder.ts'
import type { ChannelMessage, ReceiveMessage } from './types.ts'
import { queueForAgent } from './while-off.ts'

/** The columns of a chat in which a new conversation with the bot begins. */
const BEGUN = { state: 0, type: 'bot', live: false, assign_user_id: null, ...NOT_URGENT } as const

/** The queue of customer messages that the bot answers. */
export const BOT_ANSWER = 'bot-answer'

/**
 * Stores a customer's message; see {@link ReceiveMessage}. A message in a resolved chat starts a new conversation with the
 * bot.
 */
export const receiveMessage: ReceiveMessage = (message) => withBlockedNotice(message, () => store(message))

const store: ReceiveMessage = async (message) => {
  // Loaded before the chat is locked: reloading a model must not block others.
  const finder = await sensitiveFinder(message.botId)
  return tx(async () => {
    const chat: Found = (await known(message)) ?? (await begin(message))
    if (chat.blocked) throw blockedError()
    // Checked once the chat is locked, because a concurrent request may have stored the same message.
    const old = await stored(message)
    if (old !== undefined) return { chatId: chat.id, messageId: old, repeated: true }
    const { botId, externalId, mediaIds } = message
    const pressed = await offered(chat.id, message.pressed)
    const text = message.text || pressed?.title || ''
    const again = chat.state === 2
    const isRead = (again || !chat.live) && chat.special_state === 'chatbot_on'
    const shown = finder ? await shownOnArrival(chat.id, text, finder, isRead && !again) : { text }
    if (finder && mediaIds?.length) await hideFilenames(mediaIds, finder, await askedIn(chat.id, '', finder))
    const recorded = await recordMessage(chat, {
      ...{ author: 'user', ...shown, status: null, externalId, mediaIds, pressed },
      change: {
        open: true,
        unread_count: again ? 1 : sql`chat.unread_count + 1`,
        answered: false,
        last_inbound_at: currentCall().services.clock(),
        snoozed_until: null,
        snoozed_by: null,
        ...(again && { ...BEGUN, resolved_at: null }),
      },
      counts: ['messages_in', ...(again || chat.isNew ? (['conversations'] as const) : [])],
    })
    if (again) await forgetDialogue(chat.id)
    const before = { area_id: chat.area_id, assign_user_id: chat.assign_user_id }
    const after = again ? { ...before, assign_user_id: null } : before
    await emitChatEvents(botId, chat.id, { before, after, whole: true }, [
      'message',
      { chat_id: chat.id, message: recorded },
    ])
    if (again || !chat.live) {
      if (chat.special_state === 'chatbot_on')
        await enqueue(BOT_ANSWER, { bot_id: botId, chat_id: chat.id, message_id: recorded.id })
      else await queueForAgent(again ? { ...chat, ...BEGUN } : chat, text)
    }
    return { chatId: chat.id, messageId: recorded.id, repeated: false }
  })
}

/** Resets the dialogue for a new conversation, but keeps the buttons, which are still on the customer's screen. */
async function forgetDialogue(chatId: number): Promise<void> {
  await db()
    .updateTable('chat_dialogue')
    .set({
      state: sql`jsonb_strip_nulls(jsonb_build_object('buttons', state->'buttons', 'variants', state->'variants'))`,
    })
    .where('chat_id', '=', chatId)
    .execute()
}

/** Returns the button with this id if it belongs to this chat. */
async function offered(chatId: number, name: string | undefined): Promise<ResponseButton | undefined> {
  const key = readButtonKey(name)
  if (!key) return undefined
  const row = await db()
    .selectFrom('message')
    .select('buttons')
    .where('id', '=', key.messageId)
    .where('chat_id', '=', chatId)
    .executeTakeFirst()
  return row?.buttons?.[key.place]
}

type Found = NonNullable<Awaited<ReturnType<typeof known>>> & { isNew?: true }

/** Locks and returns the chat of a sender with everything needed to handle the message. */
function known({ botId, channel, senderId }: ChannelMessage) {
  return db()
    .selectFrom('chat')
    .innerJoin('contact', 'contact.id', 'chat.contact_id')
    .innerJoin('bot', 'bot.id', 'chat.bot_id')
    .select(CHAT_COLUMNS.map((name) => `chat.${name}` as const))
    .select(['contact.blocked', 'bot.special_state'])
    .where('chat.bot_id', '=', botId)
    .where('chat.channel', '=', channel)
    .where('chat.sender_id', '=', senderId)
    .forUpdate('chat')
    .executeTakeFirst()
}

/** Creates the chat of a first-time sender. Of two concurrent requests, one creates it. */
async function begin(message: ChannelMessage): Promise<Found> {
  const { botId, channel, senderId } = message
  const at = currentCall().services.clock()
  const contact = await contactOf(message)
  const made = await db()
    .insertInto('chat')
    .values({
      bot_id: botId,
      contact_id: contact.id,
      channel,
      sender_id: senderId,
      user_name: contact.name,
      created_at: at,
      last_message_at: at,
      open: false,
    })
    .onConflict((conflict) => conflict.columns(['bot_id', 'channel', 'sender_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made && contact.isNew) await db().deleteFrom('contact').where('id', '=', contact.id).execute()
  const chat = await known(message)
  if (!chat) throw new Error('An existing chat was not found')
  return made ? { ...chat, isNew: true } : chat
}

/**
 * Returns the contact of a sender. A known phone number uses the existing contact and keeps the name given by staff.
 */
async function contactOf({
  botId,
  channel,
  senderId,
  userName,
}: ChannelMessage): Promise<{ id: number; name: string; isNew: boolean }> {
  const phone = channel === 'whatsapp' ? `+${senderId.replace(/\D/g, '')}` : ''
  const old = phone
    ? await db()
        .selectFrom('contact')
        .select(['id', 'name'])
        .where('bot_id', '=', botId)
        .where('phone', '=', phone)
        .limit(1)
        .executeTakeFirst()
    : undefined
  if (old) {
    const renamed = realName(old.name) === '' && userName.trim() !== ''
    if (renamed) await nameContact(await lockChatsOf(botId, old.id), old.id, userName)
    return { id: old.id, name: renamed ? userName : old.name, isNew: false }
  }
  const at = currentCall().services.clock()
  const { id } = await db()
    .insertInto('contact')
    .values({
      bot_id: botId,
      name: userName,
      phone,
      first_seen_at: at,
      last_seen_at: at,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, name: userName, isNew: true }
}

async function stored({ botId, externalId }: ChannelMessage): Promise<number | undefined> {
  const query = db()
    .selectFrom('message')
    .select('id')
    .where('bot_id', '=', botId)
    .where('external_id', '=', externalId)
  return (await query.executeTakeFirst())?.id
}
