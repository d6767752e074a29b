import { sql } from 'kysely'
import { currentCall, inCall } from '../../foundation/http/context.ts'
import { enqueue } from '../../foundation/jobs/queue.ts'
import type { JobHandlers } from '../../foundation/jobs/run-job.ts'
import type { Services } from '../../foundation/services/services.ts'
import { db } from '../../foundation/store/db.ts'
import { type Account, accountOf } from '../accounts/account.ts'
import { logEvent } from '../accounts/log.ts'
import { requireAction } from '../accounts/trouble.ts'
import { withImap } from '../mailbox/imap.ts'
import { mailboxOf } from '../mailbox/mailbox.ts'
import { troubleOf } from '../mailbox/trouble.ts'
import { readInbox } from './mail-inbox.ts'
import { Disconnected } from './mail-one.ts'

/** The queue of mailboxes to look at (`{account_id}`). */
export const MAILBOX_POLL = 'mailbox-poll'

/** Longest pause after failures, in seconds. */
const LONGEST_PAUSE = 300
/** Failures in a row after which the activity tells about them. */
const TOLD_AFTER = 5

/**
 * Has a mailbox looked at. One job per mailbox, so that of several processes only one reads it.
 * @param seconds from now
 */
export const enqueuePoll = (accountId: number, seconds = 0): Promise<void> =>
  enqueue(
    MAILBOX_POLL,
    { account_id: accountId },
    {
      key: `account:${accountId}`,
      maxAttempts: 30_000,
      ...(seconds > 0 && { runAt: new Date(Date.now() + seconds * 1000) }),
    },
  )

/** Has every connected mailbox looked at. The jobs' keys prevent duplicates when several processes start. */
export async function enqueuePolls(): Promise<void> {
  const rows = await db()
    .selectFrom('channel_account')
    .select('id')
    .where('kind', '=', 'email')
    .where('status', '=', 'connected')
    .execute()
  for (const { id } of rows) await enqueuePoll(id)
}

/** Reads what arrived in connected mailboxes, again and again. */
export function mailboxJobs(services: Services): JobHandlers {
  return {
    [MAILBOX_POLL]: (payload, { signal }) =>
      inCall({ services }, () => poll((payload as { account_id: number }).account_id, signal)),
  }
}

async function poll(accountId: number, signal: AbortSignal): Promise<void> {
  const account = await accountOf(accountId)
  // Connecting it again has it looked at again.
  if (account?.status !== 'connected') return
  // A removed bot can be restored: until then its mail stays in the mailbox.
  if (await isRemoved(account.botId)) return enqueuePoll(account.id, LONGEST_PAUSE)
  const mailbox = mailboxOf(account)
  if (!mailbox) return requireAction(account, { text: 'No pudimos leer la contraseña guardada. Escríbela de nuevo.' })
  const usual = currentCall().services.settings.mailboxSeconds
  try {
    const hasMore = await withImap(mailbox, (client) => readInbox(client, account, mailbox, signal), signal)
    await db()
      .updateTable('mailbox_cursor')
      .set({ failures: 0 })
      .where('account_id', '=', account.id)
      .where('failures', '>', 0)
      .execute()
    await enqueuePoll(account.id, hasMore ? 0 : usual)
  } catch (error) {
    if (signal.aborted) throw error
    if (error instanceof Disconnected) return
    currentCall().services.log.warn({ err: error, account: account.id }, 'a mailbox could not be read')
    const trouble = troubleOf(error, mailbox.imap.host)
    if (trouble.class === 'login') return requireAction(account, trouble)
    const failures = await countFailure(account, trouble.text)
    await enqueuePoll(account.id, Math.min(usual * 2 ** Math.min(failures, 8), LONGEST_PAUSE))
  }
}

async function countFailure(account: Account, text: string): Promise<number> {
  const row = await db()
    .updateTable('mailbox_cursor')
    .set({ failures: sql`failures + 1` })
    .where('account_id', '=', account.id)
    .returning('failures')
    .executeTakeFirst()
  if (row?.failures === TOLD_AFTER) await logEvent({ account, kind: 'account', ok: false, detail: text })
  return row?.failures ?? 1
}

async function isRemoved(botId: number): Promise<boolean> {
  const bot = await db().selectFrom('bot').select('removed_at').where('id', '=', botId).executeTakeFirst()
  return bot?.removed_at !== null
}
