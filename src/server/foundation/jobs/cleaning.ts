import { cleanVisitors } from '../../channels/webchat/visitor.ts'
import { cleanBulk } from '../../conversation/chats/bulk.ts'
import { cleanTestSessions } from '../../knowledge/testbot/chat.ts'
import { cleanPlaces } from '../../people/account/places.ts'
import { cleanIdempotency } from '../http/once.ts'
import { cleanFiles } from '../media/cleaning.ts'
import { cleanRateCounts } from '../store/rate.ts'
import type { JobHandler } from './attempt.ts'
import { cleanJobs } from './claim.ts'
import { enqueue } from './queue.ts'
import { cleanRows } from './retention.ts'

const queue = 'cleaning'
const key = 'hourly'

/** Deletes what nobody needs any more, and asks for itself again in an hour. */
const clean =
  (dataDir: string | undefined, clock: () => Date): JobHandler =>
  async () => {
    const now = clock()
    await cleanRateCounts()
    await cleanPlaces(now)
    await cleanJobs()
    await cleanIdempotency(now)
    await cleanBulk(now)
    await cleanVisitors(now)
    await cleanTestSessions(now)
    await cleanRows(now)
    if (dataDir !== undefined) await cleanFiles(dataDir, now)
    await enqueue(queue, {}, { key, runAt: new Date(Date.now() + 3_600_000) })
  }

/**
 * The handler, for the worker's table.
 * @param dataDir where files are kept; they are left alone when it is absent
 * @param clock the time by which things are old
 */
export const cleaningJobs = (dataDir?: string, clock = () => new Date()) => ({ [queue]: clean(dataDir, clock) })

/** Asked for at every start; processes that start together ask for one and the same. */
export const startCleaning = (): Promise<void> => enqueue(queue, {}, { key })
