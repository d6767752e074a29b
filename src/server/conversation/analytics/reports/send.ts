import type { components } from '../../../../../generated/api.d.ts'
import { operations } from '../../../../../generated/operations.ts'
import { figuresUrl, lastPeriod } from '../../../../contract/reports.ts'
import { writeAudit } from '../../../foundation/audit/record.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { limitSuccess } from '../../../foundation/http/limits.ts'
import { botLink } from '../../../foundation/http/link-address.ts'
import { commonProblems, problem } from '../../../foundation/http/problem.ts'
import type { Scope } from '../../../foundation/http/scope.ts'
import { formOfBot } from '../../../foundation/scope/form-of-address.ts'
import { seesAll } from '../../../foundation/scope/visibility.ts'
import { db, tx } from '../../../foundation/store/db.ts'
import { authorOf } from '../author.ts'
import type { Days } from '../range.ts'
import { fileOf, type ReportFile } from './file.ts'
import { reportMail } from './mail.ts'
import { askPending, missingText, reachedBy } from './recipients.ts'
import { reports } from './reports.ts'

type Report = components['schemas']['AnalyticsReport']

/** Milliseconds after a sending in which another one is a second click, or a colleague's. */
const AGAIN = 10_000

const JUST_SENT = 'Acaba de enviarse. Espera unos segundos para enviarlo otra vez.'

/** What is ready to leave: made before the transaction that sends it, since it takes a while. */
interface Prepared {
  report: Report
  author: string
  file: ReportFile
  days: Days
}

/** Makes what a report sends about some days, with the figures that its author may see now. Throws if it cannot be sent. */
export async function prepare(botId: number, report: Report, days: Days | undefined): Promise<Prepared> {
  const author = await authorOf(botId, report.created_by?.id)
  const period = days ?? lastPeriod(report.period, currentCall().services.clock(), author.timeZone)
  return { report, author: author.userName, file: await fileOf(author, report, period), days: period }
}

/**
 * Queues the mails of a report and notes that it was sent, within the transaction of the caller.
 * Returns to how many it goes.
 * @throws 409 if it reaches nobody
 */
export async function queueMails(botId: number, { report, author, file, days }: Prepared): Promise<number> {
  const { mail, clock } = currentCall().services
  const facts = { report, author, link: botLink(figuresUrl(report, days), botId), form: await formOfBot(botId) }
  const reached = await reachedBy(botId, report.emails)
  for (const to of reached)
    await mail.send(reportMail(to, file, facts), { botId, isAlert: true, ...(to.consent && { onlyIf: 'confirmed' }) })
  // No edit: this does not change its version.
  await db()
    .updateTable('analytics_report')
    .set({ last_sent_at: clock(), last_error: null })
    .where('id', '=', report.id)
    .execute()
  return reached.length
}

/** Sends a report now, about its last whole week or month, and asks those again who have not confirmed their address. */
export async function sendNow(scope: Scope, id: number): Promise<components['schemas']['ReportSending']> {
  const report = await reports.one(scope, id)
  if (!seesAll(scope) && report.created_by?.id !== scope.userId) throw commonProblems.forbidden()
  // Making the figures takes longest: it is not done for nothing.
  if (wasJustSent(report)) throw problem(409, 'too_many', JUST_SENT)
  await authorOf(scope.botId, report.created_by?.id)
  await askPending(scope.botId, report.emails)
  await reachedBy(scope.botId, report.emails)
  const prepared = await prepare(scope.botId, report, undefined)
  return tx(async () => {
    // Counting lets one sending at a time go on: the next one sees that this one was sent.
    await limitSuccess(operations.reportSend, { bot: scope.botId }, currentCall().services)
    // The recipients are those of the report that was made.
    const now = await reports.one(scope, id)
    if (now.version !== report.version) throw commonProblems.stale(now)
    if (wasJustSent(now)) throw problem(409, 'too_many', JUST_SENT)
    const sent = await queueMails(scope.botId, prepared)
    await writeAudit({ id, label: report.name, after: { emails: report.emails } })
    return { sent_to: sent, notice: await missingText(scope.botId, report.emails) }
  })
}

const wasJustSent = ({ last_sent_at }: Report): boolean =>
  last_sent_at !== null && currentCall().services.clock().getTime() - Date.parse(last_sent_at) < AGAIN

/** Returns the file of a report with the figures that the caller may see. */
export async function downloadReport(scope: Scope, id: number): Promise<Buffer> {
  const report = await reports.one(scope, id)
  const days = lastPeriod(report.period, currentCall().services.clock(), scope.timeZone)
  return (await fileOf(scope, report, days)).bytes
}
