import { sql } from 'kysely'
import type { ResponseButton } from '../../../../contract/channels.ts'
import { realName } from '../../../../contract/customer-names.ts'
import { dialled, phoneForms } from '../../../../contract/phone-forms.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { enqueue } from '../../../foundation/jobs/queue.ts'
import { db, tx } from '../../../foundation/store/db.ts'
import { notifyWebhooks } from '../../webhooks/queue.ts'
import { blockedError, withBlockedNotice } from './blocked.ts'
import { readButtonKey } from './button-key.ts'
import { emitChatEvents } from './chat-events.ts'
import { knownLink, type Link, newLink } from './link.ts'
import { CHAT_COLUMNS } from './lock.ts'
import { lockChatsOf, nameContact } from './naming.ts'
import { NOT_URGENT } from './not-urgent.ts'
import { recordMessage } from './record.ts'
import { releaseSender } from './recycled.ts'
import { shownOnArrival } from './sensitive/arrival.ts'
import { askedIn } from './sensitive/asked.ts'
import { hideFilenames } from './sensitive/filenames.ts'
import { sensitiveFinder } from './sensitive/finder.ts'
import type { ChannelMessage, ReceiveMessage } from './types.ts'
import { queueForAgent } from './while-off.ts'

/** The columns of a chat in which a new conversation with the bot begins. */
const BEGUN = { state: 0, type: 'bot', live: false, assign_user_id: null, ...NOT_URGENT } as const

/** Seconds in which the bot reads a message. */
const READING_SECONDS = 3

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
    const link = await linkOf(message)
    const chat: Found = (await known(message, link)) ?? (await begin(message, link))
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
      ...{ author: 'user', ...shown, status: null, externalId, mediaIds, pressed, content: message.content },
      ...(message.replyTo && { replyTo: await messageWith(chat.id, message.replyTo) }),
      // What the bot reads in it may hide more: webhooks get it afterwards.
      ...(finder && isRead && { hold: READING_SECONDS }),
      change: {
        open: true,
        unread_count: again ? 1 : sql`chat.unread_count + 1`,
        answered: false,
        // A message that the channel delivers late does not open the time for answers again.
        last_inbound_at: sql`greatest(chat.last_inbound_at, ${(message.sentAt ?? currentCall().services.clock()).toISOString()}::timestamptz)`,
        snoozed_until: null,
        snoozed_by: null,
        ...(again && { ...BEGUN, resolved_at: null }),
      },
      counts: ['messages_in', ...(again || chat.isNew ? (['conversations'] as const) : [])],
    })
    if (again) await forgetDialogue(chat.id)
    if (chat.isNewContact)
      await notifyWebhooks(botId, { event: 'lead', chatId: chat.id, contactId: chat.contact_id, data: {} })
    if (again || chat.isNew)
      await notifyWebhooks(botId, { event: 'conversation', chatId: chat.id, data: { returning: again } })
    const before = { area_id: chat.area_id, assign_user_id: chat.assign_user_id }
    const after = again ? { ...before, assign_user_id: null } : before
    await emitChatEvents(botId, chat.id, { before, after, whole: true }, [
      'message',
      { chat_id: chat.id, message: recorded },
    ])
    if (!message.isForOthers && (again || !chat.live)) {
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

type Found = NonNullable<Awaited<ReturnType<typeof known>>> & { isNew?: true; isNewContact?: boolean }

/** Returns how the sender is known on a channel of another platform. */
const linkOf = ({ botId, channel, identity }: ChannelMessage): Promise<Link | undefined> | undefined =>
  identity && knownLink({ botId, channel, identity })

/** Returns the message of a chat with this id of the channel, as it came or as it was delivered. */
async function messageWith(chatId: number, externalId: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from message where chat_id = ${chatId} and external_id = ${externalId}
    union all
    select message_id from outbound_part where chat_id = ${chatId} and external_id = ${externalId} limit 1`.execute(
    db(),
  )
  return rows[0]?.id
}

/**
 * Locks and returns the chat of a sender with everything needed to handle the message. A chat from before the account
 * was connected belongs to it from now on.
 */
async function known(message: ChannelMessage, link: Link | undefined) {
  const chat = await chatOf(message, link)
  if (!chat) return undefined
  const accountId = message.accountId ?? chat.account_id
  const linkId = link?.id ?? chat.link_id
  if (chat.account_id === accountId && chat.link_id === linkId) return chat
  await db().updateTable('chat').set({ account_id: accountId, link_id: linkId }).where('id', '=', chat.id).execute()
  return chat
}

function chatOf(message: ChannelMessage, link: Link | undefined) {
  const { botId, channel, senderId, accountId } = message
  return db()
    .selectFrom('chat')
    .innerJoin('contact', 'contact.id', 'chat.contact_id')
    .innerJoin('bot', 'bot.id', 'chat.bot_id')
    .select(CHAT_COLUMNS.map((name) => `chat.${name}` as const))
    .select(['contact.blocked', 'bot.special_state', 'chat.link_id'])
    .where('chat.bot_id', '=', botId)
    .where('chat.channel', '=', channel)
    .where((where) => {
      if (!message.identity) return where('chat.sender_id', '=', senderId)
      // The chat of another identity is somebody else's, who had the number before.
      const unclaimed = where.and([where('chat.link_id', 'is', null), where('chat.sender_id', '=', senderId)])
      return link ? where.or([where('chat.link_id', '=', link.id), unclaimed]) : unclaimed
    })
    .$if(accountId !== undefined, (query) =>
      query.where((where) =>
        where.or([where('chat.account_id', 'is', null), where('chat.account_id', '=', accountId ?? 0)]),
      ),
    )
    .orderBy(sql`chat.account_id is null`)
    .orderBy(sql`chat.link_id is null`)
    .limit(1)
    .forUpdate('chat')
    .executeTakeFirst()
}

/** Creates the chat of a first-time sender. Of two concurrent requests, one creates it. */
async function begin(message: ChannelMessage, known: Link | undefined): Promise<Found> {
  const { botId, channel, senderId, accountId = null, identity } = message
  const at = currentCall().services.clock()
  const contact = await contactOf(message, known)
  const link = known ?? (identity && (await newLink({ botId, channel, identity }, contact.id)))
  const insert = () =>
    db()
      .insertInto('chat')
      .values({
        bot_id: botId,
        contact_id: link?.contactId ?? contact.id,
        channel,
        sender_id: senderId,
        account_id: accountId,
        link_id: link?.id ?? null,
        user_name: contact.name,
        created_at: at,
        last_message_at: at,
        open: false,
      })
      .onConflict((conflict) => conflict.columns(['bot_id', 'channel', 'sender_id', 'account_id']).doNothing())
      .returning('id')
      .executeTakeFirst()
  const made = (await insert()) ?? (link && (await releaseSender(message, link)) ? await insert() : undefined)
  const isUnused = !made || (link !== undefined && link.contactId !== contact.id)
  if (isUnused && contact.isNew) await db().deleteFrom('contact').where('id', '=', contact.id).execute()
  const chat = await chatOf(message, link)
  if (!chat) throw new Error('An existing chat was not found')
  return made ? { ...chat, isNew: true, isNewContact: contact.isNew } : chat
}

/**
 * Returns the contact of a sender. A contact with their phone number, in any of its forms, or with their mail address is
 * used and keeps the name given by staff.
 */
async function contactOf(
  { botId, channel, senderId, userName, identity }: ChannelMessage,
  link: Link | undefined,
): Promise<{ id: number; name: string; isNew: boolean }> {
  const number = channel === 'whatsapp' ? (identity ? identity.address : senderId) : undefined
  const forms = number ? phoneForms(number).map((digits) => `+${digits}`) : []
  const email = channel === 'email' ? senderId : null
  const old = await (link
    ? db().selectFrom('contact').select(['id', 'name']).where('id', '=', link.contactId).executeTakeFirst()
    : forms.length > 0
      ? db()
          .selectFrom('contact')
          .select(['id', 'name'])
          .where('bot_id', '=', botId)
          .where('phone', 'in', forms)
          .orderBy(sql`phone <> ${forms[0]}`)
          .orderBy('id')
          .limit(1)
          .executeTakeFirst()
      : email
        ? db()
            .selectFrom('contact')
            .select(['id', 'name'])
            .where('bot_id', '=', botId)
            .where(sql`lower(email)`, '=', email)
            .executeTakeFirst()
        : undefined)
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
      phone: number ? dialled(number) : '',
      email,
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
