import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'
import type { ApiRecord } from '../support/resource-fixtures.ts'

let app: TestApp
let bot: number
let boss: SignedIn

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

beforeEach(async () => {
  bot = await app.bot()
  boss = await member(2)
})

async function member(role: 2 | 3 | 4 | 5, permissions?: Record<string, boolean>): Promise<SignedIn> {
  const user = await app.user()
  await app.member(bot, user, role, permissions)
  return app.as(user)
}

/** Calls a second after the last change, so that entries have an order. */
async function call(method: string, path: string, body?: object, who = boss) {
  if (method !== 'GET') app.clock.advance(1000)
  return who.call(method, path.replace('{bot}', String(bot)), ...(body ? [{ body }] : []))
}
const made = async (path: string, body: object): Promise<ApiRecord> => (await call('POST', path, body)).body
/** The id of the latest entry about a kind of resource. */
async function last(kind: string): Promise<number> {
  const filter = encodeURIComponent(JSON.stringify({ resource_type: kind }))
  return (await call('GET', `/changes/{bot}?sort=["at","DESC"]&range=[0,0]&filter=${filter}`)).body[0].id
}
const detail = async (id: number, who = boss) => call('GET', `/changes/{bot}/${id}`, undefined, who)
const restore = (id: number, body = {}, who = boss) => call('POST', `/changes/restore/{bot}/${id}`, body, who)

test('an area goes back to what it was before a change, as a new entry that others can read', async () => {
  const area = await made('/bots/areas/{bot}', { name: 'Ventas', description: 'Precios' })
  const id = area.area_id ?? area.id
  await call('PUT', '/bots/areas/{bot}', { area_id: id, name: 'Ventas y cobros', description: '' })
  const change = await last('area')
  const { body } = await detail(change)
  expect(body.differences).toContainEqual({
    ...{ field: 'name', label: 'Nombre', before: 'Ventas', after: 'Ventas y cobros' },
  })
  expect(body.restore).toMatchObject({ possible: true, reason: '', version: expect.any(Number) })
  expect(body.restore.differences).toContainEqual({
    ...{ field: 'name', label: 'Nombre', before: 'Ventas y cobros', after: 'Ventas' },
  })
  expect((await restore(change, { version: body.restore.version })).status).toBe(200)
  const now = (await call('GET', '/bots/areas/{bot}')).body.find((one: ApiRecord) => one.id === id)
  expect(now).toMatchObject({ name: 'Ventas', description: 'Precios' })
  const [entry] = (await app.audit(({ action }) => action === 'restore')).slice(-1)
  expect(entry).toMatchObject({ resource_type: 'area', resource_label: 'Ventas' })
  expect((await detail(change)).body.restore).toMatchObject({
    possible: false,
    reason: expect.stringContaining('ya está'),
  })
  expect((await restore(change)).status).toBe(409)
})

test('an element that somebody changed meanwhile is not overwritten', async () => {
  const { id } = await made('/chats/labels/{bot}', { title: 'Cliente', color: '#1565c0' })
  await call('PUT', '/chats/labels/{bot}', { id, title: 'Clienta', color: '#1565c0' })
  const change = await last('label')
  const { version } = (await detail(change)).body.restore
  await call('PUT', '/chats/labels/{bot}', { id, title: 'Cliente nuevo', color: '#1565c0' })
  expect(await restore(change, { version })).toMatchObject({ status: 409, body: { code: 'stale' } })
  expect((await restore(change, { version: version + 1 })).status).toBe(200)
})

test('a renamed intent gets its name back, and a deleted one its examples too', async () => {
  const intent = (await call('POST', '/ia/selector/add/{bot}', { intent_name: 'Pagos' })).body
  const { id, category_id } = intent.intent ?? intent
  await made('/examples/{bot}', { text: '¿Cómo pago?', intent_id: id })
  await call('PUT', `/ia/intent/{bot}/${id}`, { description: 'Formas de pago' })
  const renamed = await last('intent')
  const { body } = await detail(renamed)
  expect(body.restore.differences).toMatchObject([{ before: 'Formas de pago', after: 'Pagos' }])
  expect((await restore(renamed)).status).toBe(200)
  const names = async () =>
    (await call('GET', '/ia/{bot}')).body[0].intents.map(({ description }: ApiRecord) => description)
  expect(await names()).toContain('Pagos')
  await call('POST', `/ia/selector/{bot}/${category_id}/${id}`, { isFamily: false })
  expect(await names()).not.toContain('Pagos')
  const deleted = await last('intent')
  expect((await detail(deleted)).body.restore).toMatchObject({ possible: true })
  expect((await restore(deleted)).status).toBe(200)
  expect(await names()).toContain('Pagos')
  expect((await call('GET', '/examples/{bot}')).body.map(({ text }: ApiRecord) => text)).toContain('¿Cómo pago?')
})

test('who may change an element but not restore it is not offered to', async () => {
  const { id } = await made('/chats/labels/{bot}', { title: 'Obra', color: '#1565c0' })
  await call('PUT', '/chats/labels/{bot}', { id, title: 'Obras', color: '#1565c0' })
  const change = await last('label')
  const attendant = await member(3, { chats: true, contacts: false, responses: false, advanced_configuration: false })
  expect((await detail(change, attendant)).body.restore).toMatchObject({ possible: false })
  expect((await restore(change, {}, attendant)).status).toBe(403)
  expect((await detail(change)).body.restore).toMatchObject({ possible: true })
})

test('what no entry describes, what was created and what is final says why it cannot come back', async () => {
  await made('/chats/labels/{bot}', { title: 'Promo', color: '#1565c0' })
  const created = await last('label')
  expect((await detail(created)).body.restore).toMatchObject({
    possible: false,
    reason: expect.stringContaining('no existía'),
  })
  expect(await restore(created)).toMatchObject({ status: 409, body: { code: 'not_restorable' } })
})

test('only who may change an element restores it, and entries of other chatbots do not exist', async () => {
  const { id } = await made('/entities/{bot}', {
    name: 'talle',
    label: 'Talle',
    type: 'list',
    values: [{ value: 'S' }],
  })
  await call('PUT', `/entities/{bot}/${id}`, { name: 'talle', label: 'Talla', type: 'list', values: [{ value: 'S' }] })
  const change = await last('entity')
  const outsider = await app.as(await app.user())
  expect((await detail(change, outsider)).status).toBe(404)
  const operator = await member(4, { chats: true, contacts: false })
  expect((await restore(change, {}, operator)).status).toBe(403)
  const writer = await member(3, { responses: true, advanced_configuration: false })
  expect([404, 409]).toContain((await restore(change, {}, writer)).status)
  expect((await restore(change)).status).toBe(200)
  const mine = bot
  bot = await app.bot()
  boss = await member(2)
  expect((await detail(change)).status).toBe(404)
  expect((await restore(change)).status).toBe(404)
  bot = mine
})
