import type { ImapFlow } from 'imapflow'
import { sql } from 'kysely'
import { db } from '../../foundation/store/db.ts'
import type { Account } from '../accounts/account.ts'
import type { Mailbox } from '../mailbox/mailbox.ts'
import { readOne } from './mail-one.ts'
import { findSent } from './mail-sent.ts'

/** Mails that are read in one turn; the rest follows at once. */
const LOT = 50

/** Takes in what is new, in its order. Returns whether there is more. */
export async function readInbox(
  client: ImapFlow,
  account: Account,
  mailbox: Mailbox,
  signal: AbortSignal,
): Promise<boolean> {
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
