import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'
import { createWidgetFixture, type WidgetFixture } from '../widget/fixtures.ts'
import { deliver, type Receiver, startReceiver } from './receiver.ts'

// What a webhook may be, and who may have one.

let closed: TestApp
let open: TestApp
let receiver: Receiver
let on: WidgetFixture
let owner: SignedIn

beforeAll(async () => {
  closed = await startApp()
  open = await startApp({ settings: { webhookPrivateAddresses: true } })
  receiver = await startReceiver()
})
afterAll(async () => {
  receiver.stop()
  await Promise.all([closed.stop(), open.stop()])
})

async function shop(app: TestApp, permissions?: Record<string, boolean>): Promise<void> {
  on = await createWidgetFixture(app)
  const user = await app.user()
  await app.member(on.botId, user, 2, permissions)
  owner = await app.as(user)
}
const create = (more: object = {}) =>
  owner.call('POST', `/webhooks/${on.botId}`, {
    body: { name: 'Ventas', url: 'https://ventas.example/a', events: ['lead'], ...more },
  })
const change = (id: number, more: object) =>
  owner.call('PUT', `/webhooks/${on.botId}/${id}`, {
    body: { name: 'Ventas', url: 'https://ventas.example/a', events: ['lead'], ...more },
  })
beforeEach(() => {
  receiver.got.length = 0
})

test.each([
  'http://ventas.example/a',
  'https://127.0.0.1/a',
  'https://10.0.0.8/a',
  'https://[::1]/a',
  'https://localhost/a',
  'https://intranet/a',
  'https://caja.local/a',
  'https://169.254.169.254/latest',
])('%s is refused, and a public address is taken', async (url) => {
  await shop(closed)
  const refused = await create({ url })
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['url']])
  const { status, body } = await create()
  expect([status, body.secret]).toEqual([201, expect.stringMatching(/^whsec_[A-Za-z0-9+/]{32}$/)])
  expect((await change(body.id, { url })).status).toBe(422)
})

test('an address that turns private is not called, unless the operator allows it', async () => {
  for (const [app, calls] of [
    [closed, 0],
    [open, 1],
  ] as const) {
    await shop(app)
    const { body } = await create()
    // As if its name led here by now.
    await app.db.updateTable('webhook').set({ url: receiver.url }).where('id', '=', body.id).execute()
    await (await on.visitor()).say('Hola')
    await deliver(app)
    expect(receiver.got).toHaveLength(calls)
    const [delivery] = (await owner.call('GET', `/webhooks/deliveries/${on.botId}`)).body
    expect(delivery.state).toBe(calls ? 'delivered' : 'pending')
    if (!calls) expect(delivery.detail).toContain('no es pública')
  }
})

test.each([
  ['one of the request', [{ name: 'Host', value: 'otro.example' }]],
  ['one of the signature', [{ name: 'Webhook-Id', value: 'msg_falso' }]],
  [
    'the same twice',
    [
      { name: 'X-A', value: 'uno' },
      { name: 'x-a', value: 'dos' },
    ],
  ],
  ['one without a value', [{ name: 'X-A' }]],
])('headers with %s are refused, and others taken', async (_, headers) => {
  await shop(closed)
  expect((await create({ headers })).body.fields).toHaveProperty('headers')
  expect((await create({ headers: [{ name: 'X-A', value: 'uno' }] })).status).toBe(201)
})

test('a header keeps its value without typing it again, but not for another site', async () => {
  await shop(closed)
  const { id } = (await create({ headers: [{ name: 'X-A', value: 'clave-muy-larga' }] })).body
  const headers = [{ name: 'X-A' }]
  expect((await change(id, { headers, url: 'https://ventas.example/b' })).body.headers).toEqual([
    { name: 'X-A', last4: 'arga' },
  ])
  expect((await change(id, { headers, url: 'https://otro.example/b' })).status).toBe(422)
  const typed = [{ name: 'X-A', value: 'otra' }]
  expect((await change(id, { headers: typed, url: 'https://otro.example/b' })).status).toBe(200)
})

test('a bot has at most 20 webhooks', async () => {
  await shop(closed)
  for (let n = 1; n <= 20; n++) expect((await create({ name: `Aviso ${n}` })).status).toBe(201)
  const { status, body } = await create({ name: 'Uno más' })
  expect([status, body.code]).toEqual([409, 'plan_limit'])
})

test('a test sends a signed ping at once, also while the webhook is off, and shows the answer', async () => {
  await shop(open)
  const { id } = (await create({ url: receiver.url, active: false })).body
  receiver.respond = (response) => response.writeHead(200).end('x'.repeat(5000))
  const ping = async () => (await owner.call('POST', `/webhooks/test/${on.botId}/${id}`, { body: {} })).body
  expect(await ping()).toMatchObject({ ok: true, status: 200, answer: 'x'.repeat(1024), detail: null })
  expect(receiver.got).toMatchObject([
    { headers: { 'webhook-signature': expect.stringMatching(/^v1,/) }, payload: { event: 'ping', data: {} } },
  ])
  receiver.respond = (response) => response.writeHead(404).end('nada')
  expect(await ping()).toMatchObject({ ok: false, status: 404, answer: 'nada', detail: 'Respondió 404' })
  receiver.respond = (response) => response.end('ok')
  expect((await owner.call('GET', `/webhooks/deliveries/${on.botId}`)).body).toEqual([])
})

test('a delivery that ended is sent again with its id; one that waits or whose webhook is off is not', async () => {
  await shop(open)
  const { id } = (await create({ url: receiver.url })).body
  await (await on.visitor()).say('Hola')
  const [{ id: delivery }] = (await owner.call('GET', `/webhooks/deliveries/${on.botId}`)).body
  const resend = () => owner.call('POST', `/webhooks/resend/${on.botId}/${delivery}`, { body: {} })
  expect([(await resend()).status, (await resend()).body.code]).toEqual([409, 'active'])
  await deliver(open)
  expect((await resend()).body).toMatchObject({ state: 'pending', attempts: 0 })
  await deliver(open)
  expect(receiver.got.map(({ payload }) => payload.id)).toEqual(Array(2).fill(receiver.got[0]?.payload.id))
  await change(id, { url: receiver.url, active: false })
  expect((await resend()).body.code).toBe('disabled')
})

test('the log forgets deliveries after 30 days', async () => {
  await shop(open)
  await create({ url: receiver.url })
  await (await on.visitor()).say('Hola')
  await deliver(open)
  const count = async () =>
    (await open.db.selectFrom('webhook_delivery').where('bot_id', '=', on.botId).selectAll().execute()).length
  expect(await count()).toBe(1)
  const { cleaningJobs } = await import('../../src/server/cleaning.ts')
  const clean = () =>
    open.store.run(() =>
      cleaningJobs({ clock: open.clock.now, log: open.app.services.log }).cleaning?.(
        {},
        { id: 1, attempt: 1, signal: new AbortController().signal },
      ),
    )
  open.clock.advance(29 * 24 * 3600)
  await clean()
  expect(await count()).toBe(1)
  open.clock.advance(2 * 24 * 3600)
  await clean()
  expect(await count()).toBe(0)
})

test('a chatbot makes at most 60 webhooks in an hour', async () => {
  await shop(closed)
  for (let n = 1; n <= 60; n++) {
    const { status, body } = await create()
    expect(status).toBe(201)
    await owner.call('DELETE', `/webhooks/${on.botId}/${body.id}`)
  }
  expect((await create()).status).toBe(429)
  closed.clock.advance(3600)
})
