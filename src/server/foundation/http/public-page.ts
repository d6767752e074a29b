import { escapeHtml, inlineHash } from './html.ts'
import { publicStyle } from './public-page-style.ts'

/** An inline icon. Without it, browsers request /favicon.ico, which the policy blocks. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath fill='%230b57a4' d='M6 2h8l5 5v15H6zm3 9v2h7v-2zm0 4v2h7v-2z'/%3E%3C/svg%3E"

/** What a page has besides what all public pages have. */
interface More {
  style?: string
  /** whether it has a script of this server, which calls it */
  script?: boolean
}

/** Returns the content security policy of a public page: only its own styles and icon. */
export const policyWith = ({ style, script }: More): string =>
  [
    "default-src 'none'",
    `style-src ${[publicStyle, style].flatMap((one) => (one ? [inlineHash(one)] : [])).join(' ')}`,
    ...(script ? ["script-src 'self'", "connect-src 'self'"] : []),
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Content security policy of public pages without scripts. */
export const publicPolicy = policyWith({})

/**
 * Returns a page for people without an account.
 * @param body its HTML
 */
export function publicPage(title: string, body: string, { style }: Pick<More, 'style'> = {}): string {
  return `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${ICON}">
<style>${publicStyle}</style>${style ? `<style>${style}</style>` : ''}
</head>
<body><main>${body}</main></body>
</html>
`
}

/** Returns the page for an invalid link or an error. */
export function problemPage(title: string, text: string): string {
  return publicPage(title, `<header><h1>${escapeHtml(title)}</h1></header><p role="alert">${escapeHtml(text)}</p>`)
}
