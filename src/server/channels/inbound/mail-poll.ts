import type { ImapFlow } from 'imapflow'
import { sql } from 'kysely'
import { currentCall, inCall } from '../../foundation/http/context.ts'
import { enqueue } from '../../foundation/jobs/queue.ts'
import type { JobHandlers } from '../../foundation/jobs/run-job.ts'
import type { Services } from '../../foundation/services/services.ts'
import { db, isDiskFull, isStoreUnavailable, tx } from '../../foundation/store/db.ts'
import { type Account, accountOf } from '../accounts/account.ts'
import { logEvent } from '../accounts/log.ts'
import { requireAction } from '../accounts/trouble.ts'
import { MAX_MAIL_BYTES, withImap } from '../mailbox/imap.ts'
import { type Mailbox, mailboxOf } from '../mailbox/mailbox.ts'
import { troubleOf } from '../mailbox/trouble.ts'
import { takeLargeMail, takeMail } from './mail-arrival.ts'
import { findSent } from './mail-sent.ts'

/** The queue of mailboxes to look at (`{account_id}`). */
export const MAILBOX_POLL = 'mailbox-poll'

/** Mails that are read in one turn; the rest follows at once. */
const LOT = 50
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
  const mailbox = mailboxOf(account)
  if (!mailbox) return requireAction(account, 'No pudimos leer la contraseña guardada. Escríbela de nuevo.')
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
    currentCall().services.log.warn({ err: error, account: account.id }, 'a mailbox could not be read')
    const trouble = troubleOf(error, mailbox.imap.host)
    if (trouble.class === 'login') return requireAction(account, trouble.text)
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

/** Takes in what is new, in its order. Returns whether there is more. */
async function readInbox(client: ImapFlow, account: Account, mailbox: Mailbox, signal: AbortSignal): Promise<boolean> {
  const inbox = await client.mailboxOpen('INBOX', { readOnly: !mailbox.marksSeen })
  const uidValidity = Number(inbox.uidValidity)
  const cursor = await cursorOf(account.id)
  // Only what comes after connecting is read.
  if (!cursor) {
    await startAt(account.id, uidValidity, inbox.uidNext - 1)
    return false
  }
  const isSame = cursor.uid_validity === uidValidity
  const uids = isSame ? await after(client, cursor.last_uid, inbox.exists) : await since(client, cursor)
  const lot = uids.slice(0, isSame ? LOT : undefined)
  for (const uid of lot) {
    if (signal.aborted) throw new Error('The worker stops')
    await readOne(client, account, mailbox, uid, isSame)
    if (mailbox.marksSeen) await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
  }
  if (!isSame) await startAt(account.id, uidValidity, Math.max(inbox.uidNext - 1, ...uids))
  await db().updateTable('mailbox_cursor').set({ read_at: sql`now()` }).where('account_id', '=', account.id).execute()
  await findSent(client, account)
  return lot.length < uids.length
}

const cursorOf = (accountId: number) =>
  db()
    .selectFrom('mailbox_cursor')
    .select(['uid_validity', 'last_uid', 'since', 'read_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()

type Cursor = NonNullable<Awaited<ReturnType<typeof cursorOf>>>

/** Notes from where a mailbox is read. The time of connecting stays. */
export async function startAt(accountId: number, uidValidity: number, lastUid: number): Promise<void> {
  const place = { uid_validity: uidValidity, last_uid: lastUid }
  await db()
    .insertInto('mailbox_cursor')
    .values({ account_id: accountId, ...place })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(place))
    .execute()
}

/** The numbers of the mails after one, in ascending order. */
async function after(client: ImapFlow, last: number, exists: number): Promise<number[]> {
  if (exists === 0) return []
  const found = (await client.search({ uid: `${last + 1}:*` }, { uid: true })) || []
  // `*` is the last mail, also when its number is lower.
  return found.filter((uid) => uid > last).sort((one, other) => one - other)
}

/** The numbers of what may be new when the former ones say nothing: known mails are recognized by their id. */
async function since(client: ImapFlow, { since, read_at }: Cursor): Promise<number[]> {
  const from = new Date(Math.max(Date.parse(read_at) - 2 * 86_400_000, Date.parse(since) - 86_400_000))
  const found = (await client.search({ since: from }, { uid: true })) || []
  const dated = found.length > 0 ? await client.fetchAll(found, { uid: true, internalDate: true }, { uid: true }) : []
  const start = Date.parse(since)
  return dated
    .filter(({ internalDate }) => !internalDate || new Date(internalDate).getTime() >= start - 60_000)
    .map(({ uid }) => uid)
    .sort((one, other) => one - other)
}

async function readOne(
  client: ImapFlow,
  account: Account,
  mailbox: Mailbox,
  uid: number,
  moves: boolean,
): Promise<void> {
  const at = String(uid)
  const about = await client.fetchOne(at, { uid: true, size: true, envelope: true }, { uid: true })
  const isLarge = about && (about.size ?? 0) > MAX_MAIL_BYTES
  const whole = about && !isLarge ? await client.fetchOne(at, { uid: true, source: true }, { uid: true }) : undefined
  const source = whole ? whole.source : undefined
  const [sender] = (about ? about.envelope?.from : undefined) ?? []
  await takeOnce(account, uid, async () => {
    if (isLarge)
      await takeLargeMail(account, {
        messageId: about.envelope?.messageId,
        ...{ address: sender?.address, name: sender?.name ?? '', subject: about.envelope?.subject ?? '' },
      })
    else if (source) await takeMail(account, mailbox, source)
    if (moves) await moveTo(account.id, uid)
  })
}

/** Times that a mail is tried: what stops it may be another transaction. */
const TRIES = 3

/** Takes in a mail, all or nothing. One that cannot be read does not keep the ones after it from being read. */
async function takeOnce(account: Account, uid: number, take: () => Promise<void>): Promise<void> {
  for (let left = TRIES - 1; ; left--) {
    try {
      return await tx(take)
    } catch (error) {
      if (isStoreUnavailable(error) || isDiskFull(error)) throw error
      if (left > 0) continue
      currentCall().services.log.error({ err: error, account: account.id, uid }, 'a mail could not be read')
      return tx(async () => {
        await logEvent({ account, kind: 'incoming', ok: false, detail: 'No pudimos leer un correo. Está en el buzón.' })
        await moveTo(account.id, uid)
      })
    }
  }
}

const moveTo = (accountId: number, uid: number) =>
  db()
    .updateTable('mailbox_cursor')
    .set({ last_uid: sql`greatest(last_uid, ${uid})` })
    .where('account_id', '=', accountId)
    .execute()
