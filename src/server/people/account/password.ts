import { type Algorithm, hash, verify } from '@node-rs/argon2'

// OWASP's minimum for argon2id: about 15 ms on one core per guess.
// The package's enum exists only as a type: 2 is Argon2id.
const OPTIONS = { algorithm: 2 as Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Returns the hash of a password. Takes milliseconds: call it outside a transaction. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS)
}

let decoy: Promise<string> | undefined

/**
 * Whether a password matches a hash. Without a hash (an unknown account) it returns false after the same time. Call it
 * outside a transaction.
 */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  decoy ??= hashPassword('señuelo')
  const fits = await verify(stored ?? (await decoy), password)
  return stored !== undefined && fits
}
