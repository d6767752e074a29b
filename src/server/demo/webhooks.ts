import { sql } from 'kysely'
import { seal } from '../foundation/secrets/seal.ts'
import { db, json } from '../foundation/store/db.ts'
import type { SeededBot } from './setup.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Contacts in the log, and those of them that the other system no longer took. */
const TOLD = 8
const REFUSED = 3

/**
 * Writes a webhook of the hardware store whose sales system moved: it is off, and its log shows why. It calls nobody
 * until somebody switches it on.
 * @param secret encrypts the secret of its signature
 */
export async function writeWebhook(now: number, placed: readonly SeededBot[], secret: string): Promise<void> {
  const bot = placed[0]
  if (!bot) return
  const at = new Date(now - 20 * DAY)
  const { id } = await db()
    .insertInto('webhook')
    .values({
      ...{ bot_id: bot.id, name: 'Sistema de ventas', url: 'https://ventas.elquebracho.example/avisos', active: false },
      ...{ events: json(['lead']), reason: 'La dirección respondió que ya no existe. Cámbiala y enciéndelo.' },
      ...{ secret: seal('whsec_ZGVtby1vZi10aGUtY29uc29sZQ==', secret, 'outgoing-webhook'), secret_last4: 'ZQ==' },
      ...{ created_at: at, updated_at: new Date(now - 2 * HOUR), version: 2 },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into webhook_delivery (bot_id, webhook_id, event_id, event, at, queued_at, data, state, attempts, attempted_at,
      status, milliseconds, answer, detail, history)
    select ${bot.id}, ${id}, 'msg_demo' || place, 'lead', at, at,
      jsonb_build_object('contact', contact, 'chat', null),
      case when place > ${REFUSED} then 'delivered' else 'pending' end, 1, at,
      case when place > ${REFUSED} then 200 else 410 end, 90 + place * 13,
      case when place > ${REFUSED} then 'ok' else 'Gone' end,
      case when place <= ${REFUSED} then 'Respondió 410' end,
      jsonb_build_array(jsonb_build_object('at', to_jsonb(at), 'milliseconds', 90 + place * 13,
        'status', case when place > ${REFUSED} then 200 else 410 end,
        'detail', case when place <= ${REFUSED} then 'Respondió 410' end))
    from (
      select row_number() over (order by id desc) as place,
        ${new Date(now).toISOString()}::timestamptz - row_number() over (order by id desc) * interval '5 hours' as at,
        jsonb_build_object('id', id, 'name', name, 'phone', phone, 'email', coalesce(email, ''), 'company', company,
          'city', city) as contact
      from contact where bot_id = ${bot.id} order by id desc limit ${TOLD}
    ) told order by place desc`.execute(db())
}
