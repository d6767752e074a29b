import type { components } from '../../../../../generated/api.d.ts'
import { currentCall } from '../../../foundation/http/context.ts'
import { seal, unseal } from '../../../foundation/secrets/seal.ts'
import { db } from '../../../foundation/store/db.ts'
import type { KnownResponse } from '../../models/knowledge.ts'
import { deleteUnusedSecrets } from './unused-secrets.ts'
import { originOf } from './url.ts'

type Schemas = components['schemas']
type Webhook = NonNullable<Schemas['MainResponseInput']['webhook']>
type Stored = Schemas['MainResponse']['webhook']

const secret = () => currentCall().services.settings.secret

/** Returns a webhook as it is stored: of each header only the name and the last four characters. */
export function withoutSecrets(webhook: Webhook, before?: Stored): Webhook {
  const headers = (webhook.headers ?? []).map(({ name, value }) => ({
    name,
    last4: value ? lastOf(value) : (before?.headers?.find((one) => isSame(one, name))?.last4 ?? ''),
  }))
  return { ...webhook, headers }
}

/** Short values are not shown at all: their end would give away too much. */
const lastOf = (value: string) => (value.length >= 12 ? value.slice(-4) : '')

const isSame = (header: { name: string }, name: string) => header.name.toLowerCase() === name.toLowerCase()

/**
 * Returns the name of a header without a value to send: it has none yet, or its value was entered for another origin.
 * A changed address must not receive the values that were entered for the one before.
 */
export function headerWithoutValue(webhook: Webhook, before?: Stored): string | undefined {
  const same = before && originOf(before.url) === originOf(webhook.url)
  const missing = (webhook.headers ?? []).find(
    ({ name, value }) => !value && !(same && before.headers?.some((one) => isSame(one, name))),
  )
  return missing?.name
}

/**
 * Stores the entered values of a webhook's headers, encrypted, and deletes those that nothing uses any more. Until the
 * next training, calls go on with the values of the published webhook, which may be of another origin. Call it after
 * the response is stored.
 */
export async function saveSecrets(botId: number, responseId: number, webhook: Webhook | null): Promise<void> {
  const origin = (webhook && originOf(webhook.url)) ?? ''
  for (const { name, value } of webhook?.headers ?? []) {
    if (!value) continue
    const sealed = seal(value, secret(), 'webhook')
    await db()
      .insertInto('webhook_secret')
      .values({ response_id: responseId, bot_id: botId, name: name.toLowerCase(), origin, sealed })
      .onConflict((conflict) => conflict.columns(['response_id', 'origin', 'name']).doUpdateSet({ sealed }))
      .execute()
  }
  await deleteUnusedSecrets(botId, responseId)
}

/** Returns the headers to send to an origin. Values that were entered for another one are left out. */
export async function headersFor({ id, webhook }: KnownResponse, origin: string): Promise<Record<string, string>> {
  const names = (webhook?.headers ?? []).map(({ name }) => name.toLowerCase())
  if (names.length === 0) return {}
  const rows = await db()
    .selectFrom('webhook_secret')
    .select(['name', 'sealed'])
    .where('response_id', '=', id)
    .where('origin', '=', origin)
    .where('name', 'in', names)
    .execute()
  return Object.fromEntries(
    rows.map(({ name, sealed }) => [name, String(unseal(sealed, currentCall().services.settings, 'webhook'))]),
  )
}
