import { afterAll, beforeAll, expect, test } from 'vitest'
import { sealed } from '../../src/server/conversation/webhooks/secrets.ts'
import { inCall } from '../../src/server/foundation/http/context.ts'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'
import { createWidgetFixture, type WidgetFixture } from '../widget/fixtures.ts'
import { deliver, type Receiver, startReceiver } from './receiver.ts'

// Headers that HTTP can carry, and what happens to those that it cannot.

let app: TestApp
let receiver: Receiver
let on: WidgetFixture
let user: { id: number }
let owner: SignedIn

beforeAll(async () => {
  app = await startApp({ settings: { webhookPrivateAddresses: true } })
  receiver = await startReceiver()
  on = await createWidgetFixture(app)
  user = await app.user()
  await app.member(on.botId, user, 2)
  owner = await app.as(user)
})
afterAll(async () => {
  receiver.stop()
  await app.stop()
})

let serial = 0
const create = (header: { name: string; value: string }) =>
  owner.call('POST', `/webhooks/${on.botId}`, {
    body: { name: `Ventas ${++serial}`, url: receiver.url, events: ['lead'], headers: [header] },
  })

test.each(['uno\r\nX-Otro: dos', 'uno\ndos', 'cuesta 5 €', 'ñandú', 'a\u007fb'])(
  'the value %j is refused at its field',
  async (value) => {
    const { status, body } = await create({ name: 'X-Clave', value })
    expect([status, body.fields]).toEqual([
      422,
      { 'headers.0.value': ['Usa solo letras sin acento, cifras y signos, en una línea.'] },
    ])
  },
)

test.each(['X Clave', 'X-Clave:', 'X-Ñandú', 'X\r\nY', ''])('the name %j is refused at its field', async (name) => {
  const { status, body } = await create({ name, value: 'uno' })
  expect([status, Object.keys(body.fields)]).toEqual([422, ['headers.0.name']])
})

test('a value with spaces, tabs and every sign of ASCII arrives as it was typed', async () => {
  const value = 'Bearer a\tb !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'
  const made = await create({ name: 'X-Clave', value })
  expect(made.status).toBe(201)
  const path = `/webhooks/test/${on.botId}/${made.body.id}`
  expect((await owner.call('POST', path, { body: {} })).body).toMatchObject({ ok: true, status: 200 })
  expect(receiver.got[0]?.headers['x-clave']).toBe(value)
  await owner.call('DELETE', `/webhooks/${on.botId}/${made.body.id}`)
})

test('a stored value that cannot be sent fails like any other delivery, until the webhook is switched off', async () => {
  const { id } = (await create({ name: 'X-Clave', value: 'uno' })).body
  const header_values = await app.store.run(() =>
    inCall({ services: app.app.services }, async () => sealed({ 'x-clave': 'cinco €\r\n' })),
  )
  await app.db.updateTable('webhook').set({ header_values }).where('id', '=', id).execute()
  const test = await owner.call('POST', `/webhooks/test/${on.botId}/${id}`, { body: {} })
  expect([test.status, test.body]).toEqual([
    200,
    expect.objectContaining({ ok: false, status: null, detail: expect.stringContaining('encabezado') }),
  ])
  await (await on.visitor()).say('Hola')
  await deliver(app)
  const log = async () => (await owner.call('GET', `/webhooks/deliveries/${on.botId}`)).body
  expect(await log()).toMatchObject([{ state: 'pending', attempts: 1, detail: expect.stringContaining('encabezado') }])
  app.clock.advance(3 * 24 * 3600)
  owner = await app.as(user)
  await deliver(app, true)
  expect((await owner.call('GET', `/webhooks/${on.botId}/${id}`)).body).toMatchObject({
    active: false,
    status: 'stopped',
  })
  expect(await log()).toMatchObject([{ state: 'failed' }])
})
