import { sql } from 'kysely'
import { db } from '../../../foundation/store/db.ts'
import { originOf } from './url.ts'

/** A webhook as stored, with the response that it belongs to. */
interface StoredWebhook {
  id: number
  webhook: { url: string; headers?: readonly { name: string }[] }
}

/**
 * Deletes the values of headers that no webhook of a bot uses any more: neither a stored response nor a stored model,
 * which answers customers, is being trained, or can be returned to.
 * @param responseId only the values of this response
 */
export async function deleteUnusedSecrets(botId: number, responseId?: number): Promise<void> {
  let stored = db().selectFrom('webhook_secret').select(['response_id', 'origin', 'name']).where('bot_id', '=', botId)
  if (responseId !== undefined) stored = stored.where('response_id', '=', responseId)
  const secrets = await stored.execute()
  const drafts = unused(secrets, await draftWebhooks(botId))
  // Models are large, so they are only looked at for what the responses do not use.
  const gone = drafts.length > 0 ? unused(drafts, await modelWebhooks(botId)) : []
  for (const { response_id, origin, name } of gone)
    await db()
      .deleteFrom('webhook_secret')
      .where('response_id', '=', response_id)
      .where('origin', '=', origin)
      .where('name', '=', name)
      .execute()
}

interface SecretKey {
  response_id: number
  origin: string
  name: string
}

function unused(secrets: readonly SecretKey[], webhooks: readonly StoredWebhook[]): SecretKey[] {
  return secrets.filter(
    ({ response_id, origin, name }) =>
      !webhooks.some(
        ({ id, webhook: { url, headers = [] } }) =>
          id === response_id &&
          originOf(url) === origin &&
          headers.some((header) => header.name.toLowerCase() === name),
      ),
  )
}

async function draftWebhooks(botId: number): Promise<StoredWebhook[]> {
  const rows = await db()
    .selectFrom('response')
    .select(['id', 'webhook'])
    .where('bot_id', '=', botId)
    .where('webhook', 'is not', null)
    .execute()
  return rows.flatMap(({ id, webhook }) => (webhook ? [{ id, webhook }] : []))
}

async function modelWebhooks(botId: number): Promise<StoredWebhook[]> {
  const { rows } = await sql<StoredWebhook>`
    select distinct (r ->> 'id')::int as id, r -> 'webhook' as webhook
    from bot_model m, jsonb_array_elements(m.knowledge -> 'responses') r
    where m.bot_id = ${botId} and jsonb_typeof(r -> 'webhook') = 'object'`.execute(db())
  return rows
}
