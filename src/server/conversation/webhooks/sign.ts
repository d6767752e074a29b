import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

/** Returns a new id of an event. */
export const eventId = (): string => `msg_${randomBytes(16).toString('base64url')}`

/** Returns a new secret, in the notation of Standard Webhooks. */
export const newSecret = (): string => PREFIX + randomBytes(24).toString('base64')

/**
 * Returns the headers that identify and sign a request as Standard Webhooks describe it.
 * @param secrets those that receivers may still use; each signs
 */
export function signedHeaders(id: string, at: Date, body: string, secrets: readonly string[]): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}
