import { afterAll, beforeAll, expect, test } from 'vitest'
import { main, secondary } from '../responses/arrange.ts'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
let bot: number
let small: number
let intents: number[]
let admin: SignedIn

beforeAll(async () => {
  app = await startApp()
  bot = await app.bot()
  small = await app.bot({ planId: 1 })
  const user = await app.user()
  await app.member(bot, user, 2)
  await app.member(small, user, 2)
  admin = await app.as(user)
  const intent = async (intent_name: string) =>
    (await admin.call('POST', `/ia/selector/add/${bot}`, { body: { intent_name } })).body.id
  intents = [await intent('Pedidos'), await intent('Envíos')]
})
afterAll(() => app.stop())

const messages = [{ kind: 'text', text: 'Abrimos de 8 a 20.' }]
const field = { key: 'rubro', label: 'Rubro', type: 'text', options: [], hint: '', required: false }
const filter = { type: 'contact_requests', category: 'nuevas', channel: 'any', state: 'any', labels: [] }

/** What has a name of its own in a bot: the call that creates it, and the body that takes the name. */
const creations: [name: string, path: () => string, body: () => object][] = [
  ['an intent', () => `/ia/selector/add/${bot}`, () => ({ intent_name: 'Precios' })],
  ['an area', () => `/bots/areas/${bot}`, () => ({ name: 'Ventas', color: '#1b6ac9' })],
  ['a label', () => `/chats/labels/${bot}`, () => ({ title: 'Urgente', color: '#1565c0' })],
  [
    'a quick reply',
    () => `/chats/requests/quickreplies/${bot}`,
    () => ({ shortcut: 'hola', title: 'Hola', text: 'Hola' }),
  ],
  ['a view', () => `/chats/views/${bot}`, () => ({ name: 'Las mías', filter, shared: false })],
  ['a contact field', () => `/contacts/fields/${bot}`, () => ({ ...field, visible_in_chat: true })],
  ['an entity', () => `/entities/${bot}`, () => ({ name: 'producto', label: 'Producto', type: 'list', values: [] })],
  ['an example', () => `/examples/${bot}`, () => ({ intent_id: intents[0], text: 'quiero pan' })],
  ['a response', () => `/responses/${bot}`, () => ({ ...main(intents[0] ?? 0, 'Horarios'), messages })],
  ['a secondary response', () => `/responses/secondary/${bot}`, () => secondary('Algo más')],
  [
    'an answer by keyword',
    () => `/responses/quick/${small}`,
    () => ({ keywords: ['precio'], answer: 'La docena, $ 6.000.' }),
  ],
  ['a category', () => `/responses/categories/${bot}`, () => ({ name: 'Atención' })],
  ['a test case', () => `/testbot/cases/${bot}`, () => ({ name: 'Saludo', steps: [{ user: 'hola', handoff: true }] })],
  ['an invitation', () => `/admin/${bot}`, () => ({ email: 'ana@example.com', role_id: 3 })],
]

test.each(creations)('a name that is taken has one code: %s', async (_name, path, body) => {
  const first = await admin.call('POST', path(), { body: body() })
  expect([first.status, first.body.code]).toEqual([first.status === 200 ? 200 : 201, undefined])
  const second = await admin.call('POST', path(), { body: body() })
  expect([second.status, second.body.code]).toEqual([409, 'taken'])
  expect(second.body.message).not.toBe('')
})
