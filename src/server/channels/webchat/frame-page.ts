import type { WebchatBot } from './bot.ts'
import type { WidgetBuild } from './built.ts'
import { escapeHtml, scriptJson } from './html.ts'

/**
 * Returns the content security policy of the frame. It can be embedded by the sites the bot lists, by this server and, with
 * the token of a company, by its site: the others are not told which companies there are.
 * @param site origin of that company's site
 * @param host host name in the request, for the WebSocket: not all browsers let 'self' cover ws:
 */
export function framePolicy({ allowed }: WebchatBot, host: string, site?: string | null): string {
  const sites = [
    "'self'",
    ...[...allowed, ...(site ? [site] : [])].filter((origin) => /^https?:\/\/[\w.:*-]+$/.test(origin)),
  ]
  return chatPolicy(host, sites.join(' '))
}

/**
 * Returns the content security policy of a page with the chat.
 * @param ancestors sources of the pages that may embed it
 */
export function chatPolicy(host: string, ancestors: string): string {
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
    `frame-ancestors ${ancestors}`,
  ].join('; ')
}

/** Returns the elements that load the chat. The settings are inlined, so that it renders without another request. */
export function frameAssets({ script, style, parts }: WidgetBuild, given: string): string {
  return `<link rel="stylesheet" href="/widget/assets/${style}">
${parts.map((part) => `<link rel="modulepreload" href="/widget/assets/${part}">`).join('\n')}
<script type="application/json" id="face">${given}</script>
<script type="module" src="/widget/assets/${script}"></script>`
}

/** Returns the HTML of the frame. */
export function framePage(built: WidgetBuild, { key, face }: WebchatBot): string {
  return `<!doctype html>
<html lang="${face.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(face.title)}</title>
${frameAssets(built, scriptJson({ key, face }))}
</head>
<body><div id="root"></div></body>
</html>
`
}
