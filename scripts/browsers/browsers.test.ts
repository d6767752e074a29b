import { expect, test } from 'vitest'
import { minimumVersions } from './minimum-versions.ts'
import { ownMembers, scriptFaults } from './script.ts'
import { styleFaults } from './style.ts'

const inScript = (text: string, part: 'widget' | 'console' = 'widget') =>
  scriptFaults('x.tsx', text, minimumVersions[part]).map(({ line, name }) => `${line} ${name}`)
const inStyle = (text: string) => styleFaults(text, minimumVersions.widget).map(({ line, name }) => `${line} ${name}`)

test.each([
  ['a static member', 'const x = 1\nURL.canParse(x)', '2 URL.canParse'],
  ['a method', 'const later = [1].with(0, 2)', '1 with'],
  ['a method that one of the browsers does not have', 'const last = [1].findLast(Boolean)', '1 findLast'],
  ['a constructor', 'const sheet = new CSSStyleSheet()', '1 CSSStyleSheet'],
  ['a property', 'declare const root: ShadowRoot\nroot.adoptedStyleSheets = []', '2 adoptedStyleSheets'],
  [
    'a global function',
    'structuredCloneAll(); reportError(1); queueMicrotask(scheduler); new URLPattern()',
    '1 URLPattern',
  ],
  ['an API that requires HTTPS', 'const key = crypto.randomUUID()', '1 randomUUID'],
])('rejects %s that is too new', (_, text, fault) => {
  expect(inScript(text)).toContain(fault)
})

test.each([
  ['const far = typeof URL.canParse === "function" ? URL.canParse("/") : false'],
  ['declare const e: Element\nconst seen = e.checkVisibility ? e.checkVisibility() : true'],
  ['declare const e: Element\nconst seen = e.checkVisibility?.() ?? true'],
  ['if ("replaceSync" in CSSStyleSheet.prototype) new CSSStyleSheet().replaceSync("")'],
  ['const id = crypto.randomUUID?.()'],
  ['function structure(URLPattern: new () => unknown) { return new URLPattern() }'],
  ['type Later = { with: string }; const a = [1].at(-1)'],
])('accepts a feature that is checked first, declared or old enough: %s', (text) => {
  expect(inScript(text)).toEqual([])
})

test('does not mistake a member of the product’s own types for a browser API', () => {
  const text = 'interface Run { info(): void; adopt: string }\nfunction f(run: Run) { run.info(); return run.adopt }'
  const ours = new Set(ownMembers('x.ts', text))
  expect([...ours]).toEqual(['info', 'adopt'])
  expect(scriptFaults('x.ts', text, minimumVersions.widget, ours)).toEqual([])
})

test('uses separate minimum versions for the console and the widget', () => {
  const text = 'const last = [1].findLast(Boolean)'
  expect(inScript(text, 'widget')).toEqual(['1 findLast'])
  expect(inScript(text, 'console')).toEqual([])
})

test.each([
  ['a { color: color-mix(in srgb, red, blue) }', '1 color-mix'],
  ['a {\n  height: 100dvh;\n}', '2 dvh'],
  ['a { color: red; color: color-mix(in srgb, var(--x), blue) }', '1 color-mix'],
  ['p { content-visibility: auto; anchor-name: --a }', '1 anchor-name'],
  ['@container (width > 1px) { a { color: red } }', '1 @container'],
  ['a:has(b) { color: red }', '1 :has'],
])('rejects a style that is too new: %s', (text, fault) => {
  expect(inStyle(text)).toContain(fault)
})

test.each([
  ['a { color: red; color: color-mix(in srgb, red, blue) }'],
  ['a { height: 100vh; height: 100dvh }'],
  ['@supports (color: color-mix(in srgb, red, red)) { a { color: color-mix(in srgb, red, var(--x)) } }'],
  ['/* color-mix(in srgb) */ a { color: red; field-sizing: content; --x: color-mix(in srgb, red, red) }'],
  ['a:hover { inset: 0; width: min(10px, 1vw) } @media (min-width: 1px) { a::before { content: "color-mix(" } }'],
])('accepts a style with an older fallback before it or inside @supports: %s', (text) => {
  expect(inStyle(text)).toEqual([])
})
