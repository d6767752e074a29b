import { sql } from 'kysely'
import { retentionPeriods } from '../../foundation/jobs/retention.ts'
import { db } from '../../foundation/store/db.ts'

/** Deliveries of one webhook that may wait. */
const MOST_WAITING = 10_000

/** Rows that a run of the cleaning deletes. */
const BATCH = 5_000

/**
 * Gives up the oldest deliveries of a webhook when too many wait, and counts them. Does not change the version of the
 * webhook: nobody edited it.
 */
export async function trimBacklog(webhookId: number): Promise<void> {
  // The oldest that may wait is a value, found once: as a list, it may be computed again for each delivery.
  await sql`
    with gone as (
      update webhook_delivery set state = 'dropped', next_at = null, detail = 'Había demasiadas entregas pendientes'
      where webhook_id = ${webhookId} and state = 'pending' and id < (
        select id from webhook_delivery where webhook_id = ${webhookId} and state in ('pending', 'sending')
        order by id desc offset ${MOST_WAITING - 1}::int limit 1
      ) returning id
    )
    update webhook set dropped = dropped + (select count(*) from gone)
    where id = ${webhookId} and exists (select from gone)`.execute(db())
}

/** Deletes what was sent long ago, and keeps the backlog of each webhook short. */
export async function cleanDeliveries(now: Date): Promise<void> {
  const before = new Date(now.getTime() - retentionPeriods.delivery)
  await sql`
    delete from webhook_delivery where id in (
      select id from webhook_delivery where at < ${before} limit ${BATCH}::int
    )`.execute(db())
  const full = await sql<{ webhook_id: number }>`
    select webhook_id from webhook_delivery where state in ('pending', 'sending')
    group by webhook_id having count(*) > ${MOST_WAITING}::int`.execute(db())
  for (const { webhook_id } of full.rows) await trimBacklog(webhook_id)
}
