import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'
import { everyScope, makeKey } from './make.ts'

// A key opens no more than the person who gives it may do themselves.

let app: TestApp
let bot: number

beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  await app.forgetLimits()
  bot = await app.bot()
})
afterAll(() => app.stop())

async function person(role: 2 | 3 | 4 | 5, permissions?: Record<string, boolean>): Promise<SignedIn> {
  const user = await app.user()
  await app.member(bot, user, role, permissions)
  return app.as(user)
}
const create = (by: SignedIn, scopes: readonly string[]) =>
  by.call('POST', `/plugins/keys/${bot}`, { body: { name: 'Ventas', scopes } })
const change = (by: SignedIn, id: number, scopes: readonly string[]) =>
  by.call('PUT', `/plugins/keys/${bot}/${id}`, { body: { name: 'Ventas', scopes } })

test('an editor without chats makes no key that reads or answers them, and makes one of what they may do', async () => {
  const editor = await person(3)
  expect((await editor.call('GET', `/chats/view/${bot}/1`)).status).toBe(403)
  for (const scope of ['chats:read', 'chats:write', 'budgets:read', 'budgets:write']) {
    const { status, body } = await create(editor, ['contacts:read', scope])
    expect([status, body.fields]).toEqual([422, { scopes: [expect.stringContaining('No tienes permiso para dar «')] }])
  }
  const made = await create(editor, ['contacts:read', 'responses:write', 'training:write'])
  expect(made.status).toBe(201)
})

test('who has every permission gives every scope', async () => {
  expect((await create(await person(2), everyScope)).status).toBe(201)
})

test('who sees only the chats of their areas gives no key that sees all of them', async () => {
  const everything = { plugins: true, chats: true, contacts: true }
  expect((await create(await person(4, everything), ['chats:read'])).status).toBe(422)
  expect((await create(await person(4, everything), ['contacts:read'])).status).toBe(201)
  const coordinator = await create(await person(5, everything), ['chats:read', 'contacts:read'])
  expect([coordinator.status, coordinator.body.code]).toEqual([409, 'taken'])
})

test('who does not see some own fields of contacts gives no key that reads contacts', async () => {
  const [boss, seller] = [await person(2), await person(4, { plugins: true, contacts: true, responses: true })]
  expect((await create(seller, ['contacts:write'])).status).toBe(201)
  const [{ id }] = (await boss.call('GET', `/plugins/keys/${bot}`)).body.keys
  const field = { key: 'credito', label: 'Crédito', type: 'text', visible_to: 'managers' }
  await boss.call('POST', `/contacts/fields/${bot}`, { body: field })
  const made = (by: SignedIn, name: string, scope: string) =>
    by.call('POST', `/plugins/keys/${bot}`, { body: { name, scopes: [scope] } })
  for (const scope of ['contacts:read', 'contacts:write']) {
    const { status, body } = await made(seller, 'Otra', scope)
    expect([status, body.fields]).toEqual([422, { scopes: [expect.stringContaining('datos propios que no ves')] }])
  }
  expect((await change(seller, id, ['contacts:write', 'contacts:read'])).status).toBe(422)
  expect((await change(seller, id, ['contacts:write', 'responses:read'])).status).toBe(200)
  expect((await made(seller, 'Respuestas', 'responses:read')).status).toBe(201)
  expect((await made(boss, 'Agenda', 'contacts:read')).status).toBe(201)
})

test('a change adds nothing that the person does not have; what the key had may stay or go', async () => {
  const editor = await person(3)
  const { id } = await makeKey(app, bot, { scopes: ['chats:read', 'contacts:read'] })
  expect((await change(editor, id, ['chats:read', 'chats:write'])).body.fields).toHaveProperty('scopes')
  expect((await change(editor, id, ['chats:read', 'responses:read'])).body.scopes).toEqual([
    'chats:read',
    'responses:read',
  ])
  expect((await change(editor, id, ['responses:read'])).body.scopes).toEqual(['responses:read'])
  expect((await change(editor, id, ['chats:read'])).status).toBe(422)
})
