import { sql } from 'kysely'
import { db } from '../../../foundation/store/db.ts'
import { emitChatEvents } from './chat-events.ts'
import type { Link } from './link.ts'
import type { ChannelMessage } from './types.ts'

type Sender = Pick<ChannelMessage, 'botId' | 'channel' | 'senderId' | 'accountId'>

/**
 * Takes a number away from the chat of somebody who no longer has it, so that a chat of its new owner can begin. The
 * earlier chat is named by what its own customer is reached at now.
 * @returns whether there was such a chat
 */
export async function releaseSender(message: Sender, owner: Link): Promise<boolean> {
  const { botId, channel, senderId } = message
  const { rows } = await sql<{ id: number; area_id: number; assign_user_id: number | null }>`
    update chat set sender_id = coalesce(nullif(l.address, ${senderId}), l.user_id, chat.sender_id || '~' || chat.id)
    from channel_link l
    where l.id = chat.link_id and l.id <> ${owner.id} and chat.bot_id = ${botId} and chat.channel = ${channel}
      and chat.sender_id = ${senderId} and chat.account_id is not distinct from ${message.accountId ?? null}::integer
    returning chat.id, chat.area_id, chat.assign_user_id`.execute(db())
  for (const { id, ...place } of rows) await emitChatEvents(botId, id, { before: place, after: place, whole: true })
  return rows.length > 0
}
