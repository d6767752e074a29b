import { currentCall, inCall } from '../../../foundation/http/context.ts'
import { enqueue } from '../../../foundation/jobs/queue.ts'
import type { JobHandlers } from '../../../foundation/jobs/run-job.ts'
import type { Services } from '../../../foundation/services/services.ts'
import { db } from '../../../foundation/store/db.ts'
import { HIDE_EARLIER } from '../../../knowledge/entities/earlier.ts'
import { sensitiveFinder } from '../core/sensitive.ts'
import { hideInChat } from './chat.ts'

/** Chats of a job; the next job goes on with the others, so that a restart repeats few. */
const CHATS = 50

interface Batch {
  bot_id: number
  /** the chats before this one are left */
  before?: number
}

/** Returns the job handlers that hide sensitive values in the messages that are older than the mark. */
export function earlierJobs(services: Services): JobHandlers {
  return {
    [HIDE_EARLIER]: (payload, { signal }) => inCall({ services }, () => hideBatch(payload, signal)),
  }
}

const isBatch = (payload: unknown): payload is Batch =>
  typeof payload === 'object' && payload !== null && 'bot_id' in payload

/**
 * Deletes the stored events of a bot, which have messages as they were shown: consoles that missed one read everything
 * again.
 */
async function forgetEvents(botId: number): Promise<void> {
  await db()
    .deleteFrom('event')
    .where('bot_id', '=', botId)
    .where('at', '<=', currentCall().services.clock().toISOString())
    .execute()
}

async function hideBatch(payload: unknown, signal: AbortSignal): Promise<void> {
  if (!isBatch(payload)) return
  const { bot_id, before } = payload
  const finder = await sensitiveFinder(bot_id)
  if (!finder) return
  if (before === undefined) await forgetEvents(bot_id)
  let query = db().selectFrom('chat').select('id').where('bot_id', '=', bot_id)
  if (before !== undefined) query = query.where('id', '<', before)
  const chats = await query.orderBy('id', 'desc').limit(CHATS).execute()
  for (const { id } of chats) {
    signal.throwIfAborted()
    await hideInChat(bot_id, id, finder)
  }
  const last = chats.length === CHATS ? chats.at(-1) : undefined
  if (last) await enqueue(HIDE_EARLIER, { bot_id, before: last.id } satisfies Batch)
}
