import type { ImapFlow } from 'imapflow'
import { currentCall } from '../../foundation/http/context.ts'
import { db, isDiskFull, isStoreUnavailable, tx } from '../../foundation/store/db.ts'
import type { Account } from '../accounts/account.ts'
import { logEvent } from '../accounts/log.ts'
import { MAX_MAIL_BYTES } from '../mailbox/imap.ts'
import type { Mailbox } from '../mailbox/mailbox.ts'
import { arrivalOf, takeLargeMail } from './mail-arrival.ts'

/** Somebody disconnected the mailbox while it was read. */
export class Disconnected extends Error {}

/**
 * Fetches a mail and takes it in.
 * @param moves notes that the inbox is read up to it
 */
export async function readOne(
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
  const take = isLarge
    ? () =>
        takeLargeMail(account, {
          messageId: about.envelope?.messageId,
          ...{ address: sender?.address, name: sender?.name ?? '', subject: about.envelope?.subject ?? '' },
        })
    : source && (await arrivalOf(account, mailbox, source).catch((error: unknown) => unreadable(account, uid, error)))
  const move = () => (moves ? moveTo(account.id, uid) : undefined)
  await takeOnce(
    async () => {
      await move()
      await take?.()
    },
    async (error) => {
      await move()
      await unreadable(account, uid, error)()
    },
  )
}

/**
 * Notes that a mail is taken in. Rejects once somebody disconnected the mailbox, also if it was connected again: what came
 * in between is not read.
 */
async function moveTo(accountId: number, uid: number): Promise<void> {
  const { numUpdatedRows } = await db()
    .updateTable('mailbox_cursor as k')
    .set({ last_uid: uid })
    .where('k.account_id', '=', accountId)
    .where('k.last_uid', '<', uid)
    .where((where) =>
      where.exists(
        where
          .selectFrom('channel_account as a')
          .select('a.id')
          .whereRef('a.id', '=', 'k.account_id')
          .where('a.status', '=', 'connected'),
      ),
    )
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Disconnected()
}

/** A mail that cannot be read is told in the activity, and does not keep the ones after it from being read. */
function unreadable(account: Account, uid: number, error: unknown): () => Promise<void> {
  currentCall().services.log.error({ err: error, account: account.id, uid }, 'a mail could not be read')
  return () =>
    logEvent({ account, kind: 'incoming', ok: false, detail: 'No pudimos leer un correo. Está en el buzón.' })
}

/** Times that a mail is tried: what stops it may be another transaction. */
const TRIES = 3

/** Takes in a mail, all or nothing; otherwise notes why not. */
async function takeOnce(take: () => Promise<void>, note: (error: unknown) => Promise<void>): Promise<void> {
  for (let left = TRIES - 1; ; left--) {
    try {
      return await tx(take)
    } catch (error) {
      if (error instanceof Disconnected || isStoreUnavailable(error) || isDiskFull(error)) throw error
      if (left === 0) return tx(() => note(error))
    }
  }
}
