import { sql } from 'kysely'
import { enqueue } from '../../foundation/jobs/queue.ts'
import { db, json, tx } from '../../foundation/store/db.ts'
import { type Account, accounts, secretsOf } from '../accounts/account.ts'
import type { InboxItem } from '../meta/split.ts'

/** The queue of lanes with items to process (`{bot_id, account_id, lane}`). */
export const CHANNEL_INBOUND = 'channel-inbound'

/** Rows per statement; a request may have a thousand. */
const LOT = 200

/** Returns the accounts of a bot whose secret the platform proved to know. Those of one app of Meta share it. */
export async function accountsSignedBy(
  botId: number,
  kinds: readonly Account['kind'][],
  isSigned: (secret: string) => boolean,
): Promise<Account[]> {
  const rows = await connected().where('bot_id', '=', botId).where('kind', 'in', kinds).execute()
  return rows.filter(signedWith(isSigned))
}

/**
 * Returns the accounts of other bots that items of Meta concern and whose secret signed them: an app of Meta delivers what
 * happens on all of its pages to one address. Most requests only concern the bot's own accounts.
 */
export async function accountsOfOthers(
  own: readonly Account[],
  items: readonly InboxItem[],
  { botId, signs }: { botId: number; signs: (secret: string) => boolean },
): Promise<Account[]> {
  const others = items.filter((item) => item.externalId === '' || !own.some((account) => concerns(item, account)))
  const [ids, businesses] = [others.map(({ externalId }) => externalId), others.map(({ wabaId }) => wabaId ?? '')].map(
    (names) => [...new Set(names)].filter((name) => name !== ''),
  )
  if (others.length === 0) return []
  const rows = await connected()
    .where('bot_id', '<>', botId)
    .where('kind', 'in', ['whatsapp', 'facebook'])
    .where(
      sql<boolean>`(external_id = any(${ids ?? []}::text[]) or settings->>'waba_id' = any(${businesses ?? []}::text[]))`,
    )
    .execute()
  return rows.filter(signedWith(signs))
}

const connected = () => accounts().where('status', '<>', 'off')

/** Returns whether an account has a secret that signed a request; each secret is tried once. */
function signedWith(isSigned: (secret: string) => boolean): (account: Account) => boolean {
  const checked = new Map<string, boolean>()
  return (account) => {
    const secret = secretsOf(account)?.app_secret
    if (!secret) return false
    const isKnown = checked.get(secret) ?? isSigned(secret)
    checked.set(secret, isKnown)
    return isKnown
  }
}

/**
 * Stores items once each and enqueues their lanes, in one transaction. Items without an account, which are news about a
 * whole business, go to each of its numbers. Returns how many were new.
 */
export async function storeItems(known: readonly Account[], items: readonly InboxItem[]): Promise<number> {
  const rows = items.flatMap((item) =>
    known
      .filter((account) => concerns(item, account))
      .map((account) => ({ account_id: account.id, key: item.key, lane: item.lane, body: json(item.body) })),
  )
  if (rows.length === 0) return 0
  const sorted = inOrder(rows, nameOf)
  return tx(async () => {
    const fresh: { account_id: number; lane: string }[] = []
    for (let from = 0; from < sorted.length; from += LOT)
      fresh.push(
        ...(await db()
          .insertInto('webhook_inbox')
          .values(sorted.slice(from, from + LOT))
          .onConflict((conflict) => conflict.columns(['account_id', 'key']).doNothing())
          .returning(['account_id', 'lane'])
          .execute()),
      )
    const lanes = new Map(fresh.map((row) => [`${row.account_id}:${row.lane}`, row]))
    const botOf = new Map(known.map(({ id, botId }) => [id, botId]))
    for (const [key, { account_id, lane }] of inOrder([...lanes], ([name]) => name))
      await enqueueInbound(key, { bot_id: botOf.get(account_id), account_id, lane })
    return fresh.length
  })
}

function concerns({ kind, externalId, wabaId }: InboxItem, account: Account): boolean {
  if (account.kind !== kind) return false
  if (externalId !== '') return account.externalId === externalId
  const { waba_id: own } = account.settings
  return wabaId === undefined || own === undefined || own === wabaId
}

/** The messages of a customer keep their order; the rest has none, and repetitions come shuffled. */
const nameOf = ({ account_id, lane, key }: { account_id: number; lane: string; key: string }): string =>
  lane.startsWith('c:') ? `${account_id}:${lane}` : `${account_id}:${lane}:${key}`

/**
 * Sorts by name and keeps the order of those with the same one. Requests at the same time take rows in one order, so that
 * they do not wait for each other in a circle.
 */
const inOrder = <T>(items: readonly T[], by: (item: T) => string): T[] =>
  [...items].sort((one, other) => (by(one) === by(other) ? 0 : by(one) < by(other) ? -1 : 1))

const enqueueInbound = (
  key: string,
  lane: { bot_id: number | undefined; account_id: number; lane: string },
): Promise<void> => enqueue(CHANNEL_INBOUND, lane, { key, maxAttempts: 30_000 })

/** Deletes what was processed or received more than 30 days ago: Meta repeats for 7 days. */
export async function cleanInbox(): Promise<void> {
  await sql`delete from webhook_inbox where received_at < now() - interval '30 days'`.execute(db())
  await sql`delete from channel_event where at < now() - interval '30 days'`.execute(db())
}
