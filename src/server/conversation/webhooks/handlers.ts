import { writeAudit } from '../../foundation/audit/record.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { handlerGroup } from '../../foundation/http/handler.ts'
import type { Scope } from '../../foundation/http/scope.ts'
import { callTarget } from './call.ts'
import { deliveryOf, listDeliveries, resend } from './deliveries.ts'
import { PAYLOAD_VERSION } from './payload.ts'
import { eventId } from './sign.ts'
import { createWebhook, rotateSecret, storedWebhook, webhooks } from './webhooks.ts'

/** Endpoints for webhooks and the log of their deliveries. */
export const webhookHandlers = handlerGroup({
  ...webhooks.handlers,
  webhookCreate: ({ scope, body }) => createWebhook(scope, body),
  webhookRotate: ({ scope, params }) => rotateSecret(scope, params.id),
  webhookTest: ({ scope, params }) => ping(scope, params.id),
  webhookDeliveryList: ({ scope, query }) => listDeliveries(scope, query),
  webhookDeliveryGet: ({ scope, params }) => deliveryOf(scope, params.id),
  webhookResend: ({ scope, params }) => resend(scope, params.id),
})

/** Sends a `ping` now and returns what the address answered. */
async function ping(scope: Scope, id: number) {
  const { name } = await webhooks.one(scope, id)
  const target = await storedWebhook(scope.botId, id)
  const at = currentCall().services.clock().toISOString()
  const payload = { id: eventId(), event: 'ping', version: PAYLOAD_VERSION, bot_id: scope.botId, at, data: {} }
  const { retryAfter: _, ...result } = await callTarget(target, payload)
  await writeAudit({ id, label: name, after: { event: 'ping', status: result.status } })
  return result
}
