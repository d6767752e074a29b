import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type SignedIn, startApp, type TestApp, type TestUser } from '../support/app.ts'

const PASSWORD = 'una clave larga'

let app: TestApp
let admin: SignedIn
let person: TestUser

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

beforeEach(async () => {
  await app.forgetLimits()
  admin = await app.as(await app.user({ admin: true }))
  person = await app.user({ password: PASSWORD })
})

const unconfirm = ({ id }: TestUser) =>
  app.db.updateTable('app_user').set({ email_confirmed_at: null }).where('id', '=', id).execute()
const list = async (filter: object) =>
  (await admin.call('GET', `/platform/accounts?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body
const block = ({ id }: TestUser) => admin.call('PUT', `/platform/accounts/block/${id}`)
const unblock = ({ id }: TestUser) => admin.call('DELETE', `/platform/accounts/block/${id}`)
const login = (password: string) => app.call('POST', '/login', { body: { username: person.username, password } })

describe('the list of accounts', () => {
  test('tells who signed up, and finds those without a confirmed address or without bots', async () => {
    const q = person.username
    expect(await list({ q })).toMatchObject([{ id: person.id, email: person.email, status: 'confirmed', bots: 0 }])
    expect(await list({ q, status: 'unconfirmed' })).toEqual([])
    await unconfirm(person)
    expect(await list({ q, status: 'unconfirmed' })).toHaveLength(1)
    expect(await list({ q, without_bots: true })).toHaveLength(1)
    const bot = await app.bot()
    // Who made a bot for somebody else has none; who works in a team has none, either.
    await app.db.updateTable('bot').set({ created_by: person.id }).where('id', '=', bot).execute()
    await app.member(await app.bot(), person, 4)
    expect(await list({ q })).toMatchObject([{ bots: 0 }])
    await app.member(bot, person, 2)
    expect(await list({ q })).toMatchObject([{ bots: 1 }])
    expect(await list({ q, without_bots: true })).toEqual([])
  })

  test.each(['name', 'username', 'email', 'status', 'created_at', 'bots', 'last_seen'])(
    'sorts by %s',
    async (field) => {
      for (const order of ['ASC', 'DESC']) {
        const sort = encodeURIComponent(JSON.stringify([field, order]))
        expect((await admin.call('GET', `/platform/accounts?sort=${sort}&range=[0,1]`)).status).toBe(200)
      }
    },
  )
})

describe('a blocked person', () => {
  test('is signed out everywhere, and told why only with the right password', async () => {
    const session = await app.as(person)
    expect((await block(person)).body).toMatchObject({ blocked: true, status: 'blocked' })
    expect((await session.call('GET', '/bots/info')).status).toBe(401)
    const wrong = await login('no es esta clave')
    expect([wrong.status, wrong.body.code]).toEqual([401, 'bad_credentials'])
    const right = await login(PASSWORD)
    expect([right.status, right.body.code]).toEqual([403, 'blocked'])
    expect(right.body.message).toBe('Tu cuenta está bloqueada. Escribe a soporte@mostrador.example.')
    expect((await block(person)).status).toBe(200)
    expect((await unblock(person)).body).toMatchObject({ blocked: false })
    expect((await login(PASSWORD)).status).toBe(200)
    const lines = await app.audit((row) => row.resource_type === 'user' && row.resource_id === String(person.id))
    expect(lines.map(({ after }) => after)).toEqual([{ blocked: true }, { blocked: false }])
  })

  test('is never an administrator of the platform', async () => {
    const other = await app.user({ admin: true })
    expect((await block(other)).status).toBe(409)
    expect(await list({ q: other.username })).toMatchObject([{ status: 'platform' }])
    const person = await app.user()
    expect(await list({ q: person.username })).toMatchObject([{ status: 'confirmed' }])
    expect((await block(person)).status).toBe(200)
    expect((await (await app.as(other)).call('GET', '/platform/plans')).status).toBe(200)
  })
})

describe('an unconfirmed account', () => {
  const resend = () => admin.call('POST', `/platform/accounts/confirmation/${person.id}`)
  const remove = () => admin.call('DELETE', `/platform/accounts/${person.id}`)

  test('gets the link again; a confirmed one does not', async () => {
    expect((await resend()).status).toBe(409)
    await unconfirm(person)
    expect((await resend()).status).toBe(200)
    const mail = (await app.mails()).find(({ to }) => to === person.email)
    const token = /\/register\/confirm\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
    expect((await app.call('POST', `/signup/confirm/${token}`)).status).toBe(200)
    expect(await list({ q: person.username })).toMatchObject([{ email_confirmed: true }])
  })

  test('is deleted, unless it is confirmed or in a team', async () => {
    expect((await remove()).status).toBe(409)
    await unconfirm(person)
    const bot = await app.bot()
    await app.member(bot, person, 4)
    expect((await remove()).status).toBe(409)
    await app.db.deleteFrom('membership').where('user_id', '=', person.id).execute()
    expect((await remove()).status).toBe(204)
    expect(await list({ q: person.username })).toEqual([])
    expect((await remove()).status).toBe(404)
  })
})

test('every operation of the platform is for its administrators only', async () => {
  const bot = await app.bot()
  await app.member(bot, person, 2)
  const owner = await app.as(person)
  const calls: [string, string, object?][] = [
    ['GET', '/platform/bots'],
    ['POST', '/platform/bots', { name: 'Kiosco', plan_id: 2, owner: person.username }],
    ['GET', `/platform/bots/${bot}`],
    ['PUT', `/platform/bots/${bot}`, { name: 'Kiosco', plan_id: 3 }],
    ['POST', `/platform/bots/restore/${bot}`],
    ['POST', `/platform/bots/owner/${bot}`, { new_owner: person.username, former_role: 'leave' }],
    ['POST', `/platform/bots/suspension/${bot}`, { reason: 'Nada' }],
    ['DELETE', `/platform/bots/suspension/${bot}`],
    ['GET', '/platform/accounts'],
    ['DELETE', `/platform/accounts/${person.id}`],
    ['POST', `/platform/accounts/confirmation/${person.id}`],
    ['PUT', `/platform/accounts/block/${person.id}`],
    ['DELETE', `/platform/accounts/block/${person.id}`],
    ['GET', '/platform/connections'],
    ['GET', '/platform/plans'],
  ]
  for (const [method, path, body] of calls) {
    expect([path, (await owner.call(method, path, { body })).status]).toEqual([path, 403])
    expect([path, (await app.call(method, path, { body })).status]).toEqual([path, 401])
  }
})
