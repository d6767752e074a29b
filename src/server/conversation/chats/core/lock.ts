import { commonProblems } from '../../../foundation/http/problem.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { visibleTo } from '../../../foundation/scope/visibility.ts'
import { db } from '../../../foundation/store/db.ts'

/** The columns that decide what may be done with a chat. */
export const CHAT_COLUMNS = [
  'id',
  'bot_id',
  'contact_id',
  'channel',
  'sender_id',
  'user_name',
  'type',
  'state',
  'live',
  'open',
  'answered',
  'unread_count',
  'last_message_failed',
  'area_id',
  'assign_user_id',
  'snoozed_until',
  'snoozed_by',
  'last_inbound_at',
  'window_closed_at',
  'requested_at',
  'given_at',
  'urgency',
  'urgency_cleared',
  'base_priority',
  'created_at',
  'account_id',
] as const

/** A chat that is locked until the end of the transaction. */
export type LockedChat = Awaited<ReturnType<typeof lockChat>>

/** Locks a chat to serialize its changes. 404 when the bot has no such chat. */
export async function lockChat(botId: number, id: number) {
  const chat = await db()
    .selectFrom('chat')
    .select(CHAT_COLUMNS)
    .where('id', '=', id)
    .where('bot_id', '=', botId)
    .forUpdate()
    .executeTakeFirst()
  if (!chat) throw commonProblems.notFound()
  return chat
}

/** {@link lockChat} for a chat that the caller may see; 404 otherwise. */
export async function lockVisible(scope: Scope, id: number): Promise<LockedChat> {
  const chat = await db()
    .selectFrom('chat')
    .select(CHAT_COLUMNS)
    .where('id', '=', id)
    .where(visibleTo(scope))
    .forUpdate()
    .executeTakeFirst()
  if (!chat) throw commonProblems.notFound()
  return chat
}

/** Returns a chat that the caller may see without locking it. */
export async function visibleChat(scope: Scope, id: number): Promise<LockedChat> {
  const chat = await db()
    .selectFrom('chat')
    .select(CHAT_COLUMNS)
    .where('id', '=', id)
    .where(visibleTo(scope))
    .executeTakeFirst()
  if (!chat) throw commonProblems.notFound()
  return chat
}
