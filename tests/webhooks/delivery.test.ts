import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'
import { createWidgetFixture, type WidgetFixture } from '../widget/fixtures.ts'
import { deliver, type Receiver, signatureOf, startReceiver } from './receiver.ts'

// What happens when the other system is slow, broken, gone or elsewhere.

const DAY = 24 * 3600

let app: TestApp
let receiver: Receiver
let on: WidgetFixture
let owner: SignedIn
let admin: SignedIn
let ownerId: number
let ownerEmail: string
let webhook: { id: number; secret: string; version: number }

beforeAll(async () => {
  app = await startApp({ settings: { webhookPrivateAddresses: true } })
  receiver = await startReceiver()
})
afterAll(async () => {
  receiver.stop()
  await app.stop()
})
beforeEach(async () => {
  await app.db.deleteFrom('webhook').execute()
  on = await createWidgetFixture(app)
  const user = await app.user()
  ;[ownerId, ownerEmail] = [user.id, user.email]
  await app.member(on.botId, user, 2)
  await app.db.updateTable('bot').set({ owner_id: ownerId }).where('id', '=', on.botId).execute()
  owner = await app.as(user)
  admin = await app.as(await app.user({ admin: true }))
  const body = { name: 'Ventas', url: receiver.url, events: ['lead'] }
  webhook = (await owner.call('POST', `/webhooks/${on.botId}`, { body })).body
  receiver.got.length = 0
  receiver.respond = (response) => response.end('ok')
})

const happens = async () => void (await (await on.visitor()).say('Hola'))
const answers = (status: number, headers: Record<string, string> = {}) => {
  receiver.respond = (response) => response.writeHead(status, headers).end('no')
}
/** The owner again, whose session ended meanwhile. */
const signIn = async () => {
  owner = await app.as({ id: ownerId })
}
const log = async () => (await owner.call('GET', `/webhooks/deliveries/${on.botId}`)).body
const read = async () => (await owner.call('GET', `/webhooks/${on.botId}/${webhook.id}`)).body
const change = async (more: object) => {
  const body = { name: 'Ventas', url: receiver.url, events: ['lead'], ...more }
  return owner.call('PUT', `/webhooks/${on.botId}/${webhook.id}`, { body })
}
/** Seconds until the next attempt. */
const wait = async () => {
  const [{ next_at }] = await log()
  return Math.round((Date.parse(next_at) - app.clock.now().getTime()) / 1000)
}

test('a failure is tried again with growing pauses and the same id until it succeeds', async () => {
  answers(500)
  await happens()
  await deliver(app)
  const pauses = [await wait()]
  for (let attempt = 2; attempt <= 8; attempt++) {
    await deliver(app, true)
    pauses.push(await wait())
  }
  const planned = [5, 30, 120, 600, 3600, 3 * 3600, 6 * 3600, 6 * 3600]
  for (const [at, seconds] of planned.entries()) {
    expect(pauses[at]).toBeGreaterThanOrEqual(seconds)
    expect(pauses[at]).toBeLessThanOrEqual(seconds * 1.1 + 1)
  }
  expect(await log()).toMatchObject([{ state: 'pending', attempts: 8, status: 500, detail: 'Respondió 500' }])
  expect(await read()).toMatchObject({ status: 'failing', pending: 1, success_share: 0 })
  receiver.respond = (response) => response.writeHead(204).end()
  await deliver(app, true)
  expect(await log()).toMatchObject([{ state: 'delivered', attempts: 9, status: 204, next_at: null }])
  expect(await read()).toMatchObject({ status: 'working', pending: 0, success_share: 100 })
  expect(new Set(receiver.got.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  await deliver(app, true)
  expect(receiver.got).toHaveLength(9)
})

test.each([
  ['a number', '3000', 3000],
  ['more than six hours', '90000', 6 * 3600],
  ['less than the own pause', '1', 5],
])('Retry-After with %s', async (_, value, seconds) => {
  answers(503, { 'retry-after': value })
  await happens()
  await deliver(app)
  expect(await wait()).toBeGreaterThanOrEqual(seconds)
  expect(await wait()).toBeLessThanOrEqual(seconds + 1)
})

test('a redirect is not followed, and a direct answer is taken', async () => {
  answers(302, { location: `${receiver.url}/otra` })
  await happens()
  await deliver(app)
  expect(receiver.got.map(({ url }) => url)).toEqual(['/avisos'])
  expect(await log()).toMatchObject([{ state: 'pending', status: 302, detail: expect.stringContaining('redirec') }])
  answers(201)
  await deliver(app, true)
  expect(await log()).toMatchObject([{ state: 'delivered', status: 201 }])
})

test('410 switches the webhook off and tells the owner; switching it on sends what waited', async () => {
  answers(410)
  await happens()
  await deliver(app)
  expect(await read()).toMatchObject({
    status: 'stopped',
    active: false,
    reason: expect.stringContaining('ya no existe'),
  })
  const mail = (await app.mails()).find(({ to }) => to.includes(ownerEmail))
  expect(mail?.subject).toContain('Apagamos un webhook')
  expect(mail?.text).toMatch(/\/plugins\/webhooks\?bot=\d+\n/)
  await deliver(app, true)
  expect(receiver.got).toHaveLength(1)
  expect((await change({})).status).toBe(200)
  answers(200)
  expect((await change({ active: true })).body).toMatchObject({ reason: null, pending: 1 })
  await deliver(app)
  expect(await log()).toMatchObject([{ state: 'delivered' }])
  expect(receiver.got[1]?.payload.id).toBe(receiver.got[0]?.payload.id)
})

test('three days of only failures switch it off, but not if one succeeded in between', async () => {
  answers(500)
  await happens()
  await deliver(app)
  app.clock.advance(2 * DAY)
  answers(200)
  await deliver(app, true)
  answers(500)
  await happens()
  await deliver(app)
  app.clock.advance(3 * DAY - 60)
  await deliver(app, true)
  await signIn()
  expect(await read()).toMatchObject({ status: 'failing', active: true })
  app.clock.advance(60)
  await deliver(app, true)
  await signIn()
  expect(await read()).toMatchObject({ status: 'stopped', active: false, reason: expect.stringContaining('3 días') })
  expect((await log()).map(({ state }: { state: string }) => state).sort()).toEqual(['delivered', 'failed'])
  const audit = await app.audit(({ resource_type, bot_id }) => resource_type === 'webhook' && bot_id === on.botId)
  expect(audit.at(-1)).toMatchObject({ action: 'update', actor_name: 'Sistema', after: { active: false } })
})

test('an event whose process died while it left leaves again with the same id', async () => {
  await happens()
  await app.db.updateTable('webhook_delivery').set({ state: 'sending', attempts: 1 }).execute()
  await app.db.updateTable('job').set({ attempts: 1, locked_until: sql`now() - interval '1 second'` }).execute()
  const [{ event_id }] = await log()
  await deliver(app)
  expect(receiver.got.map(({ headers }) => headers['webhook-id'])).toEqual([event_id])
  expect(await log()).toMatchObject([{ state: 'delivered', attempts: 2 }])
})

test('while the bot is suspended nothing leaves, and afterwards everything does', async () => {
  await happens()
  await admin.call('POST', `/platform/bots/suspension/${on.botId}`, { body: { reason: 'Falta el pago.' } })
  await deliver(app)
  await deliver(app, true)
  expect(receiver.got).toEqual([])
  const refused = await owner.call('POST', `/webhooks/test/${on.botId}/${webhook.id}`, { body: {} })
  expect([refused.status, refused.body.code]).toEqual([403, 'suspended'])
  expect(receiver.got).toEqual([])
  await admin.call('DELETE', `/platform/bots/suspension/${on.botId}`)
  await deliver(app, true)
  expect(receiver.got).toHaveLength(1)
  expect((await owner.call('POST', `/webhooks/test/${on.botId}/${webhook.id}`, { body: {} })).status).toBe(200)
})

test('of more than 10,000 that wait, the oldest are given up and counted', async () => {
  await happens()
  await sql`
    insert into webhook_delivery (bot_id, webhook_id, event_id, event, at, queued_at, data)
    select bot_id, webhook_id, 'msg_' || n, event, at, queued_at, data
    from webhook_delivery, generate_series(1, 10002) n where webhook_id = ${webhook.id}`.execute(app.db)
  const [first] = await app.db
    .selectFrom('webhook_delivery')
    .select('id')
    .where('webhook_id', '=', webhook.id)
    .orderBy('id')
    .execute()
  answers(500)
  await deliver(app)
  expect(await read()).toMatchObject({ pending: 10_000, dropped: 3 })
  const detail = await owner.call('GET', `/webhooks/deliveries/${on.botId}/${first?.id}`)
  expect(detail.body).toMatchObject({ state: 'dropped', next_at: null })
  answers(200)
  expect((await owner.call('POST', `/webhooks/resend/${on.botId}/${first?.id}`, { body: {} })).body.state).toBe(
    'pending',
  )
}, 180_000)

describe('the secret', () => {
  test('after a change both sign for a day, then only the new one', async () => {
    const changed = await owner.call('POST', `/webhooks/rotate/${on.botId}/${webhook.id}`, { body: {} })
    const { secret, previous_secret_until } = changed.body
    expect(Date.parse(previous_secret_until)).toBe(app.clock.now().getTime() + DAY * 1000)
    const last = () => receiver.got.at(-1) as (typeof receiver.got)[number]
    await happens()
    await deliver(app)
    expect(last().headers['webhook-signature']).toBe(
      `${signatureOf(last(), secret)} ${signatureOf(last(), webhook.secret)}`,
    )
    app.clock.advance(DAY)
    await signIn()
    await happens()
    await deliver(app)
    expect(last().headers['webhook-signature']).toBe(signatureOf(last(), secret))
    expect(await read()).toMatchObject({ secret: null, secret_last4: secret.slice(-4), previous_secret_until: null })
  })

  test('is encrypted, and neither it nor the values of headers are in lists, the log or the history', async () => {
    const headers = [{ name: 'Authorization', value: 'Bearer clave-larga-de-prueba' }]
    expect((await change({ headers })).body.headers).toEqual([{ name: 'Authorization', last4: 'ueba' }])
    receiver.respond = (response, { headers: { authorization } }) => response.end(`hola ${authorization}`)
    await happens()
    await deliver(app)
    expect(receiver.got[0]?.headers.authorization).toBe('Bearer clave-larga-de-prueba')
    const [{ id }] = await log()
    const detail = await owner.call('GET', `/webhooks/deliveries/${on.botId}/${id}`)
    expect(detail.body.answer).toBe('hola •••')
    const stored = await Promise.all(
      (['webhook', 'webhook_delivery', 'audit'] as const).map((table) =>
        app.db.selectFrom(table).selectAll().execute(),
      ),
    )
    for (const text of [JSON.stringify(stored), JSON.stringify([await read(), detail.body])]) {
      expect(text).not.toContain('clave-larga')
      expect(text).not.toContain(webhook.secret)
    }
  })
})
