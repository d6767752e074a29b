import { expect, test } from 'vitest'
import { quoted } from './quotation.ts'

const card = {
  entity: 'clave',
  label: 'Clave',
  start: 9,
  end: 13,
  text: 'abcd',
  value: 'abcd',
  confidence: 1,
}

test.each([
  ['me cobraron dos veces, tarjeta 4509 9535 6623 3704', 'me cobraron dos veces, tarjeta •••'],
  ['mi dni es 30.123.456', 'mi dni es •••'],
  ['escriban a ana@example.com', 'escriban a •••'],
  ['llamen al 351-555-0199 ya', 'llamen al ••• ya'],
  ['pagué $ 1.500.000 dos veces', 'pagué $ 1.500.000 dos veces'],
  ['el pedido 48213 no llegó', 'el pedido 48213 no llegó'],
])('%s', (text, wanted) => expect(quoted(text, [])).toBe(wanted))

test('sensitive entities are hidden, others are not', () => {
  expect(quoted('mi clave abcd', [{ ...card, sensitive: true }])).toBe('mi clave •••')
  expect(quoted('mi clave abcd', [{ ...card, sensitive: false }])).toBe('mi clave abcd')
})

test('a longer text ends with an ellipsis', () => {
  expect(quoted('muy '.repeat(30), [])).toBe(`${'muy '.repeat(19)}muy…`)
})

test('what is hidden is hidden before the text is shortened', () => {
  const text = `${'a'.repeat(70)} 4509 9535 6623 3704`
  expect(quoted(text, [])).toBe(`${'a'.repeat(70)} •••`)
})
