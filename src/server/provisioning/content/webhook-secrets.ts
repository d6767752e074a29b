import { withoutAddressSecrets } from '../../foundation/secrets/address-secrets.ts'
import type { BotContent } from './content.ts'
import { placeOf } from './places.ts'
import { isRow, type Row } from './valid.ts'

// Secrets of webhooks stay with the bot. Its files name what is missing, so that the owner of a copy can fill it in.

/** Values and names that a file may say are missing: it is written by anybody. */
const MOST = 10
const LONGEST = 60

/** Returns a webhook without secrets: those of its address, and the values of all headers. */
export function withoutSecrets(webhook: Row): Row {
  const { address, missing } = withoutAddressSecrets(typeof webhook.url === 'string' ? webhook.url : '')
  const lost = [...headerNames(webhook.headers), ...missing]
  // A header without its value would be refused.
  return { ...webhook, url: address, headers: [], ...(lost.length > 0 && { missing: lost }) }
}

/** Returns a response of a file as the API accepts it: without the names of what its webhook lost. */
export function withoutMissing(response: Row): Row {
  if (!isRow(response.webhook)) return response
  const { missing: _, ...webhook } = response.webhook
  return { ...response, webhook }
}

/** Returns a line for each response whose webhook lost secrets: its title, and what to fill in. */
export function lostSecrets({ responses = [] }: BotContent): string[] {
  return responses.flatMap((row, at) => {
    const missing = isRow(row.webhook) && Array.isArray(row.webhook.missing) ? row.webhook.missing : []
    const names = missing.flatMap((name) => (typeof name === 'string' ? [[...name].slice(0, LONGEST).join('')] : []))
    const title = placeOf({ title: row.intent, ...row }, { noun: 'Respuesta', title: 'title' }, at)
    return names.length === 0 ? [] : [`${title}: ${names.slice(0, MOST).join(', ')}`]
  })
}

const headerNames = (headers: unknown): string[] =>
  Array.isArray(headers) ? headers.flatMap((one) => (isRow(one) && typeof one.name === 'string' ? [one.name] : [])) : []
