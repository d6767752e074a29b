import type { ImapFlow } from 'imapflow'
import { db } from '../../foundation/store/db.ts'
import type { Account } from '../accounts/account.ts'
import { reportPart } from '../outbound/ledger.ts'

/** Mails without a confirmation that are looked for at a time. */
const MOST = 20
/** Hours after which they are no longer looked for. */
const HOURS = 24

/**
 * Looks for mails whose confirmation was lost in the folder of sent mails, where many providers put what they accepted. One
 * that is not there may have been sent all the same.
 */
export async function findSent(client: ImapFlow, account: Account): Promise<void> {
  const rows = await db()
    .selectFrom('outbound_part')
    .select('external_id')
    .where('account_id', '=', account.id)
    .where('state', '=', 'uncertain')
    .where('since', '>', new Date(Date.now() - HOURS * 3_600_000).toISOString())
    .limit(MOST)
    .execute()
  const ids = rows.flatMap(({ external_id }) => external_id ?? [])
  if (ids.length === 0) return
  const folder = (await client.list()).find(({ specialUse }) => specialUse === '\\Sent')
  if (!folder) return
  await client.mailboxOpen(folder.path, { readOnly: true })
  for (const externalId of ids) {
    const found = await client.search({ header: { 'message-id': externalId } }, { uid: true })
    if (found && found.length > 0) await reportPart({ accountId: account.id, state: 'sent', externalId })
  }
}
