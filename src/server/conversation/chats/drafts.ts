import type { components } from '../../../../generated/api.d.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { commonProblems } from '../../foundation/http/problem.ts'
import type { Scope, UserScope } from '../../foundation/http/scope.ts'
import { invalidProblem } from '../../foundation/resource/refuse.ts'
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

/**
 * Saves the caller's draft; one without a text that answers to nothing is deleted. With `over`, 409 unless the stored
 * draft is of that time: another window or device saved one since.
 */
export async function saveDraft(
  scope: UserScope,
  chatId: number,
  { text, reply_to = null, over }: Input,
): Promise<ChatDraft> {
  await visibleChat(scope, chatId)
  if (reply_to !== null) await mustBeThere(chatId, reply_to)
  const key = { user_id: scope.userId, chat_id: chatId }
  if (text === '' && reply_to === null) {
    if (!(await deleted(key, over))) throw commonProblems.stale(await draftOf(scope, chatId))
    return { text: '', updated_at: null }
  }
  const updated_at = currentCall().services.clock()
  if (!(await stored({ ...key, text, reply_to, updated_at }, over)))
    throw commonProblems.stale(await draftOf(scope, chatId))
  return draftWith(chatId, reply_to, { text, updated_at: updated_at.toISOString() })
}

/** Rejects what is answered to with 422 if it is no message of the chat. */
async function mustBeThere(chatId: number, messageId: number): Promise<void> {
  const own = db().selectFrom('message').select('id').where('id', '=', messageId).where('chat_id', '=', chatId)
  if (!(await own.executeTakeFirst()))
    throw invalidProblem('reply_to', 'El mensaje al que respondes ya no está en esta conversación. Elige otro.')
}

interface Key {
  user_id: number
  chat_id: number
}

/** Deletes a draft; returns whether none is left. */
async function deleted({ user_id, chat_id }: Key, over: string | null | undefined): Promise<boolean> {
  const own = db().deleteFrom('chat_draft').where('user_id', '=', user_id).where('chat_id', '=', chat_id)
  if (over !== null) await (over === undefined ? own : own.where('updated_at', '=', over)).execute()
  const left = db().selectFrom('chat_draft').select('chat_id')
  return !(await left.where('user_id', '=', user_id).where('chat_id', '=', chat_id).executeTakeFirst())
}

/** Stores a draft over the one of that time (null: over none; undefined: over any); returns whether it did. */
async function stored(
  { text, reply_to, updated_at, ...key }: Key & { text: string; reply_to: number | null; updated_at: Date },
  over: string | null | undefined,
): Promise<boolean> {
  const set = { text, reply_to, updated_at }
  if (typeof over === 'string') {
    const { numUpdatedRows } = await db()
      .updateTable('chat_draft')
      .set(set)
      .where('user_id', '=', key.user_id)
      .where('chat_id', '=', key.chat_id)
      .where('updated_at', '=', over)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  }
  const { numInsertedOrUpdatedRows = 0n } = await db()
    .insertInto('chat_draft')
    .values({ ...key, ...set })
    .onConflict((conflict) => {
      const own = conflict.columns(['user_id', 'chat_id'])
      return over === null ? own.doNothing() : own.doUpdateSet(set)
    })
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}
