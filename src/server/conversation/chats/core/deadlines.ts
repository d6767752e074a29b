import { inCall } from '../../../foundation/http/context.ts'
import { enqueue } from '../../../foundation/jobs/queue.ts'
import type { JobHandlers } from '../../../foundation/jobs/run-job.ts'
import type { Services } from '../../../foundation/services/services.ts'
import { db, tx } from '../../../foundation/store/db.ts'
import { emitChatEvents } from './chat-events.ts'
import { lockChat } from './lock.ts'

/** The queue of the bots whose chats have other deadlines than before. */
const DEADLINES = 'chat-deadlines'

/** Chats that one run of the job emits; the rest come with the next. */
const PAGE = 100

interface Work {
  bot_id: number
  /** the last chat that was emitted */
  after?: number
}

/** Shows the chats of a bot with their new deadlines after its hours or the limits of an area changed. */
export const enqueueDeadlines = (botId: number): Promise<void> =>
  enqueue(DEADLINES, { bot_id: botId } satisfies Work, { key: String(botId) })

/** Returns the handler of the job that emits the chats whose deadlines changed, a page at a time. */
export function deadlineJobs(services: Services): JobHandlers {
  return {
    [DEADLINES]: (payload) => inCall({ services }, () => emitPage(payload as { bot_id: number; after?: number })),
  }
}

async function emitPage({ bot_id: botId, after = 0 }: Work): Promise<void> {
  const found = await db()
    .selectFrom('chat as c')
    .innerJoin('area as a', 'a.id', 'c.area_id')
    .select('c.id')
    .where('c.bot_id', '=', botId)
    .where('c.state', '<>', 2)
    .where('c.type', '<>', 'bot')
    .where('c.requested_at', 'is not', null)
    .where('c.id', '>', after)
    .orderBy('c.id')
    .limit(PAGE)
    .execute()
  for (const { id } of found)
    await tx(async () => emitChatEvents(botId, id, { after: await lockChat(botId, id), whole: true }))
  const last = found.at(-1)?.id
  if (last === undefined || found.length < PAGE) return
  await enqueue(DEADLINES, { bot_id: botId, after: last } satisfies Work, { key: `${botId} ${last}` })
}
