import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { purgeBots } from '../../src/server/provisioning/archives/purge.ts'
import { type SignedIn, startApp, type TestApp, type TestUser } from '../support/app.ts'

const DAY = 86_400

let app: TestApp
let admin: SignedIn
let owner: TestUser
let bot: number

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

beforeEach(async () => {
  admin = await app.as(await app.user({ admin: true }))
  owner = await app.user()
  bot = await app.bot({ name: `Kiosco ${owner.username}` })
  await app.member(bot, owner, 2)
})

const remove = async () => {
  const body = { name: `Kiosco ${owner.username}` }
  expect((await (await app.as(owner)).call('POST', `/bots/remove/${bot}`, { body })).status).toBe(200)
}
const restore = (body = {}) => admin.call('POST', `/platform/bots/restore/${bot}`, { body })
const list = (filter: object) =>
  admin.call('GET', `/platform/bots?filter=${encodeURIComponent(JSON.stringify(filter))}`)
const mine = async () => (await (await app.as(owner)).call('GET', '/me')).body.bots

test('a deleted bot is listed with its owner and comes back with its team, switched off', async () => {
  await remove()
  expect(await mine()).toEqual([])
  const [found] = (await list({ status: 'removed', name: owner.username })).body
  expect(found).toMatchObject({ id: bot, status: 'removed', owner: owner.name, owner_email: owner.email, members: 1 })
  expect((await admin.call('PUT', `/platform/bots/${bot}`, { body: { name: 'Otro', plan_id: 2 } })).status).toBe(409)
  const { status, body } = await restore()
  expect(status).toBe(200)
  expect(body).toMatchObject({ status: 'chatbot_off', removed_at: null, members: 1 })
  expect(await mine()).toMatchObject([{ id: bot, role: { id: 2 } }])
  expect((await app.audit((row) => row.bot_id === bot)).at(-1)).toMatchObject({
    action: 'restore',
    resource_type: 'bot',
  })
  expect((await restore()).status).toBe(409)
})

test('after 30 days it is refused, before and after the purge, with the reason', async () => {
  await remove()
  const before = app.clock.now().getTime()
  app.clock.advance(30 * DAY)
  const asAdmin = await app.as(await app.user({ admin: true }))
  const late = await asAdmin.call('POST', `/platform/bots/restore/${bot}`, { body: {} })
  expect([late.status, late.body.code]).toEqual([409, 'gone'])
  await app.store.run(() => purgeBots(new Date(before + 31 * DAY * 1000)))
  const purged = await asAdmin.call('POST', `/platform/bots/restore/${bot}`, { body: {} })
  expect([purged.status, purged.body.code]).toEqual([404, 'gone'])
  expect(purged.body.message).toContain('30 días')
})

test('a bot that an import is building is neither listed nor restored', async () => {
  await app.db.updateTable('bot').set({ removed_at: app.clock.now() }).where('id', '=', bot).execute()
  expect((await list({ name: owner.username })).body).toEqual([])
  expect((await admin.call('GET', `/platform/bots/${bot}`)).status).toBe(404)
  expect((await restore()).status).toBe(404)
})

test('a suspended bot is still suspended when it is restored', async () => {
  await admin.call('POST', `/platform/bots/suspension/${bot}`, { body: { reason: 'Falta el pago' } })
  await remove()
  expect((await list({ name: owner.username })).body).toMatchObject([{ status: 'removed', suspended: 'Falta el pago' }])
  expect((await restore()).body).toMatchObject({ status: 'suspended', suspended: 'Falta el pago' })
  const told = (await app.mails()).filter(({ to }) => to === owner.email).at(-1)
  expect(told?.subject).toContain('Recuperamos Kiosco')
  expect(told?.text).toContain('Está suspendido')
})

test('the administrators of a restored bot are told by mail, and nobody else', async () => {
  const editor = await app.user()
  await app.member(bot, editor, 3)
  await remove()
  const before = (await app.mails()).length
  await restore()
  const mails = (await app.mails()).slice(before)
  expect(mails).toMatchObject([{ to: owner.email, subject: expect.stringContaining('Recuperamos Kiosco') }])
  expect(mails[0]?.text).toContain('Sigue apagado')
})

test('a bot whose administrators have no account any more needs a new owner, who is told', async () => {
  const editor = await app.user()
  await app.member(bot, editor, 3)
  await remove()
  await app.db.deleteFrom('app_user').where('id', '=', owner.id).execute()
  for (const body of [{}, { new_owner: 'nadie-con-ese-nombre' }]) {
    const refused = await restore(body)
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['new_owner']])
    expect((await list({ status: 'removed' })).body.map(({ id }: { id: number }) => id)).toContain(bot)
  }
  const before = (await app.mails()).length
  const { status, body } = await restore({ new_owner: editor.username })
  expect([status, body]).toMatchObject([200, { owner: editor.name, members: 1, status: 'chatbot_off' }])
  expect((await (await app.as(editor)).call('GET', '/me')).body.bots).toMatchObject([{ id: bot, role: { id: 2 } }])
  expect((await app.mails()).slice(before)).toMatchObject([{ to: editor.email }])
})

test('a bot whose only administrator is blocked needs a new owner as well', async () => {
  await remove()
  await app.db.updateTable('app_user').set({ blocked_at: app.clock.now() }).where('id', '=', owner.id).execute()
  const refused = await restore()
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['new_owner']])
  const heir = await app.user()
  expect(await restore({ new_owner: heir.username })).toMatchObject({ status: 200, body: { owner: heir.name } })
})

test('a bot that somebody administers gets no other owner on its way', async () => {
  await remove()
  const refused = await restore({ new_owner: (await app.user()).username })
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['new_owner']])
  expect((await restore()).status).toBe(200)
})
