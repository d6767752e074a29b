import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRichText, plainText, RICH_TEXT_FAILURE, type RichNode, safeHref } from './rich-text.ts'

const text = (value: string): RichNode => ({ type: 'text', text: value })

const bare = (href: string): RichNode => ({ type: 'link', href, children: [text(href)] })

test.each<[string, RichNode[]]>([
  ['hola', [text('hola')]],
  ['', []],
  [
    '**sí** y _no_',
    [{ type: 'bold', children: [text('sí')] }, text(' y '), { type: 'italic', children: [text('no')] }],
  ],
  ['**a _b_**', [{ type: 'bold', children: [text('a '), { type: 'italic', children: [text('b')] }] }]],
  ['[Ver](https://a.example/x?y=1)', [{ type: 'link', href: 'https://a.example/x?y=1', children: [text('Ver')] }]],
  ['[Escribir](mailto:a@b.example)', [{ type: 'link', href: 'mailto:a@b.example', children: [text('Escribir')] }]],
  ['[**x**](tel:+54911)', [{ type: 'link', href: 'tel:+54911', children: [{ type: 'bold', children: [text('x')] }] }]],
  ['Ver https://a.example/x_y_z?b=1, gracias', [text('Ver '), bare('https://a.example/x_y_z?b=1'), text(', gracias')]],
  ['(http://a.example/p).', [text('('), bare('http://a.example/p'), text(').')]],
  ['https://a.example/wiki/A_(b)', [bare('https://a.example/wiki/A_(b)')]],
  ['**https://a.example**', [{ type: 'bold', children: [bare('https://a.example')] }]],
  [
    '[https://b.example](https://a.example)',
    [{ type: 'link', href: 'https://a.example', children: [text('https://b.example')] }],
  ],
])('parses %j', (given, want) => {
  expect(parseRichText(given)).toEqual(want)
})

test.each([
  'nombre_de_archivo',
  '2 ** 3 ** 4',
  '**sin cerrar',
  '_ no _',
  '[x](javascript:alert(1))',
  '[x](data:text/html,hola)',
  '[x](JavaScript:alert)',
  '[x](java\u0000script:alert)',
  '[x](//a.example)',
  '[x](/home)',
  '[](mailto:a@a.example)',
  '<b>negrita</b>',
  '[x](vbscript:x)',
  'https://',
  'https:///x',
  'xhttps://a.example',
  'www.a.example',
  'javascript://a.example/%0aalert(1)',
])('does not parse %j', (given) => {
  expect(parseRichText(given)).toEqual([text(given)])
})

test('returns the failure text for values that are not text and for texts that are too long', () => {
  expect(parseRichText(undefined)).toEqual([text(RICH_TEXT_FAILURE)])
  expect(parseRichText('a'.repeat(100_001))).toEqual([text(RICH_TEXT_FAILURE)])
  expect(RICH_TEXT_FAILURE).toBe('Hubo un error al procesar el texto')
})

test('never creates a link with another scheme and never loses a character', () => {
  const hrefs = (nodes: readonly RichNode[]): string[] =>
    nodes.flatMap((node) =>
      node.type === 'text' ? [] : [...(node.type === 'link' ? [node.href] : []), ...hrefs(node.children)],
    )
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom('**', '_', '[', '](', ')', 'javascript:', 'https://', 'a', ' ', '\n'),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const given = pieces.join('')
      const nodes = parseRichText(given)
      expect(hrefs(nodes).every((href) => /^(https?|mailto|tel):/i.test(href))).toBe(true)
      if (!/[*_[]/.test(given)) expect(plainText(nodes)).toBe(given)
    }),
  )
})

test.each(['https://a.example', 'HTTP://a.example', 'mailto:a@b.example', 'tel:123'])('allows links to %s', (href) => {
  expect(safeHref(href)).toBe(href)
})
