import { sql } from 'kysely'
import { db } from '../../../foundation/store/db.ts'
import { notifyWebhooks } from '../../webhooks/queue.ts'
import { emitChatEvents } from './chat-events.ts'
import { incrementCounts } from './counts.ts'
import type { LockedChat } from './lock.ts'
import { NOT_URGENT } from './not-urgent.ts'
import { noteForRules } from './rule-events.ts'
import { asCustomer } from './thread-actor.ts'
import { recordHappenings } from './thread-events.ts'
import { endOldNote } from './transfer-note.ts'

/** The columns of a chat in which a new conversation with the bot begins. */
export const BEGUN = { state: 0, type: 'bot', live: false, assign_user_id: null, ...NOT_URGENT } as const

/** Begins a new conversation in a resolved chat, with a message that is stored already and that answers no survey. */
export async function reopenByCustomer(chat: LockedChat, messageId: number): Promise<void> {
  const { id, bot_id: botId, channel } = chat
  const after = { ...chat, ...BEGUN }
  await db()
    .updateTable('chat')
    .set({ ...BEGUN, resolved_at: null, open: true, unread_count: sql`greatest(unread_count, 1)`, answered: false })
    .where('id', '=', id)
    .execute()
  await asCustomer(() => recordHappenings(after, [{ kind: 'reopened' }]))
  await incrementCounts(botId, channel, 'conversations')
  await endOldNote(id)
  await notifyWebhooks(botId, { event: 'conversation', chatId: id, data: { returning: true } })
  const more = { key: String(messageId), messageId }
  await noteForRules(botId, id, 'reopened', more)
  await noteForRules(botId, id, 'message', more)
  await emitChatEvents(botId, id, { before: chat, after, whole: true })
}
