import { sql } from 'kysely'
import { readButtonKey } from '../channels/meta/key.ts'
import { currentCall } from '../http/context.ts'
import { enqueue } from '../jobs/queue.ts'
import { db, tx } from '../store/db.ts'
import { refusal, turnAway } from './blocked.ts'
import { count } from './counts.ts'
import { type LockedChat, lockChat } from './lock.ts'
import { insertMessage, messageOf, summary } from './message.ts'
import { tell } from './tell.ts'
import type { ChannelMessage, MessageButton, Receive } from './types.ts'

/** The queue in which the bot is asked for its answer. */
export const BOT_ANSWER = 'bot-answer'

/** A customer wrote; see {@link Receive}. What comes to a resolved chat begins a new conversation with the bot. */
export const receive: Receive = async (message) => {
  await turnAway(message)
  return tx(async () => {
    const chat = (await known(message)) ?? (await begin(message))
    await refuseBlocked(chat)
    const old = await stored(message)
    if (old !== undefined) return { chatId: chat.id, messageId: old, repeated: true }
    const { botId, externalId, mediaIds } = message
    const pressed = await offered(chat.id, message.pressed)
    const text = message.text || pressed?.title || ''
    const written = {
      botId,
      chatId: chat.id,
      author: 'user',
      text,
      status: null,
      externalId,
      mediaIds,
      pressed,
    } as const
    const id = await insertMessage(written)
    const told = await messageOf(chat.id, id)
    const again = chat.state === 2
    const at = currentCall().services.clock()
    await db()
      .updateTable('chat')
      .set({
        open: true,
        unread_count: again ? 1 : sql`unread_count + 1`,
        answered: false,
        last_inbound_at: at,
        last_message_at: at,
        last_message_from: 'user',
        last_message_text: summary(told),
        snoozed_until: null,
        snoozed_by: null,
        ...(again && { state: 0, type: 'bot', live: false, assign_user_id: null, resolved_at: null }),
      })
      .where('id', '=', chat.id)
      .execute()
    if (again) await forgetDialogue(chat.id)
    await db().updateTable('contact').set({ last_seen_at: at }).where('id', '=', chat.contact_id).execute()
    const before = { area_id: chat.area_id, assign_user_id: chat.assign_user_id }
    const after = again ? { ...before, assign_user_id: null } : before
    await tell(botId, chat.id, { before, after, whole: true }, ['message', { chat_id: chat.id, message: told }])
    await count(botId, chat.channel, 'messages_in', ...(again || chat.isNew ? (['conversations'] as const) : []))
    if ((again || !chat.live) && (await isOn(botId))) await enqueue(BOT_ANSWER, { chat_id: chat.id, message_id: id })
    return { chatId: chat.id, messageId: id, repeated: false }
  })
}

/** A new conversation begins: what was asked in the old one is over; the buttons are still on the customer's screen. */
async function forgetDialogue(chatId: number): Promise<void> {
  await db()
    .updateTable('chat_dialogue')
    .set({
      state: sql`jsonb_strip_nulls(jsonb_build_object('buttons', state->'buttons', 'variants', state->'variants'))`,
    })
    .where('chat_id', '=', chatId)
    .execute()
}

/** The button of this chat that a channel names; one of another chat, or of another program, is none. */
async function offered(chatId: number, name: string | undefined): Promise<MessageButton | undefined> {
  const key = readButtonKey(name)
  if (!key) return undefined
  const row = await db()
    .selectFrom('message')
    .select('buttons')
    .where('id', '=', key.messageId)
    .where('chat_id', '=', chatId)
    .executeTakeFirst()
  return (row?.buttons as MessageButton[] | null | undefined)?.[key.place]
}

type Found = LockedChat & { isNew?: true }

async function known({ botId, channel, senderId }: ChannelMessage): Promise<Found | undefined> {
  const row = await db()
    .selectFrom('chat')
    .select('id')
    .where('bot_id', '=', botId)
    .where('channel', '=', channel)
    .where('sender_id', '=', senderId)
    .executeTakeFirst()
  return row && lockChat(botId, row.id)
}

/** The chat of somebody who writes for the first time; of two that begin it at once, one makes it. */
async function begin(message: ChannelMessage): Promise<Found> {
  const { botId, channel, senderId, userName } = message
  const at = currentCall().services.clock()
  const contactId = await contactOf(message)
  const made = await db()
    .insertInto('chat')
    .values({
      bot_id: botId,
      contact_id: contactId.id,
      channel,
      sender_id: senderId,
      user_name: userName,
      created_at: at,
      last_message_at: at,
      open: false,
    })
    .onConflict((conflict) => conflict.columns(['bot_id', 'channel', 'sender_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) return { ...(await lockChat(botId, made.id)), isNew: true }
  if (contactId.isNew) await db().deleteFrom('contact').where('id', '=', contactId.id).execute()
  const other = await known(message)
  if (!other) throw new Error('A chat that exists was not found')
  return other
}

/** Whose telephone is known already is no new contact. */
async function contactOf({
  botId,
  channel,
  senderId,
  userName,
}: ChannelMessage): Promise<{ id: number; isNew: boolean }> {
  const phone = channel === 'whatsapp' ? `+${senderId.replace(/\D/g, '')}` : ''
  const old = phone
    ? await db()
        .selectFrom('contact')
        .select('id')
        .where('bot_id', '=', botId)
        .where('phone', '=', phone)
        .limit(1)
        .executeTakeFirst()
    : undefined
  if (old) return { id: old.id, isNew: false }
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
  return { id, isNew: true }
}

async function refuseBlocked({ contact_id }: LockedChat): Promise<void> {
  const { blocked } = await db()
    .selectFrom('contact')
    .select('blocked')
    .where('id', '=', contact_id)
    .executeTakeFirstOrThrow()
  if (blocked) throw refusal()
}

async function stored({ botId, externalId }: ChannelMessage): Promise<number | undefined> {
  const query = db()
    .selectFrom('message')
    .select('id')
    .where('bot_id', '=', botId)
    .where('external_id', '=', externalId)
  return (await query.executeTakeFirst())?.id
}

async function isOn(botId: number): Promise<boolean> {
  const { special_state } = await db()
    .selectFrom('bot')
    .select('special_state')
    .where('id', '=', botId)
    .executeTakeFirstOrThrow()
  return special_state === 'chatbot_on'
}
