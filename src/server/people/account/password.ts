import { type Algorithm, hash, verify } from '@node-rs/argon2'

// OWASP's minimum for argon2id; about 15 ms on one core, which an attacker pays for each guess.
// The package's enumeration exists only as a type: 2 is Argon2id.
const OPTIONS = { algorithm: 2 as Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The form in which a password is stored. Takes milliseconds: call it outside of a transaction. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS)
}

let decoy: Promise<string> | undefined

/**
 * Whether a password fits a stored form. Without one, as for an account that does not exist, it takes the same time
 * and says no. Call it outside of a transaction.
 */
export async function passwordFits(password: string, stored: string | undefined): Promise<boolean> {
  decoy ??= hashPassword('señuelo')
  const fits = await verify(stored ?? (await decoy), password)
  return stored !== undefined && fits
}
