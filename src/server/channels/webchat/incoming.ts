import type { components } from '../../../../generated/api.d.ts'
import { placeholderName } from '../../../contract/customer-names.ts'
import { withBlockedNotice } from '../../conversation/chats/core/blocked.ts'
import { putIntoArea, requestPerson } from '../../conversation/chats/core/bot-changes.ts'
import { apply } from '../../conversation/chats/core/changes.ts'
import { keepTyped } from '../../conversation/chats/core/collected.ts'
import { isUnasked } from '../../conversation/chats/core/given.ts'
import { lockChat } from '../../conversation/chats/core/lock.ts'
import { wholeText } from '../../conversation/chats/core/message.ts'
import { NOT_URGENT } from '../../conversation/chats/core/not-urgent.ts'
import { rateChat } from '../../conversation/chats/core/ratings.ts'
import { receiveMessage } from '../../conversation/chats/core/receive.ts'
import { sendInChat } from '../../conversation/chats/core/send-message.ts'
import { sensitiveFinder } from '../../conversation/chats/core/sensitive/finder.ts'
import { actingAs } from '../../conversation/chats/core/thread-actor.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { problem } from '../../foundation/http/problem.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { hide } from '../../knowledge/dialogue/hide.ts'
import { noteWriter } from '../access/admission.ts'
import type { WebchatBot } from './bot.ts'
import { filesOf } from './files.ts'
import { externalId } from './messages.ts'
import type { Visitor } from './visitor.ts'

interface Written {
  key: string
  text: string
  files?: readonly string[]
}

/**
 * Stores a visitor's message. The visitor is linked to the chat in the same transaction, so that listeners of the event
 * can find the visitor. 409 `key_used` when the key belongs to another message.
 */
export function storeVisitorMessage(bot: WebchatBot, visitor: Visitor, { key, text, files = [] }: Written) {
  const message = {
    botId: bot.id,
    channel: 'webchat',
    senderId: visitor.sender,
    userName: placeholderName(visitor.id),
    externalId: externalId(visitor.id, key),
    text,
    mediaIds: files,
  } as const
  return withBlockedNotice(message, () =>
    tx(async () => {
      const received = await receiveMessage(message)
      if (received.repeated) await refuseOther(received.messageId, text, files)
      const { chatId } = received
      if (visitor.chatId !== chatId)
        await db().updateTable('webchat_visitor').set({ chat_id: chatId }).where('id', '=', visitor.id).execute()
      const area = received.repeated || visitor.companyId === null ? null : await noteWriter(visitor.id, chatId)
      // The team chose it for the company, so that it is not a guess of the bot.
      if (area !== null) await actingAs({ actor: 'system', name: '' }, () => putIntoArea(bot.id, chatId, area))
      return received
    }),
  )
}

/** Rejects a message whose key was used for another one: the answer would be that one, and this one would be lost. */
async function refuseOther(messageId: number, text: string, files: readonly string[]): Promise<void> {
  const stored = await db()
    .selectFrom('message as m')
    .select(wholeText.as('text'))
    .where('m.id', '=', messageId)
    .executeTakeFirstOrThrow()
  const kept = ((await filesOf([messageId])).get(messageId) ?? []).map(({ id }) => id)
  if (stored.text !== text || kept.length !== files.length || files.some((id) => !kept.includes(id)))
    throw problem(409, 'key_used', 'No pude guardar ese mensaje. {Envialo/Envíalo/Envíelo} de nuevo.')
}

/**
 * Stores a message left outside opening hours, preceded by the details in the form, and requests a person. The details
 * name a contact without a name; the others are shown to the team, who may take them over.
 */
export function storeOfflineMessage(
  bot: WebchatBot,
  visitor: Visitor,
  left: components['schemas']['WebchatOfflineInput'],
) {
  const { key, name, email, phone, message } = left
  const reach = [`Nombre: ${name}`, email && `Correo: ${email}`, phone && `Teléfono: ${phone}`].filter(Boolean)
  const sender = { botId: bot.id, channel: 'webchat', senderId: visitor.sender } as const
  return withBlockedNotice(sender, () =>
    tx(async () => {
      const received = await storeVisitorMessage(bot, visitor, { key, text: `${reach.join('\n')}\n\n${message}` })
      if (!received.repeated) {
        const told = { botId: bot.id, chatId: received.chatId, at: currentCall().services.clock() }
        await keepTyped(told, { name, ...(email && { email }), ...(phone && { phone }) })
        await requestPerson(bot.id, received.chatId, null)
      }
      return received
    }),
  )
}

/**
 * Restarts the conversation: the visitor no longer sees earlier messages, the bot's dialogue state is dropped, and
 * staff are informed. A pending request for a person is withdrawn and the chat goes back to the bot, so that nobody
 * attends a visitor who moved on. 409 while a person is attending.
 */
export async function restartChat(bot: WebchatBot, visitor: Visitor): Promise<Visitor> {
  const { chatId } = visitor
  if (chatId === null) return visitor
  return tx(async () => {
    const chat = await lockChat(bot.id, chatId)
    if (chat.live)
      throw problem(409, 'live', 'Ahora {te/le} atiende una persona. Cuando termine, {podrás/podrá} volver a empezar.')
    const waited = chat.type === 'request' && chat.state !== 2 && !isUnasked(chat)
    const text = `El cliente volvió a empezar la conversación${waited ? ' y ya no espera a una persona' : ''}.`
    const { id } = await sendInChat(chat, { author: 'system', text })
    if (chat.type === 'request')
      await apply(chat, {
        set: { type: 'bot', assign_user_id: null, ...NOT_URGENT },
        events: [['reactivate', { chat_id: chatId, live: false }]],
        whole: true,
      })
    await db().deleteFrom('chat_dialogue').where('chat_id', '=', chatId).execute()
    await db().updateTable('webchat_visitor').set({ restarted_at_message: id }).where('id', '=', visitor.id).execute()
    return { ...visitor, since: id }
  })
}

/**
 * Stores a visitor's rating, without sensitive values, and adds it to the chat for the staff. 409 from who has not
 * written yet.
 */
export async function storeRating(
  bot: WebchatBot,
  visitor: Visitor,
  score: number,
  comment: string,
  at: Date,
): Promise<void> {
  // Loaded before the chat is locked: reloading a model must not block others.
  const finder = await sensitiveFinder(bot.id)
  const shown = finder ? hide(comment, finder.find(comment)) : comment
  const { chatId } = visitor
  if (chatId === null) throw problem(409, 'no_chat', 'Primero {escribinos/escríbenos/escríbanos} un mensaje.')
  return tx(async () => {
    const chat = await lockChat(bot.id, chatId)
    await rateChat(bot.id, chatId, { score, comment: shown, at })
    const text = `El cliente valoró la atención: ${score} de 5.${comment && ` «${comment}»`}`
    await sendInChat(chat, { author: 'system', text })
  })
}
