export { escapeHtml } from '../../foundation/http/html.ts'

/** Serializes a value as JSON that cannot close its script element. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
