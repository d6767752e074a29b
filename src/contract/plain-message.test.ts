import { expect, test } from 'vitest'
import { plainMessage } from './plain-message.ts'

test.each([
  ['Sale **$ 4.500** y es _nuevo_', 'webchat', 'Sale $ 4.500 y es nuevo'],
  [
    'Mira [la lista](https://quebracho.example/precios)',
    'webchat',
    'Mira la lista (https://quebracho.example/precios)',
  ],
  ['Mira https://quebracho.example', 'webchat', 'Mira https://quebracho.example'],
  ['Sale *$ 4.500* y es _nuevo_', 'whatsapp', 'Sale $ 4.500 y es nuevo'],
  ['Código mi_dato_2 y 2 * 3', 'webchat', 'Código mi_dato_2 y 2 * 3'],
])('writes «%s» of %s without marks', (text, channel, plain) => {
  expect(plainMessage(text, channel)).toBe(plain)
})
