import type { components } from '../../../../generated/api.d.ts'
import { currentCall } from '../../foundation/http/context.ts'
import { seal, unseal } from '../../foundation/secrets/seal.ts'

type Header = components['schemas']['WebhookHeader']

/** The columns of a webhook that hold its secrets. */
export interface StoredSecrets {
  secret: string
  previous_secret: string | null
  previous_secret_until: string | null
  header_values: string | null
}

const PURPOSE = 'outgoing-webhook'

const keys = () => currentCall().services.settings

/** Encrypts a secret of a webhook for the database. */
export const sealed = (value: unknown): string => seal(value, keys().secret, PURPOSE)

/** Returns the secrets that sign at a time: during a change, the former one as well. */
export function signingSecrets(stored: StoredSecrets, at: Date): string[] {
  const { secret, previous_secret, previous_secret_until } = stored
  const isBoth = previous_secret !== null && previous_secret_until !== null && new Date(previous_secret_until) > at
  return [secret, ...(isBoth ? [previous_secret] : [])].map((one) => String(unseal(one, keys(), PURPOSE)))
}

/** Returns the values of a webhook's headers by lower-case name. */
export function headerValues({ header_values }: Pick<StoredSecrets, 'header_values'>): Record<string, string> {
  const values = header_values === null ? {} : Object(unseal(header_values, keys(), PURPOSE))
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
}

/**
 * Returns the values to store for headers as typed: one without a value keeps the stored value.
 * @param before the stored values; empty if they must not be used, because the address is another one
 */
export function mergedValues(
  headers: readonly Header[],
  before: Readonly<Record<string, string>>,
): Record<string, string> {
  const values = headers.map(({ name, value }) => [name.toLowerCase(), value || before[name.toLowerCase()]] as const)
  return Object.fromEntries(values.filter((entry): entry is readonly [string, string] => entry[1] !== undefined))
}

/** Returns headers as they are stored and shown: short values are not shown at all. */
export function shownHeaders(headers: readonly Header[], values: Readonly<Record<string, string>>): Header[] {
  return headers.map(({ name }) => {
    const value = values[name.toLowerCase()] ?? ''
    return { name, last4: value.length >= 12 ? value.slice(-4) : '' }
  })
}
