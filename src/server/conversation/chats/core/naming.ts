import { sql } from 'kysely'
import { currentCall } from '../../../foundation/http/context.ts'
import { nextVersion } from '../../../foundation/resource/version.ts'
import { db } from '../../../foundation/store/db.ts'
import { CHAT_COLUMNS, type LockedChat } from './lock.ts'
import { tell } from './tell.ts'

// A customer has one name: the contact's. Their chats carry a copy, by which they are found and listed.

/**
 * Locks all chats of a contact, in the order of their ids so that two who do so wait for each other. To be called
 * before the contact itself is locked: a message locks its chat first, too.
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

/** Gives a contact's chats, which are locked, its name, tells who sees them, and puts it on quotations not yet sent. */
export async function nameChats(chats: readonly LockedChat[], name: string): Promise<void> {
  const others = chats.filter(({ user_name }) => user_name !== name)
  for (const chat of others) {
    await db().updateTable('chat').set({ user_name: name }).where('id', '=', chat.id).execute()
    const told = { chat_id: chat.id, user_name: name }
    await tell(chat.bot_id, chat.id, { after: chat }, ['change-username', told])
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
 * Names a contact and their chats, which are locked. Answers whether the contact had another name. Where nobody is signed
 * in, the customer said it.
 */
export async function nameContact(chats: readonly LockedChat[], contactId: number, name: string): Promise<boolean> {
  const { services, session } = currentCall()
  const { numUpdatedRows } = await db()
    .updateTable('contact')
    .set({ name, updated_at: services.clock(), updated_by: session?.user.id ?? null, version: nextVersion })
    .where('id', '=', contactId)
    .where('name', '<>', name)
    .executeTakeFirst()
  await nameChats(chats, name)
  return numUpdatedRows > 0n
}
