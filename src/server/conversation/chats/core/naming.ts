import { sql } from 'kysely'
import { currentCall } from '../../../foundation/http/context.ts'
import { nextVersion } from '../../../foundation/resource/version.ts'
import { db } from '../../../foundation/store/db.ts'
import { recordContactEvent } from '../../ledger/record.ts'
import { emitChatEvents } from './chat-events.ts'
import { CHAT_COLUMNS, type LockedChat } from './lock.ts'
import { recordHappenings } from './thread-events.ts'

// The contact's name is the customer's name. Chats have a copy for searching and listing.

/**
 * Locks all chats of a contact, ordered by id to avoid deadlocks. Call it before locking the contact, because storing a
 * message also locks the chat first.
 */
export function lockChatsOf(botId: number, contactId: number): Promise<LockedChat[]> {
  return db()
    .selectFrom('chat')
    .select(CHAT_COLUMNS)
    .where('bot_id', '=', botId)
    .where('contact_id', '=', contactId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Renames a contact's locked chats, emits the events, and updates the name on draft quotations. */
export async function renameChats(chats: readonly LockedChat[], name: string): Promise<void> {
  const others = chats.filter(({ user_name }) => user_name !== name)
  for (const chat of others) {
    await db().updateTable('chat').set({ user_name: name }).where('id', '=', chat.id).execute()
    const payload = { chat_id: chat.id, user_name: name }
    await emitChatEvents(chat.bot_id, chat.id, { after: chat }, ['change-username', payload])
    await recordHappenings(chat, [{ kind: 'renamed', detail: name }])
  }
  if (chats.length === 0) return
  await db()
    .updateTable('budget')
    .set({
      contact: sql`jsonb_set(contact, '{name}', to_jsonb(${name}::text))`,
      updated_at: currentCall().services.clock(),
    })
    .where(
      'chat_id',
      'in',
      chats.map(({ id }) => id),
    )
    .where('status', '=', 'draft')
    .where(sql<string>`contact->>'name'`, '<>', name)
    .execute()
}

/**
 * Renames a contact and their locked chats. Returns whether the contact's name changed. Without a session, the name
 * came from the customer.
 */
export async function nameContact(chats: readonly LockedChat[], contactId: number, name: string): Promise<boolean> {
  const { services, session } = currentCall()
  const { numUpdatedRows } = await db()
    .updateTable('contact')
    .set({ name, updated_at: services.clock(), updated_by: session?.user.id ?? null, version: nextVersion })
    .where('id', '=', contactId)
    .where('name', '<>', name)
    .executeTakeFirst()
  await renameChats(chats, name)
  const [chat] = chats
  if (numUpdatedRows > 0n && chat)
    await recordContactEvent(
      { botId: chat.bot_id },
      { contactId, contact: name, kind: 'updated', detail: 'Cambió el nombre' },
    )
  return numUpdatedRows > 0n
}
