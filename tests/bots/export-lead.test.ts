// New contacts that are sent to another system, as the general settings say.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { json } from '../../src/server/foundation/store/sql.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { createWidgetFixture, type WidgetFixture } from '../widget/fixtures.ts'

let app: TestApp
let on: WidgetFixture
let boss: Awaited<ReturnType<TestApp['as']>>
let crm: Server
let status: number
let received: { body: Record<string, unknown>; key: unknown }[]
beforeAll(async () => {
  app = await startApp({ settings: { webhookPrivateAddresses: true } })
  crm = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => {
      received.push({ body: JSON.parse(text), key: request.headers['idempotency-key'] })
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((resolve) => crm.listen(0, '127.0.0.1', resolve))
})
beforeEach(async () => {
  ;[status, received] = [204, []]
  on = await createWidgetFixture(app)
  const user = await app.user()
  await app.member(on.botId, user, 2)
  boss = await app.as(user)
})
afterAll(async () => {
  crm.closeAllConnections()
  crm.close()
  await app.stop()
})

/** Sends contacts to the local system. Its address has no https, which the call would reject. */
async function sendToCrm(): Promise<void> {
  const { settings } = await app.db
    .selectFrom('bot')
    .select('settings')
    .where('id', '=', on.botId)
    .executeTakeFirstOrThrow()
  const webhook = `http://127.0.0.1:${(crm.address() as AddressInfo).port}/`
  const handoff = { ...settings.handoff, export_lead: { enabled: true, webhook } }
  await app.db
    .updateTable('bot')
    .set({ settings: json({ ...settings, handoff }) })
    .where('id', '=', on.botId)
    .execute()
}

const put = (export_lead: object, more: object = {}) =>
  boss.call('PUT', `/bots/handoff/export-lead/${on.botId}`, { body: { export_lead, ...more } })
const attempts = () =>
  app.db.selectFrom('job').selectAll().where('queue', '=', 'lead-export').where('done_at', 'is', null).execute()

test('the address is saved under the version of the handoff settings; a network address is rejected', async () => {
  const { version } = (await boss.call('GET', `/bots/handoff/${on.botId}`)).body
  const lead = { enabled: true, webhook: 'https://crm.example/entrada' }
  const saved = await put(lead, { version })
  expect([saved.status, saved.body]).toEqual([200, { export_lead: lead, version: version + 1 }])
  expect((await put({ enabled: false }, { version })).body.code).toBe('stale')
  expect((await boss.call('GET', `/bots/handoff/${on.botId}`)).body.export_lead).toEqual(lead)
  const { status, body } = await put({ enabled: true, webhook: null })
  expect([status, Object.keys(body.fields)]).toEqual([422, ['export_lead.webhook']])
  const [line] = await app.audit(({ bot_id, resource_type }) => bot_id === on.botId && resource_type === 'settings')
  expect(line?.after).toMatchObject({ export_lead: lead })
})

test('an address of a private network is rejected unless the operator allows those', async () => {
  const closed = await startApp()
  const bot = await closed.bot()
  const user = await closed.user()
  await closed.member(bot, user, 2)
  const one = await closed.as(user)
  const save = (webhook: string) =>
    one.call('PUT', `/bots/handoff/export-lead/${bot}`, { body: { export_lead: { enabled: true, webhook } } })
  expect((await save('https://10.0.0.8/entrada')).body.fields).toHaveProperty(['export_lead.webhook'])
  expect((await save('https://crm.example/entrada')).status).toBe(200)
  await closed.stop()
})

test('a new contact is sent once, with its chat; a second message of theirs sends nothing', async () => {
  await sendToCrm()
  const visitor = await on.visitor()
  await visitor.say('Hola')
  await on.answer()
  await visitor.say('¿Están?')
  await on.answer()
  expect(received).toHaveLength(1)
  const chat = await app.db.selectFrom('chat').selectAll().where('bot_id', '=', on.botId).executeTakeFirstOrThrow()
  const { body, key } = received[0] ?? {}
  expect(body).toMatchObject({ id: chat.contact_id, chat_id: chat.id, channel: 'webchat' })
  expect(key).toBe(`${on.botId}-${chat.contact_id}`)
})

test('nothing is sent while it is off', async () => {
  await (await on.visitor()).say('Hola')
  await on.answer()
  expect([received, await attempts()]).toEqual([[], []])
})

test('a contact that the address does not take is tried again later', async () => {
  await sendToCrm()
  status = 503
  await (await on.visitor()).say('Hola')
  await on.answer()
  expect(received).toHaveLength(1)
  expect(await attempts()).toMatchObject([{ payload: { failed: 1 } }])
  status = 204
  await app.db.updateTable('job').set({ run_at: new Date() }).where('queue', '=', 'lead-export').execute()
  await on.answer()
  expect([received.length, await attempts()]).toEqual([2, []])
})
