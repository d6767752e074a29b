import type { BotContent } from './content.ts'
import { placeOf } from './places.ts'
import { isRow, type Row } from './valid.ts'

// Secrets of webhooks stay with the bot. Its files name what is missing, so that the owner of a copy can fill it in.

/** Parts of the names of query parameters whose values are secrets, without separators. */
const SECRET = /token|secret|passw|pwd|psw|apikey|signature|credential|auth|bearer|access|clave|llave|contrase/
const SECRET_NAME = /key$|^(?:sig|sign|hmac|pin|pass|code|jwt|sid)$/

const USER = 'usuario y contraseña'
const PATH = 'parte de la dirección'

/** A value or a part of a path that nobody would choose: at least 16 signs, letters and digits mixed. */
const RANDOM = /^(?=.*\d)(?=.*[a-z])[\w.~+-]{16,}$/i

/** Values and names that a file may say are missing: it is written by anybody. */
const MOST = 10
const LONGEST = 60

/** Returns a webhook without secrets: those of its address, and the values of all headers. */
export function withoutSecrets(webhook: Row): Row {
  const missing = headerNames(webhook.headers)
  let url = typeof webhook.url === 'string' ? webhook.url : ''
  url = url.replace(/^(\w+:\/\/)[^/?#]*@/, (_, scheme: string) => {
    missing.push(USER)
    return scheme
  })
  url = url.replace(/[?&][^#]*/, (query) =>
    query.replace(/([?&])([^=&]+)=([^&]*)/g, (pair, sign: string, name: string, value: string) => {
      if (isVariable(value) || !(isSecret(name) || RANDOM.test(value))) return pair
      missing.push(decoded(name))
      return `${sign}${name}=`
    }),
  )
  url = url.replace(/^(\w+:\/\/[^/?#]*)(\/[^?#]*)/, (whole, host: string, path: string) => {
    const kept = path.split('/').map((part) => (RANDOM.test(part) ? '' : part))
    if (kept.join('/') === path) return whole
    missing.push(PATH)
    return host + kept.join('/')
  })
  // A header without its value would be refused.
  return { ...webhook, url, headers: [], ...(missing.length > 0 && { missing }) }
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

function isSecret(name: string): boolean {
  const plain = decoded(name)
    .toLowerCase()
    .replace(/[^a-zñ0-9]/g, '')
  return SECRET.test(plain) || SECRET_NAME.test(plain)
}

/** A variable is filled in for each customer. */
const isVariable = (value: string) => /^(?:\{\{[^{}]*\}\}|%7B%7B[^&]*%7D%7D)$/i.test(value)

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
