/** A serialized parameter of the PostgreSQL protocol: text, bytes or null. */
export type WireValue = string | Uint8Array | null

/** Serializes a parameter like pg, so that both stores behave the same: arrays as SQL arrays, other objects as JSON. */
export function wireValue(value: unknown): WireValue {
  if (value === null || value === undefined) return null
  if (value instanceof Uint8Array) return value
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return arrayText(value)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function arrayText(values: readonly unknown[]): string {
  return `{${values.map(itemText).join(',')}}`
}

function itemText(value: unknown): string {
  if (Array.isArray(value)) return arrayText(value)
  const item = wireValue(value)
  if (item === null) return 'NULL'
  const text = typeof item === 'string' ? item : `\\x${Buffer.from(item).toString('hex')}`
  return `"${text.replace(/[\\"]/g, '\\$&')}"`
}
