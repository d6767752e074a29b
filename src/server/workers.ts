import { inboundJobs } from './channels/inbound/job.ts'
import { enqueuePolls, MAILBOX_POLL, mailboxJobs } from './channels/inbound/mail-poll.ts'
import { CHANNEL_INBOUND } from './channels/inbound/store.ts'
import { contactNoticeJobs } from './channels/notifications/contact-notices.ts'
import { notificationJobs } from './channels/notifications/send.ts'
import { startNotificationWatch, watchJobs } from './channels/notifications/watch.ts'
import { outboundJobs } from './channels/outbound/outbound.ts'
import { CHANNEL_SEND } from './channels/outbound/wake.ts'
import { startTemplateScan, templateJobs } from './channels/templates/sync.ts'
import { cleaningJobs } from './cleaning.ts'
import { heldAlertJobs } from './conversation/analytics/alerts/held.ts'
import { alertJobs, startAlerts } from './conversation/analytics/alerts/watch.ts'
import { exportJobs } from './conversation/analytics/exports/job.ts'
import { analyticsJobs, startAnalytics } from './conversation/analytics/job.ts'
import { reportJobs, startReports } from './conversation/analytics/reports/job.ts'
import { botJobs } from './conversation/answering/answer.ts'
import { BOT_WEBHOOK } from './conversation/answering/deliver.ts'
import { enqueueReturns, returnJobs } from './conversation/answering/return.ts'
import { surveyAfterJobs } from './conversation/answering/survey-after.ts'
import { surveySendJobs } from './conversation/answering/survey-sends.ts'
import { holidayJobs, startHolidays } from './conversation/bots/holidays/preload.ts'
import { orderedJobs, startOrdered } from './conversation/budgets/ordered.ts'
import { reminderJobs, startReminders } from './conversation/budgets/remind.ts'
import { assignmentJobs } from './conversation/chats/assign-waiting.ts'
import { deadlineJobs } from './conversation/chats/core/deadlines.ts'
import { earlierJobs } from './conversation/chats/earlier/job.ts'
import { snoozeJobs } from './conversation/chats/snooze.ts'
import { contactImportJobs } from './conversation/contacts/import/job.ts'
import { surveyJobs } from './conversation/forms/export-answer.ts'
import { followRules, ruleJobs } from './conversation/rules/run.ts'
import { startRulesWatch } from './conversation/rules/unanswered.ts'
import { webhookJobs } from './conversation/webhooks/deliver.ts'
import { leadJobs } from './conversation/webhooks/lead-export.ts'
import { freeJobs } from './foundation/jobs/claim.ts'
import { startCleaning } from './foundation/jobs/cleaning.ts'
import type { JobHandlers } from './foundation/jobs/run-job.ts'
import { type JobWorker, startWorker } from './foundation/jobs/worker.ts'
import { ALERT_MAIL, MAIL, mailJobs } from './foundation/mail/queue.ts'
import { transportOf } from './foundation/mail/transport.ts'
import type { Services } from './foundation/services/services.ts'
import type { Store } from './foundation/store/db.ts'
import { productIndexJobs } from './knowledge/catalogue/search/reindex.ts'
import { productImportJobs } from './knowledge/forms/products/import/job.ts'
import { endAllAbandoned } from './knowledge/training/abandoned.ts'
import { trainingJobs } from './knowledge/training/pipeline.ts'
import { RECOVERY, recoveryJobs } from './people/account/recovery-job.ts'
import { archiveJobs } from './provisioning/archives/job.ts'

/** Returns the handlers of all job queues. */
export function jobHandlers(services: Services): JobHandlers {
  return {
    ...botJobs(services, followRules),
    ...cleaningJobs({ ...services, dataDir: services.settings.dataDir }),
    ...inboundJobs(services),
    ...mailboxJobs(services),
    ...outboundJobs(services),
    ...templateJobs(services),
    ...mailJobs(services.settings, transportOf(services.settings)),
    ...recoveryJobs(services),
    ...earlierJobs(services),
    ...snoozeJobs(services),
    ...assignmentJobs(services),
    ...deadlineJobs(services),
    ...returnJobs(services),
    ...notificationJobs(services),
    ...contactNoticeJobs(services),
    ...watchJobs(services),
    ...ruleJobs(services),
    ...trainingJobs(services),
    ...archiveJobs(services),
    ...webhookJobs(services),
    ...leadJobs(services),
    ...surveyJobs(services),
    ...surveyAfterJobs(services),
    ...surveySendJobs(services),
    ...contactImportJobs(services),
    ...productImportJobs(services),
    ...holidayJobs(services),
    ...reminderJobs(services),
    ...orderedJobs(services),
    ...analyticsJobs(services),
    ...reportJobs(services),
    ...exportJobs(services),
    ...alertJobs(services),
    ...heldAlertJobs(services),
    ...productIndexJobs(services),
  }
}

/**
 * Seconds after which a job of a dead process is taken over by another. Kept short because customers wait for some
 * jobs.
 */
const LOCK_SECONDS = 15

/** Calls of business's systems at a time, and those of one bot: a slow system must not delay the customers of others. */
const LOOKUPS = 8
const LOOKUPS_PER_BOT = 3

/**
 * Events, contacts and answers of surveys that leave at a time, and those of one bot: they mostly wait for other systems,
 * and a slow one must delay neither those of other bots nor what bots answer.
 */
const DELIVERIES = 32
const DELIVERIES_PER_BOT = 4

/** Jobs of one bot at a time, of the four that run: many messages to one bot do not delay those to others. */
const PER_BOT = 3

/**
 * Chats to which messages are delivered at a time, and those of one bot: a request to a platform takes half
 * a second, and one that does not answer takes fifteen.
 */
const LANES = 32
const LANES_PER_BOT = 12
/** Lanes of received messages that are processed at a time, and those of one bot: files may come slowly. */
const ARRIVALS = 16
const ARRIVALS_PER_BOT = 6

/** Mailboxes that are read at a time: each waits for its server. */
const MAILBOXES = 8

/**
 * Mails at a time that people wait for, those that alert, and those of one bot in each: a mail server that does not answer
 * for the addresses of one bot holds up neither other bots nor who forgot a password.
 */
const MAILS = 8
const MAILS_PER_BOT = 2

/** Files of contacts or products that are imported at a time: each rests between its batches. */
const IMPORTS = 2

/** Files of conversations that are written at a time: each rests between its pages. */
const EXPORTS = 2

/** Whole bots that are moved at a time: an export does not wait for the review of a large archive. */
const MOVES = 2

/**
 * Starts the workers of this process. Several processes can run workers on one store. Trainings have their own workers,
 * one for those of seconds and one for those of minutes: messages do not wait for them. Nor do they wait for whole bots
 * that are imported, or for the systems of businesses, which bots ask and tell.
 */
export async function startWorkers(store: Store, services: Services): Promise<JobWorker> {
  return store.run(async () => {
    const handlers = jobHandlers(services)
    // The embedded store belongs to this process alone, so all locked jobs are from a dead process.
    if (!services.settings.databaseUrl) await freeJobs(Object.keys(handlers))
    await endAllAbandoned(services)
    await startCleaning()
    await enqueueReturns()
    await startTemplateScan()
    await startHolidays()
    await startReminders()
    await startOrdered()
    await startAnalytics()
    await startReports()
    await startAlerts()
    await enqueuePolls()
    await startNotificationWatch()
    await startRulesWatch()
    const report = (error: unknown) => services.log.error({ err: error }, 'a job failed')
    const trainings = trainingJobs(services)
    const imports = archiveJobs(services)
    const files = { ...contactImportJobs(services), ...productImportJobs(services) }
    const exports = exportJobs(services)
    const {
      [BOT_WEBHOOK]: callSystem,
      [CHANNEL_SEND]: deliver,
      [CHANNEL_INBOUND]: arrive,
      [MAILBOX_POLL]: look,
      [MAIL]: mail,
      [RECOVERY]: recover,
      [ALERT_MAIL]: alert,
      ...rest
    } = handlers
    const deliveries = { ...webhookJobs(services), ...leadJobs(services), ...surveyJobs(services) }
    const others = Object.fromEntries(
      Object.entries(rest).filter(
        ([queue]) =>
          !(queue in trainings || queue in imports || queue in deliveries || queue in files || queue in exports),
      ),
    )
    const workers = [
      startWorker(
        { ...(callSystem && { [BOT_WEBHOOK]: callSystem }) },
        { report, concurrency: LOOKUPS, perBot: LOOKUPS_PER_BOT, lockSeconds: LOCK_SECONDS },
      ),
      startWorker(
        { ...(deliver && { [CHANNEL_SEND]: deliver }) },
        { report, concurrency: LANES, perBot: LANES_PER_BOT, lockSeconds: LOCK_SECONDS },
      ),
      startWorker(
        { ...(arrive && { [CHANNEL_INBOUND]: arrive }) },
        { report, concurrency: ARRIVALS, perBot: ARRIVALS_PER_BOT, lockSeconds: LOCK_SECONDS },
      ),
      startWorker(
        { ...(look && { [MAILBOX_POLL]: look }) },
        { report, concurrency: MAILBOXES, lockSeconds: LOCK_SECONDS },
      ),
      startWorker(
        { ...(mail && { [MAIL]: mail }), ...(recover && { [RECOVERY]: recover }) },
        { report, concurrency: MAILS, perBot: MAILS_PER_BOT, lockSeconds: LOCK_SECONDS },
      ),
      startWorker(
        { ...(alert && { [ALERT_MAIL]: alert }) },
        { report, concurrency: MAILS, perBot: MAILS_PER_BOT, lockSeconds: LOCK_SECONDS },
      ),
      startWorker(others, { report, perBotWhenBusy: PER_BOT, lockSeconds: LOCK_SECONDS }),
      ...Object.entries(trainings).map(([queue, train]) =>
        startWorker({ [queue]: train }, { report, concurrency: 1, lockSeconds: LOCK_SECONDS }),
      ),
      startWorker(deliveries, {
        ...{ report, concurrency: DELIVERIES, perBot: DELIVERIES_PER_BOT, lockSeconds: LOCK_SECONDS },
      }),
      startWorker(files, { report, concurrency: IMPORTS, perBot: 1, lockSeconds: LOCK_SECONDS }),
      startWorker(exports, { report, concurrency: EXPORTS, perBot: 1, lockSeconds: LOCK_SECONDS }),
      startWorker(imports, { report, concurrency: MOVES, lockSeconds: LOCK_SECONDS }),
    ]
    return {
      stop: async () => {
        await Promise.all(workers.map((worker) => worker.stop()))
      },
    }
  })
}
