import { REQUIRED } from '../../../contract/validation.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { readableIds } from '../media/library.ts'
import { commentIn } from './core/comment.ts'
import { windowUntil } from './core/item.ts'
import { type LockedChat, lockVisible } from './core/lock.ts'
import type { ChatMessage } from './core/message.ts'
import { sayIn } from './core/say.ts'
import { noteUse } from './quick-replies.ts'

/** A chat that the caller may write in: the one addressed, while its channel lets the business write. */
export async function writable(scope: Scope, id: number, targetId: string): Promise<LockedChat> {
  const chat = await lockVisible(scope, id)
  if (chat.sender_id !== targetId) {
    const text = 'El destinatario no es el de esta conversación.'
    throw problem(422, 'invalid', text, { target_id: [text] })
  }
  refuseClosed(chat)
  return chat
}

/** 409 once the channel's window has closed. */
export function refuseClosed(chat: LockedChat): void {
  const until = windowUntil(chat)
  if (until && Date.parse(until) <= currentCall().services.clock().getTime())
    throw problem(
      409,
      'window_closed',
      'Pasaron más de 24 horas desde el último mensaje del cliente: el canal ya no permite escribirle.',
    )
}

interface Send {
  id: number
  target_id: string
  message: string
  quick_reply_id?: number
  /** numbers of kept files that go with it */
  attachments?: readonly number[]
}

/** Sends a person's text, and files kept before, to the customer. To be called in a transaction. */
export async function sendText(scope: Scope, given: Send): Promise<ChatMessage> {
  const { id, target_id, message, quick_reply_id, attachments = [] } = given
  if (message === '' && attachments.length === 0) throw problem(422, 'invalid', REQUIRED, { message: [REQUIRED] })
  const mediaIds = await readableIds(scope, attachments, 'attachments')
  const chat = await writable(scope, id, target_id)
  if (quick_reply_id !== undefined) await noteUse(scope, quick_reply_id)
  return sayIn(chat, { author: 'agent', userId: scope.userId, text: message, mediaIds })
}

/** Adds a note that the customer never sees. To be called in a transaction. */
export async function comment(scope: Scope, id: number, text: string): Promise<ChatMessage> {
  return commentIn(await lockVisible(scope, id), scope.userId, text)
}
