// Until the conversation's own functions are here: the least that a channel needs.
import type { Receive, Say } from '../../conversation/types.ts'
import { currentCall } from '../../http/context.ts'
import { problem } from '../../http/problem.ts'
import { enqueue } from '../../jobs/queue.ts'
import { emit } from '../../realtime/emit.ts'
import { db, tx } from '../../store/db.ts'
import { json } from '../../store/sql.ts'

async function write(botId: number, chatId: number, row: { author: string; text: string; externalId?: string; userId?: number; buttons?: unknown }) {
  const at = currentCall().services.clock()
  const { id } = await db()
    .insertInto('message')
    .values({
      bot_id: botId, chat_id: chatId, author: row.author, body: row.text, external_id: row.externalId ?? null,
      user_id: row.userId ?? null, at, ...(row.buttons ? { buttons: json(row.buttons as object) } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const chat = await db().updateTable('chat').set({ last_message_text: row.text, last_message_from: row.author, last_message_at: at })
    .where('id', '=', chatId).returning(['area_id', 'assign_user_id']).executeTakeFirstOrThrow()
  await emit(botId, 'message', { chat_id: chatId, message: { id: Number(id), type: row.author as 'user', user_name: '', text: row.text, at: at.toISOString(), reaction: null, files: [], status: null, error: null } }, { chat_id: chatId, ...chat })
  return Number(id)
}

export const receive: Receive = (m) =>
  tx(async () => {
    const old = await db().selectFrom('message').select(['id', 'chat_id']).where('bot_id', '=', m.botId).where('external_id', '=', m.externalId).executeTakeFirst()
    if (old) return { chatId: old.chat_id, messageId: Number(old.id), repeated: true }
    let chat = await db().selectFrom('chat as c').innerJoin('contact as k', 'k.id', 'c.contact_id').select(['c.id', 'k.blocked', 'c.live']).where('c.bot_id', '=', m.botId).where('c.channel', '=', m.channel).where('c.sender_id', '=', m.senderId).executeTakeFirst()
    if (chat?.blocked) throw problem(403, 'blocked', 'No es posible escribir en esta conversación.')
    if (!chat) {
      const contact = await db().insertInto('contact').values({ bot_id: m.botId, name: m.userName }).returning('id').executeTakeFirstOrThrow()
      const made = await db().insertInto('chat').values({ bot_id: m.botId, contact_id: contact.id, channel: m.channel, sender_id: m.senderId, user_name: m.userName }).returning('id').executeTakeFirstOrThrow()
      chat = { id: made.id, blocked: false, live: false }
    }
    const messageId = await write(m.botId, chat.id, { author: 'user', text: m.text, externalId: m.externalId })
    if (!chat.live) await enqueue('bot-answer', { chat_id: chat.id, message_id: messageId })
    return { chatId: chat.id, messageId, repeated: false }
  })

export const say: Say = (s) =>
  tx(async () => {
    const chat = await db().selectFrom('chat').select('live').where('id', '=', s.chatId).forUpdate().executeTakeFirstOrThrow()
    if (s.answerTo !== undefined && chat.live) return undefined
    return write(s.botId, s.chatId, { author: s.author, text: s.text, userId: s.userId, buttons: s.buttons })
  })
