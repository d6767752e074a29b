import { enqueue } from '../jobs/queue.ts'
import type { JobHandler, JobHandlers } from '../jobs/run-job.ts'
import { seal, unseal } from '../secrets/seal.ts'
import type { Settings } from '../settings/settings.ts'
import type { Mail, Mailer, Transport } from './mailer.ts'

/** The queue of mails that somebody waits for. */
export const MAIL = 'mail'
/** The queue of what bots tell of themselves. */
export const ALERT_MAIL = 'alert-mail'

// About a day and a half, with the growing pauses of the queue.
const ATTEMPTS = 45

/** Creates a mailer that enqueues mails in the current transaction, so that a crash loses none. */
export function queueingMailer(settings: Settings): Mailer {
  return {
    send: (mail, origin) =>
      enqueue(
        origin?.isAlert ? ALERT_MAIL : MAIL,
        { ...(origin && { bot_id: origin.botId }), sealed: seal({ mail, at: Date.now() }, settings.secret) },
        { maxAttempts: ATTEMPTS },
      ),
  }
}

/** Delivers queued mails. A repeated delivery has the same id. */
export function mailJobs(settings: Settings, transport: Transport): JobHandlers {
  const deliver: JobHandler = async (payload, job) => {
    const { mail, at } = unseal((payload as { sealed: string }).sealed, settings) as { mail: Mail; at: number }
    await transport.deliver(mail, `${stamp(at)}-${String(job.id).padStart(8, '0')}`)
  }
  return { [MAIL]: deliver, [ALERT_MAIL]: deliver }
}

/** Formats the time a mail was written, so that ids sort by it: 20260310T120000123. */
function stamp(at: number): string {
  return new Date(at)
    .toISOString()
    .replace(/\D/g, '')
    .replace(/^(.{8})/, '$1T')
}
