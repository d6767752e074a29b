import { sql } from 'kysely'
import { inCall } from '../../foundation/http/context.ts'
import { callOutside } from '../../foundation/http/outgoing.ts'
import { enqueue } from '../../foundation/jobs/queue.ts'
import type { JobHandlers } from '../../foundation/jobs/run-job.ts'
import type { Services } from '../../foundation/services/services.ts'
import { db, deferToCommit } from '../../foundation/store/db.ts'
import { serviceTimeout } from '../../knowledge/dialogue/webhook/service-timeout.ts'

/** The queue of new contacts to send to the address in the bot's settings. */
const LEAD_EXPORT = 'lead-export'

/** Minutes until each further attempt; after the last one the contact is not sent. */
const AGAIN_MINUTES = [1, 5, 30, 120, 480] as const

interface NewLead {
  bot_id: number
  contact_id: number
  chat_id: number | null
  /** attempts that failed */
  failed: number
}

const isLead = (payload: unknown): payload is NewLead =>
  typeof payload === 'object' && payload !== null && 'contact_id' in payload

/**
 * Queues a new contact, in the current transaction, if the bot sends its contacts to another system.
 * @param key what else than being new sends it, once
 */
export async function queueLead(botId: number, contactId: number, chatId: number | null, key = ''): Promise<void> {
  const lead: NewLead = { bot_id: botId, contact_id: contactId, chat_id: chatId, failed: 0 }
  const job = db()
    .insertInto('job')
    .columns(['queue', 'payload', 'key'])
    .expression((from) =>
      from
        .selectFrom('bot')
        .select([
          sql<string>`${LEAD_EXPORT}::text`.as('queue'),
          sql<object>`${JSON.stringify(lead)}::text::jsonb`.as('payload'),
          sql<string>`${`${contactId}${key && ` ${key}`}`}::text`.as('key'),
        ])
        .where('id', '=', botId)
        .where(sql<boolean>`settings->'handoff'->'export_lead'->>'enabled' = 'true'`),
    )
    .onConflict((conflict) => conflict.doNothing())
  await deferToCommit(job)
}

/** Returns the handler of the queue. An address that does not take a contact is tried again for some hours. */
export function leadJobs(services: Services): JobHandlers {
  return {
    [LEAD_EXPORT]: async (payload) => {
      if (isLead(payload)) await inCall({ services }, () => exportNew(services, payload))
    },
  }
}

async function exportNew(services: Services, lead: NewLead): Promise<void> {
  const { bot_id: botId, contact_id: contactId, chat_id: chatId, failed } = lead
  const webhook = await leadAddress(botId)
  if (!webhook) return
  try {
    await sendLead(services, webhook, { botId, contactId, chatId })
  } catch (error) {
    services.log.warn({ err: error }, 'a new contact could not be exported')
    const minutes = AGAIN_MINUTES[failed]
    if (minutes === undefined) return
    const runAt = new Date(Date.now() + minutes * 60_000)
    await enqueue(LEAD_EXPORT, { ...lead, failed: failed + 1 }, { key: `${contactId}:${failed + 1}`, runAt })
  }
}

/** Returns the address that receives the contacts of a bot; null when they are not sent. */
export async function leadAddress(botId: number): Promise<string | null> {
  const bot = await db().selectFrom('bot').select('settings').where('id', '=', botId).executeTakeFirst()
  const lead = bot?.settings.handoff?.export_lead
  return lead?.enabled ? (lead.webhook ?? null) : null
}

/**
 * Sends a contact to another system, which must respond with a 2xx status. A contact that was deleted meanwhile is not
 * sent. Call it outside of a transaction: it can take seconds.
 * @returns the time that was sent with it, in ISO 8601
 */
export async function sendLead(
  { clock, settings }: Services,
  webhook: string,
  { botId, contactId, chatId }: { botId: number; contactId: number; chatId: number | null },
): Promise<string> {
  const exported_at = clock().toISOString()
  const contact = await db()
    .selectFrom('contact')
    .select(['id', 'name', 'phone', 'email', 'company', 'city'])
    .where('bot_id', '=', botId)
    .where('id', '=', contactId)
    .executeTakeFirst()
  if (!contact) return exported_at
  const chat =
    chatId === null
      ? undefined
      : await db()
          .selectFrom('chat')
          .select(['id as chat_id', 'channel', 'sender_id'])
          .where('bot_id', '=', botId)
          .where('id', '=', chatId)
          .executeTakeFirst()
  const { status } = await callOutside(webhook, {
    method: 'POST',
    headers: { 'idempotency-key': `${botId}-${contactId}` },
    body: { ...contact, ...chat, exported_at },
    timeoutMs: (await serviceTimeout(botId)) * 1000,
    allowPrivate: settings.webhookPrivateAddresses === true,
  })
  if (status < 200 || status >= 300) throw new Error(`The address responded with status ${status}`)
  return exported_at
}
