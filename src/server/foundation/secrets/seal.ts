import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

/** What a value is encrypted for. Each purpose has a key of its own. */
export type Purpose = 'queue' | 'webhook' | 'outgoing-webhook' | 'channel'

const keyOf = (secret: string, purpose: Purpose) =>
  Buffer.from(hkdfSync('sha256', secret, '', `consola:${purpose}`, 32))

/**
 * Encrypts a value for the database, so that a stolen copy of it does not expose the value: mails in the queue, which
 * contain recovery and invitation links, and the keys of webhooks and channels.
 */
export function seal(value: unknown, secret: string, purpose: Purpose = 'queue'): string {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(ALGORITHM, keyOf(secret, purpose), nonce)
  const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

/** The key of the server, and those that it had before. */
export interface Keys {
  readonly secret: string
  readonly previousSecrets: readonly string[]
}

/** Decrypts a value of {@link seal}. Throws if the text was modified or none of the keys is the one it was encrypted with. */
export function unseal(text: string, { secret, previousSecrets }: Keys, purpose: Purpose = 'queue'): unknown {
  const known = [secret, ...previousSecrets].find((one) => isSealedWith(text, one, purpose)) ?? secret
  return open(text, known, purpose)
}

/** Whether a value was encrypted with this key. */
export function isSealedWith(text: string, secret: string, purpose: Purpose): boolean {
  try {
    open(text, secret, purpose)
    return true
  } catch {
    return false
  }
}

function open(text: string, secret: string, purpose: Purpose): unknown {
  const bytes = Buffer.from(text, 'base64url')
  const decipher = createDecipheriv(ALGORITHM, keyOf(secret, purpose), bytes.subarray(0, NONCE))
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
  const plain = Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()])
  return JSON.parse(plain.toString('utf8'))
}
