import type { WebchatBot } from './bot.ts'
import type { WidgetBuild } from './built.ts'
import { escapeHtml, scriptJson } from './html.ts'

/**
 * Returns the content security policy of the frame. It can be embedded by the sites the bot lists and by this server.
 * @param host host name in the request, for the WebSocket: not all browsers let 'self' cover ws:
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

/** Returns the HTML of the frame. The settings are inlined, so that it renders without another request. */
export function framePage({ script, style, parts }: WidgetBuild, { key, face }: WebchatBot): string {
  return `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(face.title)}</title>
<link rel="stylesheet" href="/widget/assets/${style}">
${parts.map((part) => `<link rel="modulepreload" href="/widget/assets/${part}">`).join('\n')}
<script type="application/json" id="face">${scriptJson({ key, face })}</script>
<script type="module" src="/widget/assets/${script}"></script>
</head>
<body><div id="root"></div></body>
</html>
`
}
