import { sql } from 'kysely'
import { enqueue } from '../../foundation/jobs/queue.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { type SendJob, SURVEY_REMIND, SURVEY_SEND } from '../forms/sends/queue.ts'

/**
 * Gives a new job to the sends that have none, because it was given up: they would run for ever. Where everybody was asked,
 * it is the one of the reminder, at its time.
 */
export const resumeSends = (): Promise<void> =>
  tx(async () => {
    const { rows } = await sql<SendJob & { remind_at: string | null }>`
      select s.id as send_id, s.bot_id, case when not exists (
          select from survey_send_chat c where c.send_id = s.id and c.status = 'pending') then (
          select max(c.sent_at) from survey_send_chat c where c.send_id = s.id
        ) + make_interval(hours => s.remind_after_hours) end as remind_at
      from survey_send s where s.status = 'running' and not exists (
        select from job j where j.queue in (${SURVEY_SEND}, ${SURVEY_REMIND}) and j.key = s.id::text
          and j.done_at is null and j.failed_at is null)`.execute(db())
    for (const { remind_at: runAt, ...job } of rows)
      await enqueue(runAt === null ? SURVEY_SEND : SURVEY_REMIND, job, {
        ...{ key: String(job.send_id), ...(runAt !== null && { runAt }) },
      })
  })
