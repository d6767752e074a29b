import { currentCall, inCall } from '../../foundation/http/context.ts'
import { enqueue } from '../../foundation/jobs/queue.ts'
import type { JobHandlers } from '../../foundation/jobs/run-job.ts'
import type { Services } from '../../foundation/services/services.ts'
import { db, isDiskFull, isStoreUnavailable, tx } from '../../foundation/store/db.ts'
import { sendAssignmentMessage } from './core/assignment-message.ts'
import { isUnasked, isWithBot } from './core/given.ts'
import { handoffOf } from './core/handoff.ts'
import { lockChat } from './core/lock.ts'
import type { Row } from './core/undo.ts'

/** The queue of the bots whose customers are to be told who attends them. */
const INTRODUCTIONS = 'chat-introductions'

/**
 * Lets the customers of chats that were assigned at once be told who attends them, in a job: hundreds of messages would
 * hold up everybody else. Those who asked for nobody are not told, nor those of resolved chats.
 * @param chats as they were before
 * @param assigned those of them that were assigned
 */
export async function enqueueIntroductions(
  botId: number,
  userId: number,
  chats: readonly Row[],
  assigned: readonly { id: number }[],
): Promise<void> {
  const ids = new Set(assigned.map(({ id }) => id))
  const told = chats.filter((chat) => ids.has(chat.id) && chat.state !== 2 && !isWithBot(chat) && !isUnasked(chat))
  if (told.length === 0 || !(await handoffOf(botId)).assign_message) return
  await db()
    .insertInto('chat_introduction')
    .values(told.map(({ id }) => ({ chat_id: id, bot_id: botId, user_id: userId })))
    .onConflict((conflict) => conflict.column('chat_id').doUpdateSet({ user_id: userId }))
    .execute()
  await enqueue(INTRODUCTIONS, { bot_id: botId }, { key: String(botId) })
}

/** Returns the handler of the job that tells customers who attends them, one after the other. */
export function introductionJobs(services: Services): JobHandlers {
  return {
    [INTRODUCTIONS]: (payload, { signal }) =>
      inCall({ services }, async () => {
        const { bot_id: botId } = payload as { bot_id: number }
        for (let chatId = await next(botId, 0); chatId !== undefined; chatId = await next(botId, chatId)) {
          signal.throwIfAborted()
          await introduceAlone(botId, chatId)
        }
      }),
  }
}

async function next(botId: number, after: number): Promise<number | undefined> {
  const waiting = db().selectFrom('chat_introduction').select('chat_id').where('bot_id', '=', botId)
  return (await waiting.where('chat_id', '>', after).orderBy('chat_id').limit(1).executeTakeFirst())?.chat_id
}

/** A message that cannot be said is logged and given up: it does not keep the others from theirs. */
async function introduceAlone(botId: number, chatId: number): Promise<void> {
  try {
    await tx(() => introduce(botId, chatId))
  } catch (error) {
    if (isStoreUnavailable(error) || isDiskFull(error)) throw error
    currentCall().services.log.error({ err: error, chat_id: chatId }, 'a customer was not told who attends them')
    await db().deleteFrom('chat_introduction').where('chat_id', '=', chatId).execute()
  }
}

async function introduce(botId: number, chatId: number): Promise<void> {
  const chat = await lockChat(botId, chatId)
  const told = await db()
    .deleteFrom('chat_introduction')
    .where('chat_id', '=', chatId)
    .returning('user_id')
    .executeTakeFirst()
  // Meanwhile it may have been undone, or somebody else got the chat.
  if (told && told.user_id === chat.assign_user_id) await sendAssignmentMessage(chat)
}
