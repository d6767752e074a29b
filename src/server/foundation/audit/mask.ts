import { secretNames } from '../http/description.ts'
import { withoutAddressSecrets } from '../secrets/address-secrets.ts'

/** Replaces secret values in the audit log. */
export const MASK = '••••••'

// In addition to the contract's `x-secret`: a forgotten marker must not put a password into the audit log.
const SECRET = /password|passwd|secret|token|api_?key|authorization|hash|^jwt$|private_key/i

// Of a secret its end and its times are shown everywhere; masked, a rotation would have the same before and after.
const SHOWN = /_(last4|at|until)$/

const isSecret = (name: string) => secretNames.has(name) || (SECRET.test(name) && !SHOWN.test(name))

/** The address of another system, or an object with it. */
const WEBHOOK = /webhook/i

/**
 * Returns a copy of a value in which every secret property is masked, at any depth, and the secret parts of the
 * addresses of webhooks. Dates become ISO strings.
 */
export function mask(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(mask)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, masked(key, inner)]))
}

function masked(key: string, value: unknown): unknown {
  if (value === null) return null
  if (isSecret(key)) return MASK
  if (!WEBHOOK.test(key)) return mask(value)
  if (typeof value === 'string') return withoutAddressSecrets(value, MASK).address
  const whole = mask(value)
  if (typeof whole !== 'object' || whole === null || !('url' in whole) || typeof whole.url !== 'string') return whole
  return { ...whole, url: withoutAddressSecrets(whole.url, MASK).address }
}

/** {@link mask} for an object, as the audit log stores it. */
export function maskObject(value: object): Record<string, unknown> {
  return mask(value) as Record<string, unknown>
}
