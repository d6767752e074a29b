import { REQUIRED } from '../../../contract/validation.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { problem } from '../../foundation/http/problem.ts'
import { type Scope, writerOf } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { readableIds } from '../media/library.ts'
import { addComment } from './core/comment.ts'
import { hasHumanAgent, replyWindowEnd } from './core/item.ts'
import { type LockedChat, lockVisible } from './core/lock.ts'
import type { ChatMessage } from './core/message.ts'
import { sendInChat } from './core/send-message.ts'
import { countReplyUse } from './quick-replies.ts'

/** Locks and returns a chat that the caller may write in. Checks the recipient and the channel's time limit. */
export async function writable(scope: Scope, id: number, targetId: string): Promise<LockedChat> {
  const chat = await lockVisible(scope, id)
  if (chat.sender_id !== targetId) {
    const text = 'El destinatario no es el de esta conversación. Recarga y vuelve a enviar.'
    throw problem(422, 'invalid', text, { target_id: [text] })
  }
  await assertReplyWindowOpen(chat)
  return chat
}

/** Rejects with 409 when the channel no longer allows writing to the customer. */
export async function assertReplyWindowOpen(chat: LockedChat): Promise<void> {
  const until = replyWindowEnd({ ...chat, has_human_agent: await mayAnswerLater(chat) })
  if (until && Date.parse(until) <= currentCall().services.clock().getTime())
    throw problem(
      409,
      'window_closed',
      'Pasaron más de 24 horas: podrás responder cuando el cliente vuelva a escribir.',
    )
}

async function mayAnswerLater({ id, channel, account_id }: LockedChat): Promise<boolean> {
  if (channel !== 'facebook' || account_id === null) return false
  const row = await db()
    .selectFrom('chat as c')
    .select(hasHumanAgent('c.account_id').as('has'))
    .where('c.id', '=', id)
    .executeTakeFirst()
  return row?.has === true
}

interface Send {
  id: number
  target_id: string
  message: string
  quick_reply_id?: number
  /** numbers of stored files to attach */
  attachments?: readonly number[]
}

/** Sends a message of staff with optional stored files to the customer. Call it within a transaction. */
export async function sendText(scope: Scope, given: Send): Promise<ChatMessage> {
  const { id, target_id, message, quick_reply_id, attachments = [] } = given
  if (message === '' && attachments.length === 0) throw problem(422, 'invalid', REQUIRED, { message: [REQUIRED] })
  const mediaIds = await readableIds(scope, attachments, 'attachments')
  const chat = await writable(scope, id, target_id)
  if (quick_reply_id !== undefined) await countReplyUse(scope, quick_reply_id)
  return sendInChat(chat, { author: 'agent', ...writerOf(scope), text: message, mediaIds })
}

/** Adds an internal note, which the customer never sees. Call it within a transaction. */
export async function comment(scope: Scope, id: number, text: string): Promise<ChatMessage> {
  return addComment(await lockVisible(scope, id), writerOf(scope), text)
}
