import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

// A token is emp_ and 43 signs that only the company's site has: 256 bits. A plain hash of so many random bits cannot be
// guessed, so that none of the slow ones for passwords is needed.

const START = 'emp_'
const SECRET_BYTES = 32
const TOKEN = new RegExp(`^${START}[\\w-]{43}$`)

/** A new token, and what the database stores of it. */
interface NewToken {
  token: string
  token_hash: string
  token_last4: string
}

/** Makes a random token. */
export function makeCompanyToken(): NewToken {
  const token = START + randomBytes(SECRET_BYTES).toString('base64url')
  return { token, token_hash: hashOfToken(token), token_last4: token.slice(-4) }
}

export const isToken = (token: string): boolean => TOKEN.test(token)

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Compares two hashes in constant time. */
export const isSameHash = (one: string, other: string | null): boolean =>
  other !== null && other.length === one.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
