import { expect, test } from 'vitest'
import { givesData, statesFact } from './fact-words.ts'
import type { DialogueState, Turn } from './types.ts'

test.each(['tengo la factura', 'ya pagué', 'hace 3 años', 'no tengo la factura'])('%s is a fact', (text) => {
  expect(statesFact(text)).toBe(true)
})

test.each([
  'que tengo que llevar a la consulta',
  'si compré por la web puedo devolverlo',
  'ya pagué cuándo llega',
  'no tengo turno puedo ir igual',
  'tengo que pagar ahora o después',
])('%s is a question', (text) => {
  expect(statesFact(text)).toBe(false)
})

test('an age is a datum', () => {
  expect(givesData({ text: 'tiene 5 años' } as Turn, {} as DialogueState)).toBe(true)
})
