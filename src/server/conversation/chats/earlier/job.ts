import { currentCall, inCall } from '../../../foundation/http/context.ts'
import { enqueue } from '../../../foundation/jobs/queue.ts'
import type { JobHandlers } from '../../../foundation/jobs/run-job.ts'
import type { Services } from '../../../foundation/services/services.ts'
import { db } from '../../../foundation/store/db.ts'
import { HIDE_EARLIER } from '../../../knowledge/entities/earlier.ts'
import { sensitiveFinder } from '../core/sensitive/finder.ts'
import { hideInChat } from './chat.ts'

/** Chats of a job; the next job goes on with the others, so that a restart repeats few. */
const CHATS = 50

/** Milliseconds within which all servers have sent an event to their consoles. */
const DELIVERED = 60_000

interface Batch {
  bot_id: number
  /** the chats before this one are left */
  before?: number
  /** only the events up to then are left */
  forget?: string
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
 * Deletes the stored events of a bot up to a moment, which have messages as they were shown. Consoles that missed one read
 * everything again when they connect; connected ones would not notice, so all of them must have been sent.
 */
async function forgetEvents(botId: number, upTo: string): Promise<void> {
  await db().deleteFrom('event').where('bot_id', '=', botId).where('at', '<=', upTo).execute()
}

async function hideBatch(payload: unknown, signal: AbortSignal): Promise<void> {
  if (!isBatch(payload)) return
  const { bot_id, before, forget } = payload
  if (forget !== undefined) return forgetEvents(bot_id, forget)
  const finder = await sensitiveFinder(bot_id)
  if (!finder) return
  const now = () => currentCall().services.clock().getTime()
  if (before === undefined) await forgetEvents(bot_id, new Date(now() - DELIVERED).toISOString())
  let query = db().selectFrom('chat').select('id').where('bot_id', '=', bot_id)
  if (before !== undefined) query = query.where('id', '<', before)
  const chats = await query.orderBy('id', 'desc').limit(CHATS).execute()
  for (const { id } of chats) {
    signal.throwIfAborted()
    await hideInChat(bot_id, id, finder)
  }
  const last = chats.length === CHATS ? chats.at(-1) : undefined
  if (last) return enqueue(HIDE_EARLIER, { bot_id, before: last.id } satisfies Batch)
  // Changes of chats that were not read yet had their last text in the events.
  const rest = { bot_id, forget: new Date(now()).toISOString() } satisfies Batch
  await enqueue(HIDE_EARLIER, rest, { runAt: new Date(Date.now() + DELIVERED) })
}
