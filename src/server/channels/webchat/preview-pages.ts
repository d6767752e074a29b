import type { WidgetBuild } from './built.ts'

/**
 * Content-Security-Policy of the preview pages: only this server's console may embed them. data: and blob: allow images
 * that are not saved yet.
 */
export const previewPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ')

const page = (script: string, style: string) => `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Vista previa</title>
<link rel="stylesheet" href="/widget/assets/${style}">
<script type="module" src="/widget/assets/${script}"></script>
</head>
<body><div id="root"></div></body>
</html>
`

/** Returns the preview of unsaved settings: a page around the widget, and the widget with a sample chat. */
export function previewPages({
  previewPage,
  previewFrame,
  style,
}: WidgetBuild): readonly (readonly [string, string])[] {
  return [
    ['/widget/preview', page(previewPage, 'demo.css')],
    ['/widget/preview/frame', page(previewFrame, style)],
  ]
}
