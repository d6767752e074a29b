import type { WebchatBot } from './bot.ts'
import type { Built } from './built.ts'
import { escaped, scriptJson } from './html.ts'

/**
 * What the frame may load, and who may show it: the sites that the bot lists and this server's own pages.
 * @param host as the browser named this server, for the socket: 'self' does not cover ws: everywhere
 */
export function framePolicy({ allowed }: WebchatBot, host: string): string {
  const line = /^[\w.:[\]-]+$/.test(host) ? ` ws://${host} wss://${host}` : ''
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob:",
    'media-src blob:',
    `connect-src 'self'${line}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${["'self'", ...allowed.filter((origin) => /^https?:\/\/[\w.:*-]+$/.test(origin))].join(' ')}`,
  ].join('; ')
}

/** The frame's page: its settings come along, so that it is painted at once. */
export function framePage({ script, style, parts }: Built, { key, face }: WebchatBot): string {
  return `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(face.title)}</title>
<link rel="stylesheet" href="/widget/assets/${style}">
${parts.map((part) => `<link rel="modulepreload" href="/widget/assets/${part}">`).join('\n')}
<script type="application/json" id="face">${scriptJson({ key, face })}</script>
<script type="module" src="/widget/assets/${script}"></script>
</head>
<body><div id="root"></div></body>
</html>
`
}
