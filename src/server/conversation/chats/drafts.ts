import type { components } from '../../../../generated/api.d.ts'
import { currentCall } from '../../foundation/http/context.ts'
import type { Scope, UserScope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { visibleChat } from './core/lock.ts'

type ChatDraft = components['schemas']['ChatDraft']

/** Returns the caller's draft in a chat; empty when there is none. */
export async function draftOf(scope: Scope, chatId: number): Promise<ChatDraft> {
  await visibleChat(scope, chatId)
  const row = await db()
    .selectFrom('chat_draft')
    .select(['text', 'updated_at'])
    .where('user_id', '=', scope.userId)
    .where('chat_id', '=', chatId)
    .executeTakeFirst()
  return { text: row?.text ?? '', updated_at: row?.updated_at ?? null }
}

/** Saves the caller's draft; an empty text deletes it. */
export async function saveDraft(scope: UserScope, chatId: number, text: string): Promise<ChatDraft> {
  await visibleChat(scope, chatId)
  const key = { user_id: scope.userId, chat_id: chatId }
  if (text === '') {
    await db().deleteFrom('chat_draft').where('user_id', '=', key.user_id).where('chat_id', '=', chatId).execute()
    return { text: '', updated_at: null }
  }
  const updated_at = currentCall().services.clock()
  await db()
    .insertInto('chat_draft')
    .values({ ...key, text, updated_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'chat_id']).doUpdateSet({ text, updated_at }))
    .execute()
  return { text, updated_at: updated_at.toISOString() }
}
