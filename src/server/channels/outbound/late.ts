import { emitChatEvents } from '../../conversation/chats/core/chat-events.ts'
import { lockChat } from '../../conversation/chats/core/lock.ts'
import { db, tx } from '../../foundation/store/db.ts'
import type { Account } from '../accounts/account.ts'
import { TOO_LATE } from './window.ts'

/**
 * Learns from a refusal that the time for answers is over, whatever our clock says: the chat shows it, and nothing else is
 * tried until the customer writes. What the customer wrote after its last attempt has opened the time again.
 */
export async function noteTooLate({ botId }: Account, messageId: number, code: number | undefined): Promise<void> {
  if (code !== TOO_LATE) return
  await tx(async () => {
    const message = await db()
      .selectFrom('message')
      .select(['chat_id', 'at'])
      .where('id', '=', messageId)
      .where('bot_id', '=', botId)
      .executeTakeFirst()
    if (!message) return
    const chat = await lockChat(botId, message.chat_id)
    const tried = (await lastAttempt(messageId)) ?? message.at
    if (chat.window_closed_at || (chat.last_inbound_at && Date.parse(chat.last_inbound_at) > Date.parse(tried))) return
    await db().updateTable('chat').set({ window_closed_at: tried }).where('id', '=', chat.id).execute()
    await emitChatEvents(botId, chat.id, { after: chat, whole: true })
  })
}

async function lastAttempt(messageId: number): Promise<string | null | undefined> {
  const row = await db()
    .selectFrom('outbound_part')
    .select('since')
    .where('message_id', '=', messageId)
    .where('since', 'is not', null)
    .orderBy('since', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.since
}
