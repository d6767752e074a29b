import { enqueue } from '../jobs/queue.ts'
import type { JobHandler, JobHandlers } from '../jobs/run-job.ts'
import { seal, unseal } from '../secrets/seal.ts'
import type { Settings } from '../settings/settings.ts'
import { db } from '../store/db.ts'
import { addressHash } from './address-hash.ts'
import type { Mail, Mailer, MailOrigin, Transport } from './mailer.ts'

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
        {
          ...(origin && { bot_id: origin.botId }),
          sealed: seal({ mail, at: Date.now(), onlyIf: origin?.onlyIf }, settings.secret),
        },
        { maxAttempts: ATTEMPTS },
      ),
  }
}

/** What a job of a mail has. */
interface Queued {
  bot_id?: number
  sealed: string
}

interface Sealed extends Pick<MailOrigin, 'onlyIf'> {
  mail: Mail
  at: number
}

/** Delivers queued mails, but those that their person no longer wants. A repeated delivery has the same id. */
export function mailJobs(settings: Settings, transport: Transport): JobHandlers {
  const deliver: JobHandler = async (payload, job) => {
    const { bot_id, sealed } = payload as Queued
    const { mail, at, onlyIf } = unseal(sealed, settings) as Sealed
    if (onlyIf && bot_id !== undefined && (await stateOf(bot_id, mail.to)) !== onlyIf) return
    await transport.deliver(mail, `${stamp(at)}-${String(job.id).padStart(8, '0')}`)
  }
  return { [MAIL]: deliver, [ALERT_MAIL]: deliver }
}

/** Returns what an address outside the team answered a bot; undefined if nobody asked it, or its person was erased. */
async function stateOf(botId: number, address: string): Promise<string | undefined> {
  const consent = db().selectFrom('alert_consent').select('state').where('bot_id', '=', botId)
  return (await consent.where('address_hash', '=', addressHash(address)).executeTakeFirst())?.state
}

/** Formats the time a mail was written, so that ids sort by it: 20260310T120000123. */
function stamp(at: number): string {
  return new Date(at)
    .toISOString()
    .replace(/\D/g, '')
    .replace(/^(.{8})/, '$1T')
}
