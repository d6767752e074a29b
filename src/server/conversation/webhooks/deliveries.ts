import { sql } from 'kysely'
import type { components } from '../../../../generated/api.d.ts'
import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { type Page, page } from '../../foundation/http/page.ts'
import { commonProblems, problem } from '../../foundation/http/problem.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { enqueue } from '../../foundation/jobs/queue.ts'
import { retentionPeriods } from '../../foundation/jobs/retention.ts'
import { db, tx } from '../../foundation/store/db.ts'
import { exact, type ListRequest, listRows, text, time } from '../../foundation/store/list.ts'
import { maySeeEvent } from './events.ts'
import { payloadOf } from './payload.ts'
import { CLAIMS, WEBHOOK_SEND } from './queue.ts'

type Delivery = components['schemas']['WebhookDelivery']
type Detail = components['schemas']['WebhookDeliveryDetail']

/** The deliveries of a bot that the log still shows. */
const deliveries = ({ botId }: Scope) =>
  db()
    .selectFrom('webhook_delivery as d')
    .select(['d.id', 'd.webhook_id', 'd.event', 'd.event_id', 'd.at', 'd.state', 'd.attempts', 'd.attempted_at'])
    .select(['d.next_at', 'd.status', 'd.milliseconds', 'd.detail'])
    .where('d.bot_id', '=', botId)
    .where('d.at', '>=', sql<string>`${new Date(currentCall().services.clock().getTime() - retentionPeriods.delivery)}`)

/** Returns a page of the log of deliveries. */
export async function listDeliveries(scope: Scope, request: ListRequest): Promise<Page<Delivery>> {
  const { items, total } = await listRows(deliveries(scope), request, {
    id: exact('d.id'),
    at: time('d.at', scope.timeZone),
    attempted_at: time('d.attempted_at', scope.timeZone),
    webhook_id: exact('d.webhook_id'),
    event: exact('d.event'),
    state: exact('d.state'),
    event_id: text('d.event_id'),
  })
  return page(items, total)
}

/**
 * Returns a delivery with what leaves, or left, and what was answered; 404 if there is none. People who may not see what
 * the event tells get neither.
 */
export async function deliveryOf(scope: Scope, id: number): Promise<Detail> {
  const row = await deliveries(scope)
    .select(['d.bot_id', 'd.message_id', 'd.data', 'd.answer', 'd.history'])
    .where('d.id', '=', id)
    .executeTakeFirst()
  if (!row) throw commonProblems.notFound()
  const { bot_id: _, message_id: __, data: ___, ...shown } = row
  if (!maySeeEvent(scope, row.event)) return { ...shown, answer: null, payload: null }
  return { ...shown, payload: await payloadOf(row) }
}

/**
 * Queues a delivery again, with the same id of the event; 403 for an event whose content the person may not see, 409 if
 * it waits already or its webhook is off.
 */
export const resend = (scope: Scope, id: number): Promise<Delivery> =>
  tx(async () => {
    const row = await db()
      .selectFrom('webhook_delivery as d')
      .innerJoin('webhook as w', 'w.id', 'd.webhook_id')
      .select(['d.state', 'd.webhook_id', 'd.event', 'w.active', 'w.name'])
      .where('d.bot_id', '=', scope.botId)
      .where('d.id', '=', id)
      .forUpdate('d')
      .executeTakeFirst()
    if (!row) throw commonProblems.notFound()
    if (!maySeeEvent(scope, row.event)) throw commonProblems.forbidden()
    if (!row.active) throw problem(409, 'disabled', `El webhook «${row.name}» está apagado. Enciéndelo y repite.`)
    if (row.state === 'pending' || row.state === 'sending')
      throw problem(409, 'active', 'Esta entrega todavía está pendiente: la enviaremos sola.')
    const now = currentCall().services.clock()
    await db()
      .updateTable('webhook_delivery')
      .set({ state: 'pending', attempts: 0, queued_at: now, next_at: now })
      .where('id', '=', id)
      .execute()
    const payload = { bot_id: scope.botId, delivery_id: id }
    await enqueue(WEBHOOK_SEND, payload, { key: String(id), maxAttempts: CLAIMS })
    await writeAudit({ id: row.webhook_id, label: row.name, after: { event: row.event, delivery_id: id } })
    return deliveries(scope).where('d.id', '=', id).executeTakeFirstOrThrow()
  })
