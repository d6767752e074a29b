import { expect, test } from 'vitest'
import { parseWhatsapp, plainWhatsapp, type WhatsappNode } from './whatsapp-text.ts'

const tags = { bold: 'b', italic: 'i', strike: 's', link: 'a' }
/** Writes nodes as markup, to be read. */
const shown = (nodes: readonly WhatsappNode[]): string =>
  nodes
    .map((node) =>
      'children' in node
        ? `<${tags[node.type]}>${shown(node.children)}</${tags[node.type]}>`
        : node.type === 'code'
          ? `<c>${node.text}</c>`
          : node.text,
    )
    .join('')
const render = (text: string) => shown(parseWhatsapp(text))

test.each([
  ['Es *hoy* y _mañana_, ~no ayer~', 'Es <b>hoy</b> y <i>mañana</i>, <s>no ayer</s>'],
  ['**De la consola**', '<b>De la consola</b>'],
  ['*_las dos_*', '<b><i>las dos</i></b>'],
  ['```npm start```', '<c>npm start</c>'],
  ['Usa `/precio` *ya*', 'Usa <c>/precio</c> <b>ya</b>'],
  ['```*no*```', '<c>*no*</c>'],
  ['https://x.example/a_b_c*d*', '<a>https://x.example/a_b_c*d</a>*'],
])('%s', (text, markup) => {
  expect(render(text)).toBe(markup)
})

test.each([
  '2*3*4',
  '* punto',
  'a * b * c',
  '*sin cerrar',
  '*de\nlínea*',
  'foo_bar_baz',
  '~5 km y ~6 km',
  '****',
  '``',
])('leaves «%s» as it is', (text) => {
  expect(render(text)).toBe(text)
})

test('markup of web pages stays text', () => {
  expect(parseWhatsapp('*<img src=x onerror=alert(1)>*')).toEqual([
    { type: 'bold', children: [{ type: 'text', text: '<img src=x onerror=alert(1)>' }] },
  ])
})

test('the preview has no marks', () => {
  expect(plainWhatsapp('*Hola* ~ayer~ `x`')).toBe('Hola ayer x')
})

test.each(['*'.repeat(50_000), '*a '.repeat(20_000), '```'.repeat(20_000), '_a'.repeat(20_000), '`a\n'.repeat(20_000)])(
  'a hostile text does not hang',
  (text) => {
    expect(plainWhatsapp(text).length).toBeLessThanOrEqual(text.length)
  },
)
