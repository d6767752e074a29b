import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'
import { createWidgetFixture, type WidgetFixture } from '../widget/fixtures.ts'
import { deliver, type Receiver, startReceiver } from './receiver.ts'

// Webhooks may only tell what the person who chooses their events and address may see themselves.

let app: TestApp
let receiver: Receiver
let on: WidgetFixture
let owner: SignedIn
let editor: SignedIn

beforeAll(async () => {
  app = await startApp({ settings: { webhookPrivateAddresses: true } })
  receiver = await startReceiver()
})
beforeEach(async () => {
  receiver.got.length = 0
  on = await createWidgetFixture(app)
  owner = await person(2)
  editor = await person(3)
})
afterAll(async () => {
  receiver.stop()
  await app.stop()
})

async function person(role: 2 | 3 | 4, permissions?: Record<string, boolean>): Promise<SignedIn> {
  const user = await app.user()
  await app.member(on.botId, user, role, permissions)
  return app.as(user)
}
const body = (more: object) => ({ name: 'Ventas', url: receiver.url, events: ['lead'], ...more })
const create = (by: SignedIn, more: object = {}) => by.call('POST', `/webhooks/${on.botId}`, { body: body(more) })
const change = (by: SignedIn, id: number, more: object) =>
  by.call('PUT', `/webhooks/${on.botId}/${id}`, { body: body(more) })
const log = async (by: SignedIn) => (await by.call('GET', `/webhooks/deliveries/${on.botId}`)).body
const detail = async (by: SignedIn, id: number) => (await by.call('GET', `/webhooks/deliveries/${on.botId}/${id}`)).body
const resend = (by: SignedIn, id: number) => by.call('POST', `/webhooks/resend/${on.botId}/${id}`, { body: {} })

test.each(['message', 'conversation', 'handoff', 'resolved'])(
  'who may not see chats chooses no event %s; who may does',
  async (event) => {
    const refused = await create(editor, { events: ['lead', event] })
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['events']])
    const operator = await person(4, { plugins: true, chats: true, contacts: true })
    expect((await create(operator, { events: [event] })).status).toBe(422)
    expect((await create(editor)).status).toBe(201)
    expect((await create(owner, { name: 'Otro', events: [event] })).status).toBe(201)
  },
)

test('events that somebody else chose stay or go; others are not added, and the address does not change', async () => {
  const { id } = (await create(owner, { events: ['lead', 'message'] })).body
  expect((await change(editor, id, { events: ['lead', 'message', 'handoff'] })).body.fields).toHaveProperty('events')
  const elsewhere = { url: `${receiver.url}/otro`, events: ['lead', 'message'] }
  expect(Object.keys((await change(editor, id, elsewhere)).body.fields)).toEqual(['url'])
  expect((await change(editor, id, { ...elsewhere, events: ['lead'] })).status).toBe(422)
  expect((await change(editor, id, { name: 'Nuevo', events: ['lead', 'message'] })).status).toBe(200)
  expect((await change(owner, id, elsewhere)).status).toBe(200)
  // With the secret they could write to that system in its name.
  const rotate = (who: SignedIn) => who.call('POST', `/webhooks/rotate/${on.botId}/${id}`, { body: {} })
  expect([(await rotate(editor)).status, (await rotate(owner)).status]).toEqual([403, 200])
})

test('what waits for delivery does not go to another address by who may not see it', async () => {
  const { id } = (await create(owner, { events: ['message'] })).body
  await (await on.visitor()).say('Mi documento es 123')
  expect((await change(editor, id, {})).status).toBe(200)
  const moved = { url: `${receiver.url}/otro` }
  expect((await change(editor, id, moved)).body.fields).toHaveProperty('url')
  await deliver(app)
  expect((await change(editor, id, moved)).status).toBe(200)
  expect(receiver.got.every(({ url }) => url === '/avisos')).toBe(true)
})

test('the log shows what was sent and answered to who may see it, and only they send it again', async () => {
  await create(owner, { events: ['message', 'lead'] })
  receiver.respond = (response, request) => response.end(request.body)
  await (await on.visitor()).say('Mi documento es 123')
  await deliver(app)
  const all: { id: number; event: string }[] = await log(editor)
  const idOf = (event: string) => all.find((one) => one.event === event)?.id ?? 0
  expect(await detail(editor, idOf('message'))).toMatchObject({ state: 'delivered', payload: null, answer: null })
  expect((await detail(owner, idOf('message'))).payload.data.message.text).toBe('Mi documento es 123')
  expect((await detail(editor, idOf('lead'))).payload.event).toBe('lead')
  expect([(await resend(editor, idOf('message'))).status, (await resend(owner, idOf('message'))).status]).toEqual([
    403, 200,
  ])
  expect((await resend(editor, idOf('lead'))).status).toBe(200)
})
