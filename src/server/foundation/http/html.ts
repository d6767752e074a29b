import { createHash } from 'node:crypto'

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML, including attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)

/** Escapes text of several lines; line breaks become `<br>`. */
export const lines = (text: string): string => escapeHtml(text).replace(/\r?\n/g, '<br>')

/** Returns the CSP source (`'sha256-…'`) that allows this inline style or script. */
export const inlineHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
