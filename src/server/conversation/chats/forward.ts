import type { components } from '../../../../generated/api.d.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import { type UserScope, writerOf } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { lockVisible, visibleChat } from './core/lock.ts'
import type { ChatMessage } from './core/message.ts'
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
  const from = await visibleChat(scope, id)
  if (to_id === id) throw invalid('to_id', 'El mensaje ya está en esa conversación. Elige otra.')
  const message = await db()
    .selectFrom('message')
    .select(['id', 'author', 'body', 'content', 'has_files'])
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
  const chat = await lockVisible(scope, to_id)
  await assertReplyWindowOpen(chat)
  await refuseBlocked(chat.contact_id)
  await assertTaken(chat, mediaIds, 'to_id')
  return sendInChat(chat, { author: 'agent', ...writerOf(scope), text, mediaIds, content: { forwarded: true } })
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
