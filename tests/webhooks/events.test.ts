import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'
import { createWidgetFixture, type WidgetFixture } from '../widget/fixtures.ts'
import { deliver, type Receiver, signatureOf, startReceiver } from './receiver.ts'

// What a bot tells other systems, and how they recognize it.

let app: TestApp
let receiver: Receiver
let on: WidgetFixture
let owner: SignedIn
let ownerName: string
let webhook: { id: number; secret: string }

beforeAll(async () => {
  app = await startApp({ settings: { webhookPrivateAddresses: true } })
  receiver = await startReceiver()
})
afterAll(async () => {
  receiver.stop()
  await app.stop()
})
beforeEach(async () => {
  on = await createWidgetFixture(app)
  const user = await app.user()
  await app.member(on.botId, user, 2)
  owner = await app.as(user)
  ownerName = user.name
  webhook = await create(['message', 'conversation', 'handoff', 'resolved', 'lead'])
  receiver.got.length = 0
})

async function create(events: string[], name = 'Ventas') {
  const { status, body } = await owner.call('POST', `/webhooks/${on.botId}`, {
    body: { name, url: receiver.url, events },
  })
  expect([status, body]).toEqual([201, expect.anything()])
  return body
}
const received = (event: string) => receiver.got.filter(({ payload }) => payload.event === event)

describe('a customer who writes', () => {
  test('is told as a new contact, a conversation and a message, each once', async () => {
    await (await on.visitor()).say('Hola, ¿tienen pava?')
    expect(receiver.got).toEqual([])
    await deliver(app)
    expect(receiver.got.map(({ payload }) => payload.event).sort()).toEqual(['conversation', 'lead', 'message'])
    const { id, contact_id } = await on.chat()
    const chat = { id, contact_id, channel: 'webchat', type: 'bot', state: 0, area: null, assign_user: null }
    const envelope = {
      version: 1,
      bot_id: on.botId,
      at: app.clock.now().toISOString(),
      id: expect.stringMatching(/^msg_/),
    }
    expect(received('message')[0]?.payload).toMatchObject({
      ...envelope,
      data: { chat, direction: 'in', message: { type: 'user', text: 'Hola, ¿tienen pava?', hidden: false, files: [] } },
    })
    expect(received('conversation')[0]?.payload.data).toMatchObject({
      chat,
      contact: { id: contact_id },
      returning: false,
    })
    expect(received('lead')[0]?.payload.data).toMatchObject({ chat, contact: { id: contact_id, phone: '', email: '' } })
    await deliver(app, true)
    expect(receiver.got).toHaveLength(3)
  })

  test('each request is signed for its id, time and body', async () => {
    await (await on.visitor()).say('Hola')
    await deliver(app)
    for (const one of receiver.got) {
      expect(one.headers['webhook-id']).toBe(one.payload.id)
      expect(Number(one.headers['webhook-timestamp'])).toBe(Math.floor(app.clock.now().getTime() / 1000))
      expect(one.headers['content-type']).toBe('application/json')
      expect(one.headers['webhook-signature']).toBe(signatureOf(one, webhook.secret))
      expect(one.headers['webhook-signature']).not.toBe(signatureOf({ ...one, body: `${one.body} ` }, webhook.secret))
    }
  })

  test('the answer of the bot, a handoff, the team and the end are told too', async () => {
    await (await on.visitor()).say('quiero una persona')
    await on.answer()
    const { id } = await on.chat()
    const { sender_id: target_id } = await app.db
      .selectFrom('chat')
      .select('sender_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const body = { id, target_id, message: 'Hola, soy Ana' }
    expect((await owner.call('POST', `/chats/requests/send/${on.botId}`, { body })).body).toMatchObject({})
    expect((await owner.call('POST', `/chats/requests/state/${on.botId}`, { body: { id, state: 2 } })).status).toBe(200)
    await deliver(app)
    const texts = received('message').map(({ payload: { data } }) => [
      data.direction,
      data.message.type,
      data.message.text,
    ])
    expect(texts).toContainEqual(['in', 'user', 'quiero una persona'])
    expect(texts).toContainEqual(['out', 'bot', expect.any(String)])
    expect(texts).toContainEqual(['out', 'agent', 'Hola, soy Ana'])
    expect(received('handoff')[0]?.payload.data).toMatchObject({ chat: { id, type: 'request' }, urgency: null })
    expect(received('resolved').map(({ payload }) => payload.data)).toMatchObject([
      { chat: { id, state: 2 }, contact: { name: expect.any(String) }, resolved_by: { name: ownerName } },
    ])
  })
})

test('a webhook gets only the events it expects, and one that is off gets none', async () => {
  const leads = await create(['lead'], 'Planilla')
  const off = await create(['message'], 'Apagado')
  const change = { name: 'Apagado', url: receiver.url, events: ['message'], active: false, version: off.version }
  const changed = await owner.call('PUT', `/webhooks/${on.botId}/${off.id}`, { body: change })
  expect([changed.status, changed.body]).toMatchObject([200, { status: 'off', active: false }])
  await (await on.visitor()).say('Hola')
  await deliver(app)
  expect(receiver.got.map(({ payload }) => payload.event).sort()).toEqual(['conversation', 'lead', 'lead', 'message'])
  const log = (id: number) => owner.call('GET', `/webhooks/deliveries/${on.botId}?filter={"webhook_id":${id}}`)
  expect((await log(leads.id)).body).toMatchObject([{ event: 'lead', state: 'delivered', status: 200, attempts: 1 }])
  expect((await log(off.id)).body).toEqual([])
})

test('nothing of one bot reaches the webhook of another', async () => {
  const other = await createWidgetFixture(app)
  await (await other.visitor()).say('Hola')
  await deliver(app)
  expect(receiver.got).toEqual([])
  await (await on.visitor()).say('Hola')
  await deliver(app)
  expect(receiver.got).toHaveLength(3)
})

test('a message that is rolled back is not told', async () => {
  const visitor = await on.visitor()
  await visitor.say('Hola', 'clave-repetida-1')
  await deliver(app)
  const before = receiver.got.length
  await visitor.say('Hola', 'clave-repetida-1')
  await deliver(app)
  expect(receiver.got).toHaveLength(before)
})

test('the team reads what was sent in the log, with the text as they see it now', async () => {
  await (await on.visitor()).say('Mi clave es 4455')
  await deliver(app)
  const list = await owner.call('GET', `/webhooks/deliveries/${on.botId}?filter={"event":"message"}`)
  const { id } = list.body[0]
  const detail = () => owner.call('GET', `/webhooks/deliveries/${on.botId}/${id}`)
  expect((await detail()).body).toMatchObject({
    ...{ state: 'delivered', answer: 'ok', history: [{ status: 200, detail: null }] },
    payload: receiver.got.find(({ payload }) => payload.event === 'message')?.payload,
  })
  await app.db.updateTable('message').set({ body: 'Mi clave es •••', written: 'Mi clave es 4455' }).execute()
  expect((await detail()).body.payload.data.message).toMatchObject({ text: 'Mi clave es •••', hidden: true })
})
