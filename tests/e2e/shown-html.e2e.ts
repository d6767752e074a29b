import path from 'node:path'
import { expect, test } from '@playwright/test'
import { allowedHtml } from '../../src/console/ui/allowed-html.ts'

// DOMPurify relies on a browser's own parser; the simulated DOM of the other console tests is not one.
const script = path.resolve(import.meta.dirname, '../../node_modules/dompurify/dist/purify.min.js')

const cases = [
  ['<p onclick="x()">Hola <b>vos</b></p>', '<p>Hola <b>vos</b></p>'],
  ['<script>x()</script><img src=x onerror=x()>', ''],
  [
    '<a href="javascript:x()">no</a> <a href="https://a.example">sí</a>',
    '<a>no</a> <a href="https://a.example">sí</a>',
  ],
  ['<iframe src="https://a.example"></iframe><style>*{}</style>texto', 'texto'],
  ['<svg><style><img src=x onerror=x()></style></svg>fin', 'fin'],
] as const

for (const [given, want] of cases)
  test(`shown HTML is cleaned: ${given}`, async ({ page }) => {
    await page.addScriptTag({ path: script })
    const clean = await page.evaluate(
      ([html, { ALLOWED_TAGS, ALLOWED_ATTR }, uri]) => {
        const purify = (globalThis as unknown as { DOMPurify: { sanitize: (html: string, rules: object) => string } })
          .DOMPurify
        return purify.sanitize(html, { ALLOWED_TAGS, ALLOWED_ATTR, ALLOWED_URI_REGEXP: new RegExp(uri, 'i') })
      },
      [given, { ...allowedHtml, ALLOWED_URI_REGEXP: undefined }, allowedHtml.ALLOWED_URI_REGEXP.source] as const,
    )
    expect(clean).toBe(want)
  })
