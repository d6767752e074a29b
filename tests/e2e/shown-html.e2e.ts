import path from 'node:path'
import { expect, test } from '@playwright/test'
import { pageRules } from '../../src/console/ui/page-rules.ts'

// DOMPurify needs a browser's parser. The simulated DOM of the console tests does not suffice.
const script = path.resolve(import.meta.dirname, '../../node_modules/dompurify/dist/purify.min.js')

const picture = 'data:image/png;base64,iVBORw0KGgo='
const cases = [
  ['<p onclick="x()">Hola <b>vos</b></p>', '<p>Hola <b>vos</b></p>'],
  ['<script>x()</script><img src="https://a.example/x.png" onerror="x()">', '<img>'],
  [`<img src="${picture}" alt="Logo">`, undefined],
  ['<a href="javascript:x()">no</a> <a href="https://a.example">tampoco</a>', '<a>no</a> <a>tampoco</a>'],
  ['<iframe src="https://a.example"></iframe><form action="/x"><input name="a">texto</form>', 'texto'],
  ['<table><tbody><tr><td data-label="Importe">$ 1</td></tr></tbody></table>', undefined],
] as const

for (const [given, want = given] of cases)
  test(`sanitizes HTML: ${given}`, async ({ page }) => {
    await page.addScriptTag({ path: script })
    const clean = await page.evaluate(
      ([html, rules, uri]) => {
        const purify = (globalThis as unknown as { DOMPurify: { sanitize: (html: string, rules: object) => string } })
          .DOMPurify
        return purify.sanitize(html, { ...rules, ALLOWED_URI_REGEXP: new RegExp(uri, 'i') })
      },
      [
        `<!doctype html><html lang="es"><head><style>p{}</style></head><body>${given}</body></html>`,
        { ...pageRules, ALLOWED_URI_REGEXP: undefined },
        pageRules.ALLOWED_URI_REGEXP.source,
      ] as const,
    )
    const [start, end] = ['<!DOCTYPE html>\n<html><head><style>p{}</style></head><body>', '</body></html>']
    expect(clean).toBe(`${start}${want}${end}`)
  })
