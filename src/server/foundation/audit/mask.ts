import { secretNames } from '../http/description.ts'

/** What stands in the history of changes instead of a secret. */
export const MASK = '••••••'

// Beside the contract's x-secret: a forgotten mark must not put a password into the history.
const SECRET = /password|passwd|secret|token|api_?key|authorization|hash|^jwt$|private_key/i

const isSecret = (name: string) => secretNames.has(name) || SECRET.test(name)

/** A copy of a value in which every property that names a secret is masked, however deep. Dates become ISO text. */
export function mask(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(mask)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, isSecret(key) && inner !== null ? MASK : mask(inner)]),
  )
}

/** {@link mask} of an object, as the history stores it. */
export function maskObject(value: object): Record<string, unknown> {
  return mask(value) as Record<string, unknown>
}
