import { expect, test } from 'vitest'
import { filledButtons, filledText, languageName, piecesOf, templateProblems } from './templates.ts'

const template = {
  ...{ name: 'aviso', language: 'es_AR', footer: null },
  header: { kind: 'text' as const, text: 'Pedido {{1}}' },
  body: 'Hola {{ nombre }}: {{nombre}}, tu pedido está listo.',
  buttons: [{ kind: 'url' as const, title: 'Ver', target: 'https://a.example/p/{{1}}' }],
  fields: [
    { key: 'header.1', kind: 'text' as const, name: '1', example: null },
    { key: 'body.nombre', kind: 'text' as const, name: 'nombre', example: null },
    { key: 'button.0', kind: 'link' as const, name: 'Ver', example: null },
  ],
}

test('a variable is filled in wherever it stands, and stays where it has no value', () => {
  const values = { 'body.nombre': ' Ana $& ' }
  expect(filledText(template.body, 'body', values)).toBe('Hola Ana $&: Ana $&, tu pedido está listo.')
  expect(filledText('Pedido {{1}}', 'header', values)).toBe('Pedido {{1}}')
  expect(piecesOf('Pedido {{1}}', 'header', values)).toEqual([{ text: 'Pedido ' }, { missing: 'header.1' }])
})

test('what completes an address is encoded as a part of it', () => {
  expect(filledButtons(template, { 'button.0': 'a b/ñ?x' })).toEqual([
    { title: 'Ver', type: 'url', target: 'https://a.example/p/a%20b%2F%C3%B1%3Fx' },
  ])
})

test('the header, the message and the address have their own limits', () => {
  const values = { 'header.1': 'x'.repeat(60), 'body.nombre': 'x'.repeat(600), 'button.0': 'x'.repeat(2000) }
  expect(templateProblems(template, values).map(({ key }) => key)).toEqual(['button.0', 'header.1', 'body.nombre'])
  const short = { 'header.1': '81', 'body.nombre': 'Ana', 'button.0': '81' }
  expect(templateProblems(template, short)).toEqual([])
})

test('languages have names, and what is not a code stays', () => {
  expect([languageName('es_AR'), languageName('pt_BR'), languageName('??')]).toEqual([
    'Español (Argentina)',
    'Portugués (Brasil)',
    '??',
  ])
})
