import { createHash, randomBytes } from 'node:crypto'

/** A message id of WhatsApp: `wamid.` and base64 of the customer's number and a random part. */
export function newWamid(phone: string, isInbound: boolean): string {
  const number = Buffer.from(phone, 'ascii')
  const own = Buffer.from(randomBytes(10).toString('hex').toUpperCase(), 'ascii')
  const bytes = [
    Buffer.from([0x1c, 0x18, number.length]),
    number,
    Buffer.from([0x15, 0x02, 0x00, isInbound ? 0x12 : 0x11, 0x18, own.length]),
    own,
    Buffer.from([0]),
  ]
  return `wamid.${Buffer.concat(bytes).toString('base64')}`
}

/** A message id of Messenger. */
export const newMid = (): string => `m_${randomBytes(48).toString('base64url')}`

/** An id of digits only, as media, templates and pages have. */
export const newDigits = (length = 16): string => {
  let digits = String(1 + ((randomBytes(1)[0] ?? 0) % 9))
  for (const byte of randomBytes(length - 1)) digits += String(byte % 10)
  return digits
}

/** Digits that are always the same for a name, for ids scoped to a portfolio or a page. */
export function digitsOf(name: string, length: number): string {
  const hash = createHash('sha256').update(name).digest()
  return `1${[...hash.subarray(0, length - 1)].map((byte) => byte % 10).join('')}`
}
