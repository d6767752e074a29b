import { sql } from 'kysely'
import { currentCall, inCall } from '../../../foundation/http/context.ts'
import { Problem } from '../../../foundation/http/problem.ts'
import { periodicJob, startPeriodic } from '../../../foundation/jobs/periodic.ts'
import { enqueue } from '../../../foundation/jobs/queue.ts'
import type { JobHandlers } from '../../../foundation/jobs/run-job.ts'
import type { Services } from '../../../foundation/services/services.ts'
import { db, tx } from '../../../foundation/store/db.ts'
import type { Days } from '../range.ts'
import { serverScope } from '../server-scope.ts'
import { SENT_AT } from './period.ts'
import { askUnasked } from './recipients.ts'
import { reports } from './reports.ts'
import { prepare, queueMails } from './send.ts'

/** The queue of the periodic look for reports that are due, and that of each of them. */
const [REPORTS_DUE, REPORT_SEND] = ['analytics-reports', 'analytics-report']

/** Interval of the look in milliseconds. */
const EVERY = 60_000

/** Reports that one look finds; the next one finds the rest. */
const MOST = 500

/** Why a report was not sent whose making failed. */
const FAILED = 'No pudimos armarlo. Prueba con «Enviar ahora».'

/** Attempts to make a report, over about half an hour. */
const ATTEMPTS = 10

interface Due extends Days {
  bot_id: number
  report_id: number
}

const isDue = (payload: unknown): payload is Due =>
  typeof payload === 'object' && payload !== null && 'report_id' in payload && 'from' in payload

/** Returns the handlers of the jobs that send reports. */
export const reportJobs = (services: Services): JobHandlers => ({
  ...periodicJob({ queue: REPORTS_DUE, every: EVERY }, services, () => inCall({ services }, queueDue)),
  [REPORT_SEND]: async (payload) => {
    if (isDue(payload)) await inCall({ services }, () => send(payload))
  },
})

/** Schedules the look at startup. */
export const startReports = (): Promise<void> => startPeriodic(REPORTS_DUE)

/**
 * Queues the reports whose week or month has ended, at eight in the zone of their bot. The row of the period is there
 * before the job, in one transaction: whatever server looks, each is queued once.
 */
async function queueDue(): Promise<void> {
  const now = currentCall().services.clock()
  const { rows } = await sql<Due>`
    select r.id as report_id, r.bot_id, f.since::text as "from", (f.day - 1)::text as "to"
    from analytics_report r
    join bot b on b.id = r.bot_id and b.removed_at is null and b.suspended_at is null
    cross join lateral (select bot_zone(r.bot_id) as zone) z
    cross join lateral (select date_trunc(case r.period when 'weekly' then 'week' else 'month' end,
      (${now}::timestamptz at time zone z.zone) - ${SENT_AT}::interval)::date as day) d
    cross join lateral (select d.day,
      (d.day - case r.period when 'weekly' then interval '7 days' else interval '1 month' end)::date as since) f
    where r.enabled and (f.day + ${SENT_AT}::time) at time zone z.zone > r.due_since
      and not exists (select from analytics_report_sending s where s.report_id = r.id
        and s.period_from = f.since and s.period_to = f.day - 1)
    order by r.id limit ${MOST}::int`.execute(db())
  for (const due of rows)
    await tx(async () => {
      const { rows: made } = await sql`
        insert into analytics_report_sending (report_id, period_from, period_to, at)
        values (${due.report_id}, ${due.from}::date, ${due.to}::date, ${now}) on conflict do nothing
        returning report_id`.execute(db())
      if (made.length > 0)
        await enqueue(REPORT_SEND, { ...due }, { key: `${due.report_id} ${due.from}`, maxAttempts: ATTEMPTS })
    })
}

/** Sends a queued report: its mails and the mark that it was sent are committed together. */
async function send({ bot_id, report_id, from, to }: Due): Promise<void> {
  const scope = serverScope(bot_id)
  const report = await reports.find(scope, report_id)
  if (!report) return
  if (!report.enabled) return void (await tx(() => settle({ report_id, from, to }, 'refused')))
  try {
    const prepared = await prepare(bot_id, report, { from, to })
    await tx(() => askUnasked(bot_id, report.emails))
    await tx(async () => {
      if (!(await settle({ report_id, from, to }, 'sent'))) return
      const { version } = await reports.one(scope, report_id)
      // What was made is not what the report is now: it is made again.
      if (version !== report.version) throw new Error('the report was changed while it was made')
      await queueMails(bot_id, prepared)
    })
  } catch (error) {
    const isRefused = error instanceof Problem && error.status === 409
    await tx(async () => {
      if (isRefused) await settle({ report_id, from, to }, 'refused')
      await noteError(report_id, isRefused ? error.message : FAILED)
    })
    if (!isRefused) throw error
  }
}

/** Ends a sending. Returns false if it has ended already. */
async function settle(
  { report_id, from, to }: Days & { report_id: number },
  state: 'sent' | 'refused',
): Promise<boolean> {
  const { rows } = await sql`
    update analytics_report_sending set state = ${state}, at = ${currentCall().services.clock()}
    where report_id = ${report_id} and period_from = ${from}::date and period_to = ${to}::date and state = 'queued'
    returning report_id`.execute(db())
  return rows.length > 0
}

/** Tells in the report why it was not sent. No edit: this does not change its version. */
async function noteError(id: number, text: string): Promise<void> {
  await db().updateTable('analytics_report').set({ last_error: text }).where('id', '=', id).execute()
}
