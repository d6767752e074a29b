import type { Channel } from '../../../contract/channels.ts'
import { enqueue } from '../../foundation/jobs/queue.ts'
import { db } from '../../foundation/store/db.ts'
import { outgoing } from '../../knowledge/dialogue/outgoing.ts'
import type { Reply } from '../../knowledge/dialogue/types.ts'
import { putIntoArea, requestPerson } from '../chats/core/bot-changes.ts'
import { itemOf } from '../chats/core/item.ts'
import { lockChat } from '../chats/core/lock.ts'
import { say } from '../chats/core/say.ts'
import { tell } from '../chats/core/tell.ts'
import { setLabel } from '../chats/labels.ts'
import { noteHandoff } from './facts.ts'

/** The queue of what a bot says after a pause. */
export const BOT_SAY = 'bot-say'

/** Answers that are to be given, in order. Plain data: they may wait in a job. */
export interface Delivery {
  botId: number
  chatId: number
  channel: Channel
  /** the customer's message that is answered; absent for what the bot says of its own accord */
  answerTo?: number
  replies: readonly Reply[]
  /** pauses that lie behind */
  part?: number
}

/**
 * Gives the answers, inside a transaction. What comes after a pause waits in a job of its own. Ends where a person has
 * taken the chat or written since the message: from then on the bot is silent.
 */
export async function deliver(delivery: Delivery, now: Date): Promise<void> {
  const { botId, chatId, channel, answerTo, replies, part = 0 } = delivery
  for (const [place, reply] of replies.entries()) {
    if (reply.kind === 'labels') await label(botId, chatId, reply.ids)
    if (reply.kind === 'area') await putIntoArea(botId, chatId, reply.id)
    if (reply.kind === 'person') {
      await requestPerson(botId, chatId, reply.areaId)
      await noteHandoff({ botId, chatId, messageId: answerTo ?? null, at: now }, reply)
    }
    if (reply.kind !== 'say') continue
    const pause = reply.message.delay_ms ?? 0
    if (pause > 0 && answerTo !== undefined && !(part > 0 && place === 0)) {
      const rest = { ...delivery, replies: replies.slice(place), part: part + 1 }
      return enqueue(BOT_SAY, rest, { runAt: new Date(Date.now() + pause) })
    }
    for (const { text, files, buttons, shown } of outgoing(reply.message, reply.buttons, channel)) {
      const mediaIds = await stillKept(botId, files)
      const id = await say({
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
}

/** A file may have been deleted since the answer was written: the rest is said without it. */
async function stillKept(botId: number, numbers: readonly number[]): Promise<string[]> {
  if (numbers.length === 0) return []
  const rows = await db()
    .selectFrom('media')
    .select('id')
    .where('bot_id', '=', botId)
    .where('number', 'in', numbers)
    .execute()
  return rows.map(({ id }) => id)
}

/** Puts labels on a chat, those that there are and that are meant for chats. */
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
  let changed = false
  for (const { id } of known) changed = (await setLabel({ botId }, chatId, id, true)) || changed
  if (!changed) return
  const chat = await lockChat(botId, chatId)
  const { labels } = await itemOf(botId, chatId)
  await tell(botId, chatId, { after: chat }, ['labels', { chat_id: chatId, labels }])
}
