import { enqueue } from '../jobs/queue.ts'
import type { JobHandlers } from '../jobs/run-job.ts'
import { seal, unseal } from '../secrets/seal.ts'
import type { Settings } from '../settings/settings.ts'
import type { Mail, Mailer, Transport } from './mailer.ts'

const QUEUE = 'mail'

// About a day and a half, with the growing pauses of the queue.
const ATTEMPTS = 45

/** Creates a mailer that enqueues mails in the current transaction, so that a crash loses none. */
export function queueingMailer(settings: Settings): Mailer {
  return {
    send: (mail) =>
      enqueue(QUEUE, { sealed: seal({ mail, at: Date.now() }, settings.secret) }, { maxAttempts: ATTEMPTS }),
  }
}

/** Delivers queued mails. A repeated delivery has the same id. */
export function mailJobs(settings: Settings, transport: Transport): JobHandlers {
  return {
    [QUEUE]: async (payload, job) => {
      const { mail, at } = unseal((payload as { sealed: string }).sealed, settings) as { mail: Mail; at: number }
      await transport.deliver(mail, `${stamp(at)}-${String(job.id).padStart(8, '0')}`)
    },
  }
}

/** Formats the time a mail was written, so that ids sort by it: 20260310T120000123. */
function stamp(at: number): string {
  return new Date(at)
    .toISOString()
    .replace(/\D/g, '')
    .replace(/^(.{8})/, '$1T')
}
