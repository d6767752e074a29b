import { cleanPlaces } from '../account/places.ts'
import { cleanVisitors } from '../channels/webchat/visitor.ts'
import { cleanBulk } from '../chats/bulk.ts'
import { cleanIdempotency } from '../http/once.ts'
import { cleanFiles } from '../media/cleaning.ts'
import { cleanResponses } from '../responses/keeping.ts'
import { cleanRateCounts } from '../store/rate.ts'
import { cleanTestSessions } from '../testbot/chat.ts'
import type { JobHandler } from './attempt.ts'
import { cleanJobs } from './claim.ts'
import { enqueue } from './queue.ts'
import { cleanRows } from './retention.ts'

const queue = 'cleaning'
const key = 'hourly'

/** Deletes what nobody needs any more, and asks for itself again in an hour. */
const clean =
  (dataDir: string | undefined): JobHandler =>
  async () => {
    await cleanRateCounts()
    await cleanPlaces(new Date())
    await cleanJobs()
    await cleanIdempotency(new Date())
    await cleanBulk(new Date())
    await cleanVisitors(new Date())
    await cleanResponses(new Date())
    await cleanTestSessions(new Date())
    await cleanRows(new Date())
    if (dataDir !== undefined) await cleanFiles(dataDir, new Date())
    await enqueue(queue, {}, { key, runAt: new Date(Date.now() + 3_600_000) })
  }

/**
 * The handler, for the worker's table.
 * @param dataDir where files are kept; they are left alone when it is absent
 */
export const cleaningJobs = (dataDir?: string) => ({ [queue]: clean(dataDir) })

/** Asked for at every start; processes that start together ask for one and the same. */
export const startCleaning = (): Promise<void> => enqueue(queue, {}, { key })
