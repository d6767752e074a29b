import { escapeHtml, inlineHash } from './html.ts'
import { publicStyle } from './public-page-style.ts'

/** An inline icon. Without it, browsers request /favicon.ico, which the policy blocks. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath fill='%230b57a4' d='M6 2h8l5 5v15H6zm3 9v2h7v-2zm0 4v2h7v-2z'/%3E%3C/svg%3E"

/** Content security policy of public pages: only their own style and icon, no scripts. */
export const publicPolicy = [
  "default-src 'none'",
  `style-src ${inlineHash(publicStyle)}`,
  'img-src data:',
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * Returns a page for people without an account.
 * @param body its HTML
 */
export function publicPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${ICON}">
<style>${publicStyle}</style>
</head>
<body><main>${body}</main></body>
</html>
`
}

/** Returns the page for an invalid link or an error. */
export function problemPage(title: string, text: string): string {
  return publicPage(title, `<header><h1>${escapeHtml(title)}</h1></header><p role="alert">${escapeHtml(text)}</p>`)
}
