import { createHash } from 'node:crypto'

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it may stand in markup, attributes included. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)

/** Text of several lines, escaped. */
export const lines = (text: string): string => escaped(text).replace(/\r?\n/g, '<br>')

/** The policy's name of an inline style: only this text may style the page. */
export const styleHash = (style: string): string => `'sha256-${createHash('sha256').update(style).digest('base64')}'`
