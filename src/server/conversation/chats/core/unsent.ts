import type { Delivery } from '../../../../contract/delivery.ts'
import { db } from '../../../foundation/store/db.ts'
import type { LockedChat } from './lock.ts'
import type { ChatMessage } from './message.ts'

/** A message whose delivery state changes. */
interface Changing {
  id: number
  author: ChatMessage['type']
  known: Delivery
}

/** What a delivery state says about the chat; the columns that change. */
type Effect = Partial<Pick<LockedChat, 'answered' | 'last_message_failed'>>

const LEFT: readonly Delivery[] = ['accepted', 'sent', 'delivered', 'read']

/**
 * Stores what the new delivery state of a message says about its locked chat: whether the last message failed, and whether
 * the customer was answered. A reply that failed answers nobody, until it or the next one leaves. Returns whether the chat
 * changed.
 */
export async function noteDelivery(chat: LockedChat, message: Changing, status: Delivery): Promise<boolean> {
  const effect = await effectOf(chat, message, status)
  if (Object.keys(effect).length === 0) return false
  await db().updateTable('chat').set(effect).where('id', '=', chat.id).execute()
  return true
}

async function effectOf(chat: LockedChat, { id, author, known }: Changing, status: Delivery): Promise<Effect> {
  const failed = status === 'failed'
  const leaves = LEFT.includes(status) && !LEFT.includes(known)
  // Most news change nothing here, and cost no query.
  if (!failed && known !== 'failed' && !(leaves && !chat.answered)) return {}
  const later = await writtenAfter(chat.id, id)
  const effect: Effect = {}
  const isLast = later.length === 0
  if (isLast && chat.last_message_failed !== failed) effect.last_message_failed = failed
  if (author !== 'agent' || later.includes('agent')) return effect
  if (failed && chat.answered) effect.answered = false
  if (leaves && !chat.answered && !later.includes('user') && (known === 'failed' || (await mendsFailure(chat.id, id))))
    effect.answered = true
  return effect
}

/**
 * Whether a message was sent again, or follows one that failed: then it only answers once it leaves. Otherwise it answered
 * when it was written, and staff may have marked the chat since.
 */
async function mendsFailure(chatId: number, messageId: number): Promise<boolean> {
  const [message, before] = await db()
    .selectFrom('message')
    .select(['status', 'resends'])
    .where('chat_id', '=', chatId)
    .where('id', '<=', messageId)
    .where('author', '<>', 'internal')
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  return (message?.resends ?? 0) > 0 || before?.status === 'failed' || (before?.resends ?? 0) > 0
}

/** The authors of what the list shows and came after a message. */
async function writtenAfter(chatId: number, messageId: number): Promise<ChatMessage['type'][]> {
  const rows = await db()
    .selectFrom('message')
    .select('author')
    .distinct()
    .where('chat_id', '=', chatId)
    .where('id', '>', messageId)
    .where('author', '<>', 'internal')
    .execute()
  return rows.map(({ author }) => author)
}
