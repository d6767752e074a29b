import { expect, test } from 'vitest'
import { withoutSecrets } from './without-secrets.ts'

test.each([
  [{ value: '28456780' }, ['28456780'], { value: '•••' }],
  [{ text: 'es el 28456780, gracias' }, ['28456780'], { text: 'es el •••, gracias' }],
  [{ text: 'quiero donar sangre', value: 'A' }, ['A', 'a'], { text: 'quiero donar sangre', value: '•••' }],
  [{ entity: 'grupo', label: 'cero', value: 'cero' }, ['cero'], { entity: 'grupo', label: 'cero', value: '•••' }],
  [{ text: 'acerolas y cero positivo' }, ['cero', 'cero positivo'], { text: 'acerolas y •••' }],
  [{ text: 'soy CERO, Cero positivo', value: 'CERO' }, ['cero'], { text: 'soy •••, ••• positivo', value: '•••' }],
  [{ text: '1 (a+b)', start: 2 }, ['(a+b)'], { text: '1 •••', start: 2 }],
])('%j without %j is %j', (data, secrets, shown) => {
  expect(withoutSecrets(data, secrets)).toEqual(shown)
})

test("the bot's own data stays, whatever the values are", () => {
  const slots = { asking: 'turno', filled: [{ label: 'Turno', value: 'turno' }], condition: 'Sede es turno' }
  const lookup = { webhook: 'timeout', webhook_detail: 'Respondió 404', webhook_milliseconds: 404 }
  const wishes = [{ text: 'el turno', name: 'turno', confidence: 1 }]
  const context = { options: ['Pedir turno'], chosen: 'Pedir turno', open: ['un turno'], topic: null, wishes }
  const summary = { asked: ['quiero un turno'], answered: ['turno'], offered: ['turno'], misses: 0 }
  expect(withoutSecrets({ slots, lookup, context, summary }, ['turno', 'timeout', '404'])).toEqual({
    slots: { ...slots, filled: [{ label: 'Turno', value: '•••' }] },
    lookup,
    context: { ...context, open: ['un •••'], wishes: [{ text: 'el •••', name: 'turno', confidence: 1 }] },
    summary: { ...summary, asked: ['quiero un •••'] },
  })
})
