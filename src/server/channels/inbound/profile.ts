import type { ChannelIdentity } from '../../conversation/chats/core/types.ts'
import { db } from '../../foundation/store/db.ts'
import type { Account, AccountSecrets } from '../accounts/account.ts'
import { callGraph } from '../meta/graph.ts'

/** Milliseconds for the name: a message does not wait longer for it. */
const TIMEOUT_MS = 3_000

/**
 * Returns the name of somebody who writes on a page for the first time; undefined when the platform does not tell it. A
 * message is stored without it.
 */
export async function nameOf(
  account: Account,
  { userId }: ChannelIdentity,
  secrets: AccountSecrets | undefined,
): Promise<string | undefined> {
  if (account.kind !== 'facebook' || !userId || !secrets || (await isKnown(account, userId))) return undefined
  const outcome = await callGraph<{ first_name?: string; last_name?: string; name?: string }>(
    `${userId}?fields=first_name,last_name`,
    { token: secrets.access_token, version: account.settings.api_version, timeoutMs: TIMEOUT_MS },
  )
  if (outcome.kind !== 'ok') return undefined
  const { first_name, last_name, name } = outcome.value
  return [first_name, last_name].filter(Boolean).join(' ') || name || undefined
}

async function isKnown({ botId, kind }: Account, userId: string): Promise<boolean> {
  const row = await db()
    .selectFrom('channel_link')
    .select('id')
    .where('bot_id', '=', botId)
    .where('channel', '=', kind)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}
