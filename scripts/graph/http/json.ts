/** Parameters of a request, or any other JSON object. */
export type Params = Record<string, unknown>

export const isObject = (value: unknown): value is Params =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Writes JSON as Meta does: non-ASCII characters as `\uXXXX` in lower case and slashes escaped. Webhooks are signed over
 * these bytes, so a receiver that parses and writes the body again before it verifies the signature fails.
 */
export const toMetaJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/[\u007f-\uffff]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replaceAll('/', '\\/')

/** Returns the object without entries that are undefined. */
export const defined = <T extends object>(object: T): T =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T
