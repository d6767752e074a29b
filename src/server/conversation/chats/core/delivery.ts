import { type Delivery, isLater } from '../../../../contract/delivery.ts'
import { db, tx } from '../../../foundation/store/db.ts'
import { emitChatEvents } from './chat-events.ts'
import { type LockedChat, lockChat } from './lock.ts'
import { noteDelivery } from './unsent.ts'

/** Locks the chat of a message; undefined when the bot has no such message. */
async function lockChatOf(botId: number, messageId: number) {
  const found = await db()
    .selectFrom('message')
    .select('chat_id')
    .where('bot_id', '=', botId)
    .where('id', '=', messageId)
    .executeTakeFirst()
  return found && lockChat(botId, found.chat_id)
}

/** Stores the delivery state of a sent message reported by its channel. Returns whether the state changed. */
export function setDelivery(botId: number, messageId: number, status: Delivery, error: string | null = null) {
  return tx(async () => {
    const chat = await lockChatOf(botId, messageId)
    if (!chat) return false
    const {
      status: known,
      resends,
      author,
    } = await db()
      .selectFrom('message')
      .select(['status', 'resends', 'author'])
      .where('id', '=', messageId)
      .executeTakeFirstOrThrow()
    if (known === null || !isLater(status, known)) return false
    await db().updateTable('message').set({ status, error }).where('id', '=', messageId).execute()
    const whole = await noteDelivery(chat, { id: messageId, author, known }, status)
    await emitChatEvents(botId, chat.id, { after: chat, whole }, [
      'status',
      {
        chat_id: chat.id,
        message_id: messageId,
        status,
        ...(error !== null && { error }),
        ...(resends > 0 && { resends }),
      },
    ])
    return true
  })
}

/** Lets the states of a failed message begin anew. Its chat must be locked. */
export async function restartDelivery(chat: LockedChat, messageId: number): Promise<void> {
  const before = await db()
    .selectFrom('message')
    .select(['status', 'author'])
    .where('id', '=', messageId)
    .executeTakeFirstOrThrow()
  const { resends } = await db()
    .updateTable('message')
    .set(({ eb }) => ({ status: 'pending', error: null, resends: eb('resends', '+', 1) }))
    .where('id', '=', messageId)
    .returning('resends')
    .executeTakeFirstOrThrow()
  const event = { chat_id: chat.id, message_id: messageId, status: 'pending' as const, resends }
  const known = before.status ?? 'failed'
  const whole = await noteDelivery(chat, { id: messageId, author: before.author, known }, 'pending')
  await emitChatEvents(chat.bot_id, chat.id, { after: chat, whole }, ['status', event])
}
