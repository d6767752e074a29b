import { expect, test } from 'vitest'
import type { CustomerMessage } from './queries.ts'
import { toGroups } from './to-group.ts'

let id = 0
function said(text: string, lead: number, senderId = `s${id}`): CustomerMessage {
  const ranking = [
    { intent_id: 1, confidence: 0.3 + lead },
    { intent_id: 2, confidence: 0.3 },
  ]
  return { id: ++id, chatId: id, senderId, userName: '', text, at: '2025-03-10T14:00:00Z', ranking }
}
const order = (...messages: CustomerMessage[]) => toGroups(messages, new Map()).map(({ text }) => text)

test('of similar leads, what several customers ask comes first', () => {
  const single = said('me guardan la bicicleta', 0.02)
  expect(order(single, said('hacen facturas', 0.05), said('hacen facturas', 0.05))).toEqual([
    'hacen facturas',
    'me guardan la bicicleta',
  ])
  expect(order(single, said('hacen facturas', 0.35), said('hacen facturas', 0.35))[0]).toBe('me guardan la bicicleta')
})

test('one customer who repeats a text counts once', () => {
  const again = [0, 0, 0].map(() => said('me guardan la bicicleta', 0.02, 'one'))
  expect(order(...again, said('hacen facturas', 0.05), said('hacen facturas', 0.05))[0]).toBe('hacen facturas')
})

test('texts that teach nothing come last, but stay', () => {
  expect(order(said('qwerty asdf', 0), said('hacen facturas', 0.4))).toEqual(['hacen facturas', 'qwerty asdf'])
})

test('the intent whose answer the customer refused is not suggested', () => {
  const names = new Map([
    [1, 'Horarios'],
    [2, 'Envíos'],
  ])
  const suggested = (message: CustomerMessage) => toGroups([message], names)[0]?.intents.map(({ name }) => name)
  expect(suggested(said('abren a domicilio', 0.3))).toEqual(['Horarios', 'Envíos'])
  expect(suggested({ ...said('abren a domicilio', 0.3), rejected: true })).toEqual(['Envíos'])
})
