import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'consola:queue', 32))

/**
 * Encrypts a value for the queue. Mails contain recovery and invitation links; elsewhere the database holds only their
 * hashes, and a stolen copy of it must not expose them.
 */
export function seal(value: unknown, secret: string): string {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), nonce)
  const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

/** Decrypts a value of {@link seal}. Throws if the text was modified or the secret differs. */
export function unseal(text: string, secret: string): unknown {
  const bytes = Buffer.from(text, 'base64url')
  const decipher = createDecipheriv(ALGORITHM, keyOf(secret), bytes.subarray(0, NONCE))
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
  const plain = Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()])
  return JSON.parse(plain.toString('utf8'))
}
