import type { FormOfAddress } from '../../../contract/address-form.ts'
import type { Channel } from '../../../contract/channels.ts'
import { enqueue } from '../../foundation/jobs/queue.ts'
import { isOn } from '../../foundation/scope/bot.ts'
import { db } from '../../foundation/store/db.ts'
import { toOutgoingMessages } from '../../knowledge/dialogue/outgoing.ts'
import { productText } from '../../knowledge/dialogue/products/texts.ts'
import { secondaryOf } from '../../knowledge/dialogue/snapshot.ts'
import { supportsChannel } from '../../knowledge/dialogue/system.ts'
import { systemText } from '../../knowledge/dialogue/texts.ts'
import type { Reply } from '../../knowledge/dialogue/types.ts'
import { putIntoArea, requestPerson } from '../chats/core/bot-changes.ts'
import { emitChatEvents } from '../chats/core/chat-events.ts'
import { keepCollected } from '../chats/core/collected.ts'
import { itemOf } from '../chats/core/item.ts'
import { lockChat } from '../chats/core/lock.ts'
import { sendMessage } from '../chats/core/send-message.ts'
import { asBot } from '../chats/core/thread-actor.ts'
import { labelHappenings, recordHappenings } from '../chats/core/thread-events.ts'
import { queueForAgent } from '../chats/core/while-off.ts'
import { setLabel } from '../chats/labels.ts'
import { storeOrder } from '../forms/order.ts'
import { storeRun } from '../forms/runs.ts'
import { explainHandoff } from './explain-handoff.ts'

/** The queue of replies that are sent after a pause. */
export const BOT_SAY = 'bot-say'

/** The queue of calls to a business's system. */
export const BOT_WEBHOOK = 'bot-webhook'

/** Replies to send, in order. Plain data, because they may be stored in a job. */
export interface Delivery {
  botId: number
  chatId: number
  channel: Channel
  /** how the bot's own texts address the customer */
  form?: FormOfAddress | null
  /** the customer's message that is answered; absent for messages the bot sends on its own */
  answerTo?: number
  replies: readonly Reply[]
  /** number of pauses already made */
  part?: number
}

/**
 * Sends the replies. Call it within a transaction. Replies after a pause are queued as a job. Stops when staff took the
 * chat or wrote in it since the message. A bot that is off by now says nothing: the chat keeps its labels and area, and a
 * message that was to be answered waits for a person.
 */
export async function deliver(delivery: Delivery, now: Date): Promise<void> {
  const { botId, chatId, channel, form, answerTo, replies, part = 0 } = delivery
  const on = await isOn(botId)
  const options = (await optionsText(botId, channel, replies)) ?? systemText(form, 'options')
  for (const [place, reply] of replies.entries()) {
    if (reply.kind === 'labels') await label(botId, chatId, reply.ids)
    if (reply.kind === 'area') await putIntoArea(botId, chatId, reply.id)
    if (reply.kind === 'person') {
      await requestPerson(botId, chatId, reply.areaId, reply)
      await explainHandoff({ botId, chatId, messageId: answerTo ?? null, at: now }, reply)
    }
    if (reply.kind === 'form') await storeRun({ botId, chatId, at: now }, reply)
    const noRoom = reply.kind === 'order' ? await storeOrder({ botId, chatId, at: now }, reply) : []
    if (reply.kind === 'collect') await keepCollected({ botId, chatId, at: now }, reply.values, reply)
    if (!on) continue
    if (reply.kind === 'webhook' && answerTo !== undefined)
      await enqueue(BOT_WEBHOOK, { bot_id: botId, chat_id: chatId, message_id: answerTo })
    if (noRoom.length > 0)
      await sendMessage({
        ...{ botId, chatId, author: 'bot', ...(answerTo !== undefined && { answerTo }) },
        text: productText({ form: form ?? null }, 'no_room').replace('{{faltan}}', () => noRoom.join(', ')),
      })
    if (reply.kind !== 'say') continue
    const pause = reply.message.delay_ms ?? 0
    if (pause > 0 && answerTo !== undefined && !(part > 0 && place === 0)) {
      const rest = { ...delivery, replies: replies.slice(place), part: part + 1 }
      return enqueue(BOT_SAY, rest, { runAt: new Date(Date.now() + pause) })
    }
    for (const { text, files, buttons, shown } of toOutgoingMessages(reply.message, reply.buttons, channel, options)) {
      const mediaIds = await existingMedia(botId, files)
      const id = await sendMessage({
        botId,
        chatId,
        author: 'bot',
        text,
        mediaIds,
        ...(answerTo !== undefined && { answerTo }),
        ...(buttons.length > 0 && { buttons }),
        ...(channel !== 'webchat' && { shown }),
      })
      if (id === undefined) return
    }
  }
  if (!on && answerTo !== undefined) await leaveToTeam(botId, chatId)
}

/** Lets an open chat wait for a person because the bot cannot answer. */
export async function leaveToTeam(botId: number, chatId: number, text = ''): Promise<void> {
  const chat = await lockChat(botId, chatId)
  if (chat.state !== 2) await queueForAgent(chat, text)
}

/** Returns the bot's own text above buttons that follow no text, if these replies have such buttons and the bot has one. */
async function optionsText(botId: number, channel: Channel, replies: readonly Reply[]): Promise<string | undefined> {
  const bare = replies.some((one) => one.kind === 'say' && one.buttons.length > 0 && one.message.kind !== 'text')
  const own = bare ? (await secondaryOf(botId)).find((one) => one.kind === 'options') : undefined
  return own && supportsChannel(own, channel) ? own.messages[0]?.text : undefined
}

/** Returns the media ids of files. Files deleted since the reply was written are skipped. */
async function existingMedia(botId: number, numbers: readonly number[]): Promise<string[]> {
  if (numbers.length === 0) return []
  const rows = await db()
    .selectFrom('media')
    .select('id')
    .where('bot_id', '=', botId)
    .where('number', 'in', numbers)
    .execute()
  return rows.map(({ id }) => id)
}

/** Adds labels to a chat, skipping those that are deleted, archived or only for contacts. */
async function label(botId: number, chatId: number, ids: readonly number[]): Promise<void> {
  const known = await db()
    .selectFrom('label')
    .select('id')
    .where('bot_id', '=', botId)
    .where('id', 'in', ids)
    .where('scope', '<>', 'contact')
    .where('archived', '=', false)
    .orderBy('id')
    .execute()
  const { labels: before } = await itemOf(botId, chatId)
  let changed = false
  for (const { id } of known) changed = (await setLabel({ botId }, chatId, id, true)) || changed
  if (!changed) return
  const chat = await lockChat(botId, chatId)
  const { labels } = await itemOf(botId, chatId)
  await asBot(async () => recordHappenings(chat, (await labelHappenings([[before, labels]])).flat()))
  await emitChatEvents(botId, chatId, { after: chat }, ['labels', { chat_id: chatId, labels }])
}
