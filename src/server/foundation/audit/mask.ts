import { secretNames } from '../http/description.ts'

/** Replaces secret values in the audit log. */
export const MASK = '••••••'

// In addition to the contract's `x-secret`: a forgotten marker must not put a password into the audit log.
const SECRET = /password|passwd|secret|token|api_?key|authorization|hash|^jwt$|private_key/i

const isSecret = (name: string) => secretNames.has(name) || SECRET.test(name)

/** Returns a copy of a value in which every secret property is masked, at any depth. Dates become ISO strings. */
export function mask(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(mask)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, isSecret(key) && inner !== null ? MASK : mask(inner)]),
  )
}

/** {@link mask} for an object, as the audit log stores it. */
export function maskObject(value: object): Record<string, unknown> {
  return mask(value) as Record<string, unknown>
}
