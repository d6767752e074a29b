import { fileFault } from '../../../contract/channel-files.ts'
import { REQUIRED } from '../../../contract/validation.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { problem } from '../../foundation/http/problem.ts'
import { type Scope, writerOf } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { readableIds } from '../media/library.ts'
import { addComment } from './core/comment.ts'
import { hasHumanAgent, replyWindowEnd } from './core/item.ts'
import { type LockedChat, lockVisible } from './core/lock.ts'
import { resolveMentions } from './core/mentions.ts'
import type { ChatMessage } from './core/message.ts'
import { takenFromSight } from './core/refusals.ts'
import { sendInChat } from './core/send-message.ts'
import { countReplyUse } from './quick-replies.ts'

/** Locks and returns a chat that the caller may write in. Checks the recipient and the channel's time limit. */
export async function writable(scope: Scope, id: number, targetId: string): Promise<LockedChat> {
  const chat = await lockRecipient(scope, id, targetId)
  await assertReplyWindowOpen(chat)
  return chat
}

/** {@link writable} for what the channel takes at any time. */
export async function lockRecipient(scope: Scope, id: number, targetId: string): Promise<LockedChat> {
  // A person whom a colleague forestalled may no longer see the chat.
  const chat = await lockVisible(scope, id).catch(async (error: unknown) => {
    throw (await takenFromSight(scope, id, error, targetId)) ?? error
  })
  if (chat.sender_id !== targetId) {
    const text = 'El destinatario no es el de esta conversación. Recarga y vuelve a enviar.'
    throw problem(422, 'invalid', text, { target_id: [text] })
  }
  return chat
}

/** Whether the channel still allows writing to the customer. */
export async function isReplyWindowOpen(chat: LockedChat): Promise<boolean> {
  const until = replyWindowEnd({ ...chat, has_human_agent: await mayAnswerLater(chat) })
  return !until || Date.parse(until) > currentCall().services.clock().getTime()
}

/** Rejects with 409 when the channel no longer allows writing to the customer. */
export async function assertReplyWindowOpen(chat: LockedChat): Promise<void> {
  if (!(await isReplyWindowOpen(chat))) throw windowClosed()
}

/** Refuses what the channel no longer allows. */
export const windowClosed = () =>
  problem(409, 'window_closed', 'Pasaron más de 24 horas: podrás responder cuando el cliente vuelva a escribir.')

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
  reply_to?: number
  /** whether writing leaves a chat that nobody has to nobody */
  isGiven?: boolean
}

/** Sends a message of staff with optional stored files to the customer. Call it within a transaction. */
export async function sendText(scope: Scope, given: Send): Promise<ChatMessage> {
  const { id, target_id, message, quick_reply_id, attachments = [], reply_to, isGiven = false } = given
  if (message === '' && attachments.length === 0) throw problem(422, 'invalid', REQUIRED, { message: [REQUIRED] })
  const mediaIds = await readableIds(scope, attachments, 'attachments')
  const chat = await writable(scope, id, target_id)
  await assertTaken(chat, mediaIds)
  const replyTo = await answerable(chat, reply_to)
  if (quick_reply_id !== undefined) await countReplyUse(scope, quick_reply_id)
  return sendInChat(chat, { author: 'agent', ...writerOf(scope), text: message, mediaIds, isGiven, ...replyTo })
}

/** Rejects with 422 at a field the files that the channel does not take. */
export async function assertTaken(
  { channel }: LockedChat,
  mediaIds: readonly string[],
  field = 'attachments',
): Promise<void> {
  if (mediaIds.length === 0) return
  const files = await db()
    .selectFrom('media')
    .select(['filename', 'type', 'size'])
    .where('id', 'in', mediaIds)
    .execute()
  const faults = files.flatMap((file) => fileFault(channel, file) ?? [])
  if (faults.length > 0) throw problem(422, 'invalid', faults.join(' '), { [field]: faults })
}

/**
 * Checks that a message can be answered to: it is one of the chat, and its customer sees it.
 * @throws 422 at `reply_to`
 */
export async function answerable(chat: LockedChat, messageId: number | undefined): Promise<{ replyTo?: number }> {
  if (messageId === undefined) return {}
  const refused = (text: string) => problem(422, 'invalid', text, { reply_to: [text] })
  const message = await db()
    .selectFrom('message')
    .select(['author', 'status', 'content'])
    .where('id', '=', messageId)
    .where('chat_id', '=', chat.id)
    .executeTakeFirst()
  if (!message) throw refused('El mensaje al que respondes ya no está en esta conversación. Elige otro.')
  const { author, status, content } = message
  if (content?.deleted) throw refused('El mensaje al que respondes se eliminó. Elige otro.')
  if (author === 'internal' || author === 'system')
    throw refused('El cliente no ve el mensaje al que respondes. Elige otro.')
  if (status === 'failed') throw refused('El mensaje al que respondes no le llegó al cliente. Elige otro.')
  return { replyTo: messageId }
}

/** Adds an internal note, which the customer never sees and may mention people. Call it within a transaction. */
export async function comment(scope: Scope, id: number, message: string): Promise<ChatMessage> {
  const chat = await lockVisible(scope, id)
  const { text, mentions } = await resolveMentions(chat, message)
  return addComment(chat, writerOf(scope), text, mentions)
}
