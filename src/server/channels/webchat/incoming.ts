import type { components } from '../../../../generated/api.d.ts'
import { placeholderName } from '../../../contract/names.ts'
import { tellingBlocked } from '../../conversation/chats/core/blocked.ts'
import { requestPerson } from '../../conversation/chats/core/bot-changes.ts'
import { apply } from '../../conversation/chats/core/changes.ts'
import { lockChat } from '../../conversation/chats/core/lock.ts'
import { receive } from '../../conversation/chats/core/receive.ts'
import { sayIn } from '../../conversation/chats/core/say.ts'
import { problem } from '../../foundation/http/problem.ts'
import { db, tx } from '../../foundation/store/db.ts'
import type { WebchatBot } from './bot.ts'
import { externalId } from './messages.ts'
import type { Visitor } from './visitor.ts'

interface Written {
  key: string
  text: string
  files?: readonly string[]
}

/** Stores what a visitor wrote; within the same change whoever hears of it knows whose it is. */
export function take(bot: WebchatBot, visitor: Visitor, { key, text, files = [] }: Written) {
  const message = {
    botId: bot.id,
    channel: 'webchat',
    senderId: visitor.sender,
    userName: placeholderName(visitor.id),
    externalId: externalId(visitor.id, key),
    text,
    mediaIds: files,
  } as const
  return tellingBlocked(message, () =>
    tx(async () => {
      const received = await receive(message)
      const { chatId } = received
      if (visitor.chatId !== chatId)
        await db().updateTable('webchat_visitor').set({ chat_id: chatId }).where('id', '=', visitor.id).execute()
      return received
    }),
  )
}

/**
 * A message left while nobody attends: how to reach who wrote it comes first, and a person is asked for. It is the
 * visitor's own text; what staff know of a contact it does not change.
 */
export function leave(bot: WebchatBot, visitor: Visitor, left: components['schemas']['WebchatOfflineInput']) {
  const { key, name, email, phone, message } = left
  const reach = [`Nombre: ${name}`, email && `Correo: ${email}`, phone && `Teléfono: ${phone}`].filter(Boolean)
  const sender = { botId: bot.id, channel: 'webchat', senderId: visitor.sender } as const
  return tellingBlocked(sender, () =>
    tx(async () => {
      const received = await take(bot, visitor, { key, text: `${reach.join('\n')}\n\n${message}` })
      if (!received.repeated) await requestPerson(bot.id, received.chatId, null)
      return received
    }),
  )
}

/**
 * The visitor begins anew: he sees nothing of before, the bot awaits nothing of before, and staff see that he did. A
 * person for whom he was still waiting he waits for no longer: the chat is the bot's again, as he sees it, and nobody
 * is sent to who has gone on. 409 while a person attends him.
 */
export async function restart(bot: WebchatBot, visitor: Visitor): Promise<Visitor> {
  const { chatId } = visitor
  if (chatId === null) return visitor
  return tx(async () => {
    const chat = await lockChat(bot.id, chatId)
    if (chat.live) throw problem(409, 'live', 'Mientras atiende una persona no se puede volver a empezar.')
    const waited = chat.type === 'request' && chat.state !== 2
    const text = `El cliente volvió a empezar la conversación${waited ? ' y ya no espera a una persona' : ''}.`
    const { id } = await sayIn(chat, { author: 'system', text })
    if (chat.type === 'request')
      await apply(chat, {
        set: { type: 'bot', assign_user_id: null },
        told: [['reactivate', { chat_id: chatId, live: false }]],
        whole: true,
      })
    await db().deleteFrom('chat_dialogue').where('chat_id', '=', chatId).execute()
    await db()
      .updateTable('webchat_visitor')
      .set({ restarted_at_message: id, rating: null, rated_at: null })
      .where('id', '=', visitor.id)
      .execute()
    return { ...visitor, since: id, rating: null }
  })
}

/** Keeps how a visitor found it, and tells the staff in their chat. */
export function rate(bot: WebchatBot, visitor: Visitor, score: number, comment: string, at: Date): Promise<void> {
  return tx(async () => {
    await db()
      .updateTable('webchat_visitor')
      .set({ rating: score, rating_comment: comment, rated_at: at })
      .where('id', '=', visitor.id)
      .execute()
    if (visitor.chatId === null) return
    const chat = await lockChat(bot.id, visitor.chatId)
    const text = `El cliente valoró la atención: ${score} de 5.${comment && ` «${comment}»`}`
    await sayIn(chat, { author: 'system', text })
  })
}
