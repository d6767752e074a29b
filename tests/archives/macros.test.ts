import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'
import { runImports } from './fixtures.ts'

let t: TestApp
let me: SignedIn
let userId: number
let bot: number

beforeAll(async () => {
  t = await startApp({ settings: { maxBotsPerAccount: 4 } })
  const user = await t.user()
  userId = user.id
  me = await t.as(user)
  bot = await t.bot({ name: 'Kiosco' })
  await t.member(bot, user, 2)
})
afterAll(() => t.stop())

test('a copy has the macros of the team without what it cannot have: people, and what was deleted', async () => {
  const label = async (title: string) =>
    (await me.call('POST', `/chats/labels/${bot}`, { body: { title, color: '#123456' } })).body.id
  const [kept, gone] = [await label('Envíos'), await label('Vieja')]
  const add = async (name: string, actions: object[], visibility = 'todos') => {
    const { status } = await me.call('POST', `/chats/macros/${bot}`, { body: { name, actions, visibility } })
    expect(status).toBe(201)
  }
  await add('Todo', [
    { type: 'reply', text: 'Ya salió, {{contacto.nombre|"cliente"}}.' },
    { type: 'label_add', label_id: kept },
    { type: 'label_remove', label_id: gone },
    { type: 'assign', to: 'person', user_id: userId },
    { type: 'assign', to: 'me' },
    { type: 'resolve' },
  ])
  await add('Solo de una persona', [{ type: 'assign', to: 'person', user_id: userId }])
  await add('Mía', [{ type: 'resolve' }], 'personal')
  await me.call('DELETE', `/chats/labels/${bot}/${gone}`)
  const { body } = await me.call('POST', `/bots/clone/${bot}`, { body: { name: 'La copia' } })
  await runImports(t)
  const copy = (await me.call('GET', `/bots/imports/${body.id}`)).body
  expect(copy).toMatchObject({ state: 'done', summary: { macros: 1 } })
  const { macros } = (await me.call('GET', `/chats/macros/${copy.bot_id}`)).body
  expect(macros).toMatchObject([{ name: 'Todo', visibility: 'todos', usage_count: 0 }])
  expect(macros[0].steps).toEqual(
    [
      'responde «Ya salió, {{contacto.nombre|"cliente"}}.»',
      'agrega la etiqueta «Envíos»',
      'asigna a quien la usa',
      'resuelve',
    ].map((text) => ({ text, problem: null })),
  )
})
