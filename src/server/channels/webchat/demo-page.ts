import { resolveFormOfAddress } from '../../../contract/address-form.ts'
import type { WebchatBot } from './bot.ts'
import { escapeHtml } from './html.ts'

// As strict as a careful customer's site: only the widget's server is allowed, and nothing inline.
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "frame-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Returns a demo page of a business that embeds the widget with one line, as a customer would. */
export function demoPage({ key, face }: WebchatBot): { html: string; policy: string } {
  const name = escapeHtml(face.name)
  const note = resolveFormOfAddress(
    'Lo que {escribas/escriba} en la conversación llega a la consola en el momento.',
    face.form_of_address,
  )
  const html = `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/widget/assets/demo.css">
<script async src="/widget/loader.js?bot=${key}"></script>
</head>
<body>
<main>
<h1>${name}</h1>
<p>Esta página de ejemplo incluye el widget como lo haría el sitio de un negocio: con una sola línea.</p>
<pre>&lt;script async src="…/widget/loader.js?bot=${key}"&gt;&lt;/script&gt;</pre>
<p>${note}</p>
</main>
</body>
</html>
`
  return { html, policy: POLICY }
}
