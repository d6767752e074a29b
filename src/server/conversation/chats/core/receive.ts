import { sql } from 'kysely'
import type { ResponseButton } from '../../../../contract/channels.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { enqueue } from '../../../foundation/jobs/queue.ts'
import { notify } from '../../../foundation/notify/notify.ts'
import { db, tx } from '../../../foundation/store/db.ts'
import { notifyLead } from '../../webhooks/lead.ts'
import { notifyWebhooks } from '../../webhooks/queue.ts'
import { blockedError, withBlockedNotice } from './blocked.ts'
import { readButtonKey } from './button-key.ts'
import { emitChatEvents } from './chat-events.ts'
import { isUnasked } from './given.ts'
import { openChat } from './open-chat.ts'
import { recordMessage } from './record.ts'
import { BEGUN } from './reopen.ts'
import { noteForRules } from './rule-events.ts'
import { shownOnArrival } from './sensitive/arrival.ts'
import { askedIn } from './sensitive/asked.ts'
import { hideFilenames } from './sensitive/filenames.ts'
import { sensitiveFinder } from './sensitive/finder.ts'
import { isSurveyedAfterwards } from './surveyed.ts'
import { asCustomer } from './thread-actor.ts'
import { recordHappenings } from './thread-events.ts'
import { endOldNote } from './transfer-note.ts'
import type { ChannelMessage, ReceiveMessage } from './types.ts'
import { queueForAgent } from './while-off.ts'

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
    const chat = await openChat(message)
    if (chat.blocked) throw blockedError()
    // Checked once the chat is locked, because a concurrent request may have stored the same message.
    const old = await stored(message)
    if (old !== undefined) return { chatId: chat.id, messageId: old, repeated: true }
    const { botId, externalId, mediaIds } = message
    const now = currentCall().services.clock()
    const pressed = message.chosen ?? (await offered(chat.id, message.pressed))
    const text = message.text || pressed?.title || ''
    // Who is asked a survey about a conversation that was resolved answers it without beginning another one.
    const isSurveyed =
      chat.special_state === 'chatbot_on' && !message.isForOthers && (await isSurveyedAfterwards(chat, now))
    const again = chat.state === 2 && !isSurveyed
    const isRead = (again || !chat.live) && chat.special_state === 'chatbot_on'
    const shown = finder ? await shownOnArrival(chat.id, text, finder, isRead && !again) : { text }
    if (finder && mediaIds?.length) await hideFilenames(mediaIds, finder, await askedIn(chat.id, '', finder))
    // A message ends the time for which the chat was put off.
    const ended = again ? 'reopened' : chat.snoozed_until !== null ? 'woken' : undefined
    const place = again ? { ...chat, assign_user_id: null } : chat
    // Staff gave them a person: they wait for them from now on.
    const begins = chat.state !== 2 && isUnasked(chat)
    if (ended) await asCustomer(() => recordHappenings(place, [{ kind: ended }]))
    const recorded = await recordMessage(chat, {
      ...{ author: 'user', ...shown, status: null, externalId, mediaIds, pressed, content: message.content },
      ...(message.replyTo && { replyTo: await messageWith(chat.id, message.replyTo) }),
      // What the bot reads in it may hide more: webhooks get it afterwards.
      ...(finder && isRead && { hold: READING_SECONDS }),
      change: {
        ...(!isSurveyed && { open: true, unread_count: again ? 1 : sql`chat.unread_count + 1`, answered: false }),
        // A message that the channel delivers late does not open the time for answers again, and one from a clock ahead of
        // ours does not prolong it.
        last_inbound_at: sql`least(greatest(chat.last_inbound_at, ${sentBy(message.sentAt).toISOString()}::timestamptz), ${now.toISOString()}::timestamptz)`,
        // Channels tell seconds: what was sent in that of the refusal counts as later.
        window_closed_at: sql`case when ${sentBy(message.sentAt).toISOString()}::timestamptz < date_trunc('second', chat.window_closed_at) then chat.window_closed_at end`,
        snoozed_until: null,
        snoozed_by: null,
        ...(again && { ...BEGUN, resolved_at: null }),
        ...(begins && { requested_at: now }),
      },
      counts: ['messages_in', ...(again || chat.isNew ? (['conversations'] as const) : [])],
    })
    if (again) {
      await forgetDialogue(chat.id)
      await endOldNote(chat.id)
    }
    if (chat.isNewContact)
      await notifyLead(botId, { contactId: chat.contact_id, name: chat.user_name, chatId: chat.id })
    if (again || chat.isNew)
      await notifyWebhooks(botId, { event: 'conversation', chatId: chat.id, data: { returning: again } })
    if (!message.isForOthers && !isSurveyed) {
      if (again) await noteForRules(botId, chat.id, 'reopened', { key: String(recorded.id), messageId: recorded.id })
      await noteForRules(botId, chat.id, 'message', { key: String(recorded.id), messageId: recorded.id })
    }
    if (chat.state !== 2 && (chat.answered || begins) && chat.assign_user_id !== null)
      await notify(botId, {
        ...{ event: 'reply', key: String(recorded.id), chatId: chat.id, userId: chat.assign_user_id },
        text: `${chat.user_name} te escribió`,
      })
    else if (begins)
      await notify(botId, {
        ...{ event: 'live_chat', key: `${chat.id} ${now.toISOString()}`, chatId: chat.id },
        text: `${chat.user_name || 'Un cliente'} escribió y espera a una persona`,
      })
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

/** When a message was sent: a channel can tell a time that has not come yet, which would keep the time for answers open. */
function sentBy(at: Date | undefined): Date {
  const now = currentCall().services.clock()
  return at && at < now ? at : now
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

async function stored({ botId, externalId }: ChannelMessage): Promise<number | undefined> {
  const query = db()
    .selectFrom('message')
    .select('id')
    .where('bot_id', '=', botId)
    .where('external_id', '=', externalId)
  return (await query.executeTakeFirst())?.id
}
