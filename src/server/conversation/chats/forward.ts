import type { components } from '../../../../generated/api.d.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import { type UserScope, writerOf } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { type LockedChat, lockVisible } from './core/lock.ts'
import type { ChatMessage, MessageOrigin } from './core/message.ts'
import { invalid } from './core/refusals.ts'
import { sendInChat } from './core/send-message.ts'
import { assertReplyWindowOpen, assertTaken } from './send.ts'

type Input = components['schemas']['ChatForwardInput']

/**
 * Sends a message of a chat to the customer of another one, both of which the caller sees: its text as staff read it,
 * and its files. Only staff see that it was forwarded. Call it within a transaction.
 * @throws 409 when the channel no longer allows writing to the customer or the contact is blocked; 422 for what no
 * customer may see, and for files that the channel does not take
 */
export async function forwardMessage(scope: UserScope, { id, message_id, to_id }: Input): Promise<ChatMessage> {
  if (to_id === id) throw invalid('to_id', 'El mensaje ya está en esa conversación. Elige otra.')
  const [from, chat] = await lockChats(scope, { from: id, to: to_id, origin: await firstChat(id, message_id) })
  const message = await db()
    .selectFrom('message')
    .select(['id', 'author', 'body', 'content', 'has_files', 'origin_chat_id', 'origin_author'])
    .where('id', '=', message_id)
    .where('chat_id', '=', from.id)
    .executeTakeFirst()
  if (!message) throw commonProblems.notFound()
  const { author, body: text, content } = message
  if (author === 'internal' || author === 'system')
    throw invalid('message_id', 'Los clientes no ven ese mensaje: no podemos reenviarlo. Elige otro.')
  const mediaIds = message.has_files ? await filesOf(message.id) : []
  if (content?.deleted || (text === '' && mediaIds.length === 0))
    throw invalid('message_id', 'Ese mensaje no tiene texto ni archivos. Elige otro.')
  await assertReplyWindowOpen(chat)
  await refuseBlocked(chat.contact_id)
  await assertTaken(chat, mediaIds, 'to_id')
  const said = { author: 'agent' as const, ...writerOf(scope), text, mediaIds, content: { forwarded: true } }
  const origin = originOf(message, from.id)
  return sendInChat(chat, { ...said, ...(origin && { origin }) })
}

interface Forwarded {
  author: string
  origin_chat_id: number | null
  origin_author: string | null
}

/** Returns where a message was said first. What is forwarded again keeps it; of a chat that is gone nobody knows. */
function originOf(message: Forwarded, from: number): MessageOrigin | undefined {
  const { author, origin_chat_id: chatId, origin_author: first } = message
  if (first === null) return { chatId: from, author }
  return chatId === null ? undefined : { chatId, author: first }
}

/** Returns the chat in which a message of a chat was said first, if it was forwarded. */
async function firstChat(chatId: number, messageId: number): Promise<number | null> {
  const of = db().selectFrom('message').select('origin_chat_id').where('id', '=', messageId)
  return (await of.where('chat_id', '=', chatId).executeTakeFirst())?.origin_chat_id ?? null
}

/**
 * Locks both chats, because what is forwarded may be deleted meanwhile, and the one where it was said first, whose key is
 * stored: all ordered by id to avoid deadlocks.
 */
async function lockChats(
  scope: UserScope,
  { from, to, origin }: { from: number; to: number; origin: number | null },
): Promise<[LockedChat, LockedChat]> {
  const locked = new Map<number, LockedChat>()
  for (const id of [...new Set([from, to, ...(origin === null ? [] : [origin])])].sort((a, b) => a - b))
    if (id === from || id === to) locked.set(id, await lockVisible(scope, id))
    else await db().selectFrom('chat').select('id').where('id', '=', id).forKeyShare().execute()
  const [source, target] = [locked.get(from), locked.get(to)]
  if (!source || !target) throw commonProblems.notFound()
  return [source, target]
}

async function filesOf(messageId: number): Promise<string[]> {
  const of = db().selectFrom('message_file').select('media_id').where('message_id', '=', messageId)
  return (await of.orderBy('position').execute()).map(({ media_id }) => media_id)
}

async function refuseBlocked(contactId: number): Promise<void> {
  const contact = db().selectFrom('contact').select('blocked').where('id', '=', contactId)
  if ((await contact.executeTakeFirstOrThrow()).blocked)
    throw problem(409, 'blocked', 'Ese contacto está bloqueado. Para escribirle, desbloquéalo en su conversación.')
}
