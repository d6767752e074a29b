import type { components } from '../../../../generated/api.d.ts'
import { db } from '../../foundation/store/db.ts'

type Payload = components['schemas']['WebhookPayload']

/** Grows when a field of a payload changes its meaning or goes; new fields do not change it. */
export const PAYLOAD_VERSION = 1

/** A delivery as far as its payload depends on it. */
interface Told {
  bot_id: number
  event_id: string
  event: string
  at: string
  message_id: number | null
  data: object
}

/**
 * Returns what leaves. The text of a message is read now: staff may see less of it than when it arrived, and no copy of
 * it is kept.
 */
export async function payloadOf({ bot_id, event_id, event, at, message_id, data }: Told): Promise<Payload> {
  // The stored data has the form of its event: the statement that stores it has built it so.
  const payload = { id: event_id, event, version: PAYLOAD_VERSION, bot_id, at: new Date(at).toISOString(), data }
  return Object(message_id === null ? payload : { ...payload, data: await withText(bot_id, message_id, data) })
}

async function withText(botId: number, messageId: number, data: object): Promise<object> {
  const row = await db()
    .selectFrom('message')
    .select(['body', (is) => is('written', 'is not', null).as('hidden')])
    .where('bot_id', '=', botId)
    .where('id', '=', messageId)
    .executeTakeFirst()
  const stored = 'message' in data ? Object(data.message) : {}
  return { ...data, message: { ...stored, text: row?.body ?? '', hidden: row?.hidden === true } }
}
