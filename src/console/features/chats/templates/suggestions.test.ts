import { expect, test } from 'vitest'
import { suggestedValues } from './suggestions.ts'

const template = (body: string) =>
  ({ body, header: { kind: 'none', text: null } }) as Parameters<typeof suggestedValues>[0]

const cases: [body: string, expected: object][] = [
  ['Hola {{1}}, tienes {{2}} puntos.', { 'body.1': 'Lucía' }],
  ['¡Buenos días, {{1}}! Te esperamos.', { 'body.1': 'Lucía' }],
  ['Tu pedido {{1}} está listo, {{nombre_cliente}}.', { 'body.nombre_cliente': 'Lucía' }],
  ['Tu turno es el {{dia}}.', {}],
]
test.each(cases)('%s', (body, expected) => {
  expect(suggestedValues(template(body), 'Lucía Pérez')).toEqual(expected)
})

test('a customer without a name has none to suggest', () => {
  expect(suggestedValues(template('Hola {{1}}.'), 'Cliente 12')).toEqual({})
})
