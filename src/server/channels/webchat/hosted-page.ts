import { resolveFormOfAddress } from '../../../contract/address-form.ts'
import type { WebchatBot } from './bot.ts'
import type { WidgetBuild } from './built.ts'
import { frameAssets } from './frame-page.ts'
import { escapeHtml, scriptJson } from './html.ts'

/** Returns the `head` of a bot's own page, with a preview for whoever receives its address in a message. */
function head({ face, indexed }: WebchatBot, url: string): string {
  const [title, subtitle, primary] = [face.title, face.subtitle, face.colors.primary].map(escapeHtml)
  const image = face.avatar && escapeHtml(new URL(face.avatar, url).href)
  return `<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<title>${title}</title>
${indexed ? '' : '<meta name="robots" content="noindex">\n'}<meta name="theme-color" content="${primary}">
<meta name="description" content="${subtitle || title}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${subtitle || title}">
<meta property="og:url" content="${escapeHtml(url)}">
${image ? `<meta property="og:image" content="${image}">\n` : ''}<link rel="icon" href="${image || '/favicon.svg'}">`
}

/**
 * Returns the HTML of a bot's own page: the chat without another page around it.
 * @param url public address of the page
 */
export function hostedPage(built: WidgetBuild, bot: WebchatBot, url: string): string {
  const { key, face } = bot
  const needed = resolveFormOfAddress(
    'Para conversar, {activá/activa/active} JavaScript en {tu/su} navegador.',
    face.form_of_address,
  )
  return `<!doctype html>
<html lang="${face.language}">
<head>
${head(bot, url)}
${frameAssets(built, scriptJson({ key, face, hosted: true }))}
</head>
<body class="hosted"><div id="root"><noscript><p class="state">${needed}</p></noscript></div></body>
</html>
`
}

/** Returns a page without script: what is shown in place of a chat. */
function barePage({ style }: WidgetBuild, { title, theme, body }: { title: string; theme: string; body: string }) {
  return `<!doctype html>
<html lang="es-AR" class="bare ${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/widget/assets/${style}">
</head>
<body><main>${body}</main></body>
</html>
`
}

/** Returns what is shown at the address of a bot's own page while its owner has switched the page off. */
export function closedPage(built: WidgetBuild, { face }: WebchatBot): string {
  const name = escapeHtml(face.title)
  const body = `<h1>${name}</h1><p>Por ahora no atendemos por esta página.</p>`
  return barePage(built, { title: name, theme: face.theme, body })
}

/** Returns what is shown at an address for customers that belongs to no bot, or no longer to one. */
export const missingPage = (built: WidgetBuild): string =>
  barePage(built, {
    title: 'Página no encontrada',
    theme: 'auto',
    body: '<h1>Esta página no existe o ya no está publicada.</h1>',
  })
