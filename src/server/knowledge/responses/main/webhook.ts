import { currentCall } from '../../../foundation/http/context.ts'
import { assertCallable } from '../../../foundation/http/outgoing.ts'
import { invalidProblem } from '../../../foundation/resource/refuse.ts'
import { headerWithoutValue } from '../../dialogue/webhook/secrets.ts'
import { entitiesIn, hasUnknownVariables, originOf } from '../../dialogue/webhook/url.ts'
import type { MainInput, MainResponse } from '../types.ts'

/** Headers that belong to the connection. */
const RESERVED = new Set(
  'host connection content-length content-type transfer-encoding upgrade te trailer expect cookie idempotency-key'.split(
    ' ',
  ),
)

/** Rejects a webhook that could not be called, or that lacks the value of a header. */
export function checkWebhook(
  webhook: NonNullable<MainInput['webhook']>,
  entities: readonly { name: string }[],
  before?: MainResponse['webhook'],
): void {
  const { url, headers = [], fields = [] } = webhook
  checkAddress(url)
  const unknown = entitiesIn(url).find((name) => !entities.some((one) => one.name === name))
  if (unknown || hasUnknownVariables(url))
    throw invalidProblem(
      'webhook.url',
      `La dirección usa un dato que no existe${unknown ? `: ${unknown}` : ''}. Corrígelo.`,
    )
  const repeated = (names: readonly string[]) => names.findIndex((name, at) => names.indexOf(name) < at)
  const twice = repeated(headers.map(({ name }) => name.toLowerCase()))
  if (twice >= 0) throw invalidProblem(`webhook.headers.${twice}.name`, 'Ese encabezado ya está. Deja uno solo.')
  const reserved = headers.findIndex(({ name }) => RESERVED.has(name.toLowerCase()))
  if (reserved >= 0)
    throw invalidProblem(`webhook.headers.${reserved}.name`, 'Ese encabezado lo ponemos nosotros. Quítalo.')
  const same = repeated(fields.map(({ name }) => name))
  if (same >= 0) throw invalidProblem(`webhook.fields.${same}.name`, 'Esa variable ya está. Escribe otro nombre.')
  const header = headerWithoutValue(webhook, before)
  if (header !== undefined) {
    const at = headers.findIndex(({ name }) => name === header)
    throw invalidProblem(`webhook.headers.${at}.value`, 'Escribe el valor de este encabezado para esta dirección.')
  }
}

function checkAddress(address: string): void {
  const wrong = (text: string) => invalidProblem('webhook.url', text)
  const origin = originOf(address)
  if (!origin) throw wrong('Escribe una dirección completa, como https://tienda.com/pedidos.')
  const allowPrivate = currentCall().services.settings.webhookPrivateAddresses === true
  const url = new URL(origin)
  if (url.protocol !== 'https:' && !allowPrivate) throw wrong('La dirección debe empezar con https://.')
  try {
    assertCallable(url, allowPrivate)
  } catch {
    throw wrong('Esa dirección es de una red interna. Usa una pública.')
  }
}
