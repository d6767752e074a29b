import { currentCall } from '../../../foundation/http/context.ts'
import { callOutside, OutsideError } from '../../../foundation/http/outgoing.ts'
import { countCall } from '../../../foundation/store/rate.ts'
import type { KnownResponse } from '../../models/knowledge.ts'
import type { WebhookResult } from '../slots/types.ts'
import { mappedFields } from './fields.ts'
import { headersFor } from './secrets.ts'
import { serviceTimeout } from './service-timeout.ts'
import { addressWith, originOf } from './url.ts'

const MAX_BYTES = 64 * 1024

/** Calls of one bot per minute; those of the test chat are counted apart. */
const PER_MINUTE = 120

const WHY: Readonly<Record<OutsideError['why'], string>> = {
  refused: 'La dirección no es pública o no empieza con https',
  timeout: 'No respondió a tiempo',
  too_large: 'La respuesta supera 64 kB',
  unreachable: 'No pudimos conectarnos',
  invalid: 'Un encabezado tiene signos que no podemos enviar',
}

/** A call of a response's webhook. */
interface WebhookCall {
  botId: number
  response: KnownResponse
  /** entity values by name */
  values: Readonly<Record<string, string>>
  /** identifies the call, so that the other system can recognize a repetition */
  key: string
  /** a call of the test chat, which must not use up what customers may call */
  isTest?: boolean
}

/**
 * Calls the webhook of a response and returns its result; it never rejects because of the other system. Call it outside
 * of a transaction: it can take seconds.
 */
export async function callWebhook({
  botId,
  response,
  values,
  key,
  isTest = false,
}: WebhookCall): Promise<WebhookResult> {
  const { webhook } = response
  const started = performance.now()
  const result = (outcome: WebhookResult['outcome'], more: Partial<WebhookResult> = {}): WebhookResult => ({
    ...{ outcome, fields: {}, ...more },
    milliseconds: Math.round((performance.now() - started) * 10) / 10,
  })
  const address = webhook && addressWith(webhook.url, values)
  const origin = webhook && originOf(webhook.url)
  if (!webhook || !address || !origin) return result('failed', { detail: 'La dirección no sirve con esos datos' })
  const { ok } = await countCall(
    `${isTest ? 'webhook-test' : 'webhook'}:${botId}`,
    PER_MINUTE,
    60,
    currentCall().services.clock(),
  )
  if (!ok) return result('failed', { detail: 'Demasiadas consultas en un minuto' })
  const { method, timeout_seconds, fields = [] } = webhook
  try {
    const { status, body } = await callOutside(address, {
      method,
      headers: { accept: 'application/json', 'idempotency-key': key, ...(await headersFor(response, origin)) },
      ...(method === 'POST' && { body: values }),
      timeoutMs: (timeout_seconds ?? (await serviceTimeout(botId))) * 1000,
      maxBytes: MAX_BYTES,
      allowPrivate: currentCall().services.settings.webhookPrivateAddresses === true,
    })
    if (status === 404) return result('not_found', { detail: 'Respondió 404' })
    if (status < 200 || status >= 300) return result('failed', { detail: `Respondió ${status}` })
    const json = parsed(body)
    if (json === undefined) return result('failed', { detail: 'La respuesta no es JSON' })
    return result('ok', { fields: mappedFields(json, fields) })
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    return result('failed', { detail: WHY[error.why] })
  }
}

function parsed(body: string): object | undefined {
  try {
    const json: unknown = JSON.parse(body)
    return typeof json === 'object' && json !== null ? json : undefined
  } catch {
    return undefined
  }
}
