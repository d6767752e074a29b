import { placeholderName } from '../../../contract/customer-names.ts'
import type { ChannelIdentity } from '../../conversation/chats/core/types.ts'
import { db } from '../../foundation/store/db.ts'
import type { Account, AccountSecrets } from '../accounts/account.ts'
import { callGraph } from '../meta/graph.ts'
import { pathPart } from '../meta/ids.ts'
import { boundedName } from './bounded.ts'

/** Milliseconds for the name: a message does not wait longer for it. */
const TIMEOUT_MS = 3_000

/**
 * Returns a name for somebody who is not known yet: that of their profile if the platform tells it, else one with the last
 * digits of their address.
 */
export async function nameOf(
  account: Account,
  identity: ChannelIdentity,
  secrets: AccountSecrets | undefined,
): Promise<string> {
  const digits = (identity.address ?? identity.userId ?? '').replace(/\D/g, '')
  return (
    boundedName((await profileName(account, identity, secrets)) ?? '') || placeholderName(Number(digits.slice(-4)) || 1)
  )
}

async function profileName(
  account: Account,
  { userId }: ChannelIdentity,
  secrets: AccountSecrets | undefined,
): Promise<string | undefined> {
  const person = pathPart(userId)
  if (account.kind !== 'facebook' || !userId || !person || !secrets || (await isKnown(account, userId)))
    return undefined
  const outcome = await callGraph<{ first_name?: string; last_name?: string; name?: string }>(
    `${person}?fields=first_name,last_name`,
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
