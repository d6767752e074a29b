import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ApiKeyListLimits } from '../../generated/limits.ts'
import { inCall } from '../../src/server/foundation/http/context.ts'
import { cleanRows } from '../../src/server/foundation/jobs/retention.ts'
import { exportContent } from '../../src/server/provisioning/content/export.ts'
import { connect, listen } from '../realtime/fixtures.ts'
import { type SignedIn, startApp, type TestApp, type TestUser } from '../support/app.ts'
import { makeKey } from './make.ts'

// Creating, reading, changing and revoking keys, as the screen does it.

const DAY = 86_400

let app: TestApp
let bot: number
let owner: TestUser
let admin: SignedIn

beforeAll(async () => {
  app = await startApp()
  owner = await app.user({ name: 'Marina Paz' })
})
beforeEach(async () => {
  await app.forgetLimits()
  bot = await app.bot()
  await app.member(bot, owner, 2)
  admin = await app.as(owner)
})
afterAll(() => app.stop())

const path = () => `/plugins/keys/${bot}`
const create = async (body: object = {}) =>
  admin.call('POST', path(), { body: { name: 'Sistema de ventas', scopes: ['contacts:read'], ...body } })
const contacts = (token: string, of: TestApp = app) => of.call('GET', `/contacts/${bot}`, { token })

test('a new key is shown once, works at once, and only its hash is stored', async () => {
  const { status, body } = await create()
  expect(status).toBe(201)
  expect(body.token).toMatch(/^mst_[0-9A-Za-z]{51}$/)
  expect(body.key).toMatchObject({
    name: 'Sistema de ventas',
    scopes: ['contacts:read'],
    state: 'active',
    prefix: body.token.slice(0, 12),
    last_four: body.token.slice(-4),
    last_used_at: null,
    created_by: 'Marina Paz',
  })
  expect((await contacts(body.token)).status).toBe(200)

  const row = await app.db.selectFrom('api_key').selectAll().where('id', '=', body.key.id).executeTakeFirstOrThrow()
  expect(row.hash).toBe(createHash('sha256').update(body.token).digest('base64url'))
  const secret = body.token.slice(12)
  const list = (await admin.call('GET', path())).body
  const history = await app.audit(({ bot_id }) => bot_id === bot)
  const events = await app.db.selectFrom('event').selectAll().where('bot_id', '=', bot).execute()
  for (const kept of [row, list, history, events]) {
    expect(JSON.stringify(kept)).not.toContain(secret)
    if (kept !== row) expect(JSON.stringify(kept)).not.toContain(row.hash)
  }
  expect(history.map(({ action, resource_type, resource_label }) => [action, resource_type, resource_label])).toEqual([
    ['create', 'api_key', 'Sistema de ventas'],
  ])
})

test.each([
  ['30d', 30],
  ['90d', 90],
  ['365d', 365],
])('a key for %s expires then, and not before', async (expires_in, days) => {
  const { token, key } = (await create({ expires_in })).body
  app.clock.advance(days * DAY - 1)
  expect((await contacts(token)).status).toBe(200)
  app.clock.advance(1)
  expect((await contacts(token)).body.code).toBe('key_expired')
  admin = await app.as(owner)
  const [listed] = (await admin.call('GET', path())).body.keys
  expect(listed).toMatchObject({ id: key.id, state: 'expired' })
})

test('a key without expiry does not expire', async () => {
  const { token, key } = (await create({ expires_in: 'never' })).body
  expect(key.expires_at).toBeNull()
  app.clock.advance(3_000 * DAY)
  expect((await contacts(token)).status).toBe(200)
})

test('a change of scopes applies to the next call and is in the history; one without effect is not', async () => {
  const { token, key } = (await create()).body
  const change = { name: 'Sistema de ventas', scopes: ['chats:read'] }
  const changed = await admin.call('PUT', `${path()}/${key.id}`, { body: change })
  expect([changed.status, changed.body.scopes]).toEqual([200, ['chats:read']])
  expect((await contacts(token)).body.code).toBe('key_scope')
  expect((await admin.call('PUT', `${path()}/${key.id}`, { body: change })).status).toBe(200)
  const history = await app.audit(({ bot_id, action }) => bot_id === bot && action === 'update')
  expect(history.map(({ after }) => after)).toEqual([change])
})

test('a revoked key is refused by every server at once, and its name is free again', async () => {
  const other = await startApp({ store: app.store, clock: app.clock })
  const { token, key } = (await create()).body
  for (const server of [app, other]) expect((await contacts(token, server)).status).toBe(200)
  expect((await admin.call('DELETE', `${path()}/${key.id}`)).status).toBe(204)
  for (const server of [app, other]) expect((await contacts(token, server)).body.code).toBe('key_revoked')
  expect((await admin.call('GET', path())).body.keys).toEqual([])
  expect((await admin.call('DELETE', `${path()}/${key.id}`)).status).toBe(404)
  expect((await create()).status).toBe(201)
  await other.stop()
})

test('a revoked key is forgotten after 90 days; one in use stays', async () => {
  const known = async (id: number) =>
    (await app.db.selectFrom('api_key').select('id').where('id', '=', id).execute()).length
  const kept = await makeKey(app, bot)
  const revoked_at = app.clock.now()
  const { id, token } = await makeKey(app, bot, { revoked_at })
  const clean = (days: number) => app.store.run(() => cleanRows(new Date(revoked_at.getTime() + days * DAY * 1000)))
  await clean(90)
  expect((await contacts(token)).body.code).toBe('key_revoked')
  await clean(90.001)
  expect([await known(id), await known(kept.id)]).toEqual([0, 1])
  expect((await contacts(token)).body.code).toBe('key_unknown')
})

test('neither an export of the chatbot nor its copy has the key', async () => {
  const { token } = await makeKey(app, bot, { name: 'Sistema secreto' })
  const scope = { botId: bot, userId: owner.id, userName: '', roleId: 2, permissions: {}, planId: 2, timeZone: 'UTC' }
  const { content } = await app.store.run(() =>
    inCall({ services: app.app.services }, () => exportContent({ ...scope, areas: 'all' })),
  )
  for (const secret of ['Sistema secreto', token.slice(4, 12), token.slice(12)])
    expect(JSON.stringify(content)).not.toContain(secret)
})

test('a name is used once, and a chatbot has a limit of keys', async () => {
  expect((await create()).status).toBe(201)
  expect((await create({ name: 'SISTEMA DE VENTAS' })).body).toMatchObject({
    code: 'taken',
    fields: { name: [/otro/] },
  })
  for (let n = 1; n < ApiKeyListLimits.keys.maxItems; n++) await makeKey(app, bot)
  expect((await create({ name: 'Uno más' })).body.code).toBe('plan_limit')
  const [{ id }] = (await admin.call('GET', path())).body.keys
  await admin.call('DELETE', `${path()}/${id}`)
  expect((await create({ name: 'Uno más' })).status).toBe(201)
})

test('a key stays when its creator leaves, with their name', async () => {
  const leaving = await app.user({ name: 'Bruno Sosa' })
  await app.member(bot, leaving, 2)
  const theirs = await app.as(leaving)
  const body = { name: 'Planilla', scopes: ['contacts:read'] }
  const { token } = (await theirs.call('POST', path(), { body })).body
  expect((await admin.call('DELETE', `/admin/${bot}/${leaving.id}`)).status).toBeLessThan(300)
  expect((await contacts(token)).status).toBe(200)
  const [listed] = (await admin.call('GET', path())).body.keys
  expect(listed.created_by).toBe('Bruno Sosa')
})

test('the last use is stored with its address, at most once a minute', async () => {
  const { token, key } = (await create()).body
  const used = async () => {
    const row = await app.db.selectFrom('api_key').selectAll().where('id', '=', key.id).executeTakeFirstOrThrow()
    return [row.last_used_at && Date.parse(row.last_used_at), row.last_used_ip]
  }
  const call = (from: string) => app.call('GET', `/contacts/${bot}`, { token, from })
  expect(await used()).toEqual([null, null])
  const first = app.clock.now().getTime()
  await call('203.0.113.7')
  app.clock.advance(60)
  await call('203.0.113.8')
  expect(await used()).toEqual([first, '203.0.113.7'])
  app.clock.advance(1)
  await call('203.0.113.8')
  expect(await used()).toEqual([first + 61_000, '203.0.113.8'])
})

describe('limits', () => {
  test('a key has its own limit for all its calls, which the response tells', async () => {
    const [one, two] = [await makeKey(app, bot), await makeKey(app, bot)]
    const { headers } = await contacts(one.token)
    expect(headers).toMatchObject({
      'ratelimit-limit': '120',
      'ratelimit-remaining': '119',
      'ratelimit-reset': '60',
    })
    app.clock.advance(10)
    for (let n = 1; n < 120; n++) await contacts(one.token)
    const over = await app.call('GET', `/budgets/${bot}`, { token: one.token })
    expect([over.status, over.body.code, over.headers['retry-after']]).toEqual([429, 'too_many', '50'])
    expect(over.headers['ratelimit-remaining']).toBe('0')
    expect((await contacts(two.token)).status).toBe(200)
    app.clock.advance(50)
    expect((await contacts(one.token)).status).toBe(200)
  })

  test('failed keys count by address; a valid key from there still works', async () => {
    const { token } = await makeKey(app, bot)
    const wrong = () =>
      app.call('GET', `/contacts/${bot}`, {
        token: `${token.slice(0, -1)}${token.endsWith('0') ? 1 : 0}`,
        from: '198.51.100.4',
      })
    for (let n = 0; n < 30; n++) expect((await wrong()).status).toBe(401)
    expect((await wrong()).status).toBe(429)
    const elsewhere = await app.call('GET', `/contacts/${bot}`, { token: 'mst_x', from: '198.51.100.5' })
    expect(elsewhere.status).toBe(401)
    const valid = await app.call('GET', `/contacts/${bot}`, { token, from: '198.51.100.4' })
    expect(valid.status).toBe(200)
  })
})

test('a key of a plan without the function is refused; with the plan it works', async () => {
  const small = await app.bot({ planId: 1 })
  const { token } = await makeKey(app, small)
  const call = () => app.call('GET', `/responses/${small}`, { token })
  const { status, body } = await call()
  expect([status, body.code]).toEqual([403, 'forbidden'])
  expect(body.message).toContain('plan')
  await app.db.updateTable('bot').set({ plan_id: 2 }).where('id', '=', small).execute()
  expect((await call()).status).toBe(200)
})

test('a key of a removed chatbot finds nothing', async () => {
  const { token } = await makeKey(app, bot)
  expect((await contacts(token)).status).toBe(200)
  await app.db.updateTable('bot').set({ removed_at: app.clock.now() }).where('id', '=', bot).execute()
  expect((await contacts(token)).status).toBe(404)
})

test('a key opens no realtime connection', async () => {
  const url = await listen(app.app)
  const { token } = await makeKey(app, bot)
  await expect(connect(url, token)).rejects.toThrow()
  const line = await connect(url, admin.token)
  line.socket.disconnect()
})
