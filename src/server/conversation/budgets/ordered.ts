import { sql } from 'kysely'
import { inCall } from '../../foundation/http/context.ts'
import { periodicJob, startPeriodic } from '../../foundation/jobs/periodic.ts'
import type { JobHandlers } from '../../foundation/jobs/run-job.ts'
import type { Services } from '../../foundation/services/services.ts'
import { db } from '../../foundation/store/db.ts'

/** The queue of the periodic count of what is ordered. */
const PRODUCTS_ORDERED = 'products-ordered'

/** Interval of the count in milliseconds. */
const EVERY = 30 * 60_000

/** Quotations older than this (days) say nothing of what is ordered now. */
const DAYS = 90

/** Returns the handler of the job that counts in how many quotations each product is. */
export const orderedJobs = (services: Services): JobHandlers =>
  periodicJob({ queue: PRODUCTS_ORDERED, every: EVERY }, services, () =>
    inCall({ services }, () => countOrdered(services.clock())),
  )

/** Schedules the count at startup. */
export const startOrdered = (): Promise<void> => startPeriodic(PRODUCTS_ORDERED)

/** By this the products of a form are ordered. */
async function countOrdered(now: Date): Promise<void> {
  // Nobody edits it: a count does not change its version.
  await sql`
    with asked as materialized (
      select q.bot_id, (i->>'product_id')::int as product_id, count(distinct q.id)::int as times
      from budget q cross join jsonb_array_elements(q.items) i
      where q.date >= (${now}::timestamptz - make_interval(days => ${DAYS}))::date and q.status <> 'cancelled'
        and jsonb_typeof(i->'product_id') = 'number'
      group by 1, 2
    ), changed as (
      select p.id, coalesce(a.times, 0) as times
      from product p left join asked a on a.product_id = p.id and a.bot_id = p.bot_id
      where p.ordered <> coalesce(a.times, 0)
    )
    update product p set ordered = c.times from changed c where c.id = p.id`.execute(db())
}
