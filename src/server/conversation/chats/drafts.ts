import type { components } from '../../../../generated/api.d.ts'
import { currentCall } from '../../foundation/http/context.ts'
import type { Scope, UserScope } from '../../foundation/http/scope.ts'
import { db } from '../../foundation/store/db.ts'
import { visibleChat } from './core/lock.ts'
import { quoteIn } from './core/quote.ts'

type ChatDraft = components['schemas']['ChatDraft']

/** Returns the caller's draft in a chat; empty when there is none. */
export async function draftOf(scope: Scope, chatId: number): Promise<ChatDraft> {
  await visibleChat(scope, chatId)
  const row = await db()
    .selectFrom('chat_draft')
    .select(['text', 'reply_to', 'updated_at'])
    .where('user_id', '=', scope.userId)
    .where('chat_id', '=', chatId)
    .executeTakeFirst()
  return draftWith(chatId, row?.reply_to, { text: row?.text ?? '', updated_at: row?.updated_at ?? null })
}

/** Adds what a draft answers to. */
async function draftWith(chatId: number, replyTo: number | null | undefined, draft: ChatDraft): Promise<ChatDraft> {
  const quote = replyTo ? await quoteIn(chatId, replyTo) : null
  return { ...draft, ...(quote && { reply_to: quote }) }
}

type Input = components['schemas']['ChatDraftInput']

/** Saves the caller's draft; one without a text that answers to nothing is deleted. */
export async function saveDraft(
  scope: UserScope,
  chatId: number,
  { text, reply_to = null }: Input,
): Promise<ChatDraft> {
  await visibleChat(scope, chatId)
  const key = { user_id: scope.userId, chat_id: chatId }
  if (text === '' && reply_to === null) {
    await db().deleteFrom('chat_draft').where('user_id', '=', key.user_id).where('chat_id', '=', chatId).execute()
    return { text: '', updated_at: null }
  }
  const updated_at = currentCall().services.clock()
  await db()
    .insertInto('chat_draft')
    .values({ ...key, text, reply_to, updated_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'chat_id']).doUpdateSet({ text, reply_to, updated_at }))
    .execute()
  return draftWith(chatId, reply_to, { text, updated_at: updated_at.toISOString() })
}
