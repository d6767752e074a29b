import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
let admin: SignedIn
let serial = 0

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

beforeEach(async () => {
  admin = await app.as(await app.user({ admin: true }))
  serial++
})

const create = (change: object) =>
  admin.call('POST', '/platform/bots', { body: { name: 'Vivero Sur', plan_id: 2, ...change } })
const address = () => `nueva${serial}@example.com`

/** Accepts the invitation that was mailed to an address, as a new person. */
async function accept(email: string) {
  const mail = (await app.mails()).find(({ to }) => to === email)
  const token = /\/register\/invited\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
  const body = { name: 'Nora Paz', username: `nora${serial}`, password: 'una clave larga' }
  const { body: session } = await app.call('POST', `/admin/accept/${token}`, { body })
  return (await app.call('GET', '/me', { token: session.jwt })).body
}

describe('a bot for somebody else', () => {
  test('speaks as its country does', async () => {
    const owner = await app.user()
    const { status, body } = await create({ owner: owner.username, country: 'CO' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ owner: owner.name, owner_email: owner.email, members: 1, conversations: 0 })
    expect((await app.mails()).find(({ to }) => to === owner.email)?.subject).toContain('Ahora administras Vivero Sur')
    const row = await app.db.selectFrom('bot').selectAll().where('id', '=', body.id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      form_of_address: 'tu',
      settings: { country: 'CO', timezone: 'America/Bogota', language: 'es-419', currency: 'COP' },
    })
  })

  test('invites an address without an account, and is theirs once they accept', async () => {
    const { status, body } = await create({ owner: address() })
    expect(status).toBe(201)
    expect(body).toMatchObject({ owner: null, owner_email: address(), members: 0 })
    const me = await accept(address())
    expect(me.bots).toMatchObject([{ id: body.id, role: { id: 2 } }])
    expect((await admin.call('GET', `/platform/bots/${body.id}`)).body).toMatchObject({ owner: 'Nora Paz', members: 1 })
    const lines = await app.audit((row) => row.bot_id === body.id && row.resource_type !== 'training')
    expect(lines.map(({ action, resource_type }) => [action, resource_type])).toEqual([
      ['create', 'invitation'],
      ['create', 'bot'],
      ['create', 'membership'],
    ])
  })

  test('invites an address that its account never confirmed: the account is not known to be theirs', async () => {
    const stranger = await app.user({ email: address() })
    await app.db.updateTable('app_user').set({ email_confirmed_at: null }).where('id', '=', stranger.id).execute()
    const { body } = await create({ owner: address() })
    expect(body.members).toBe(0)
    expect((await (await app.as(stranger)).call('GET', '/me')).body.bots).toEqual([])
    expect((await accept(address())).bots).toMatchObject([{ id: body.id }])
  })

  test('is not given to the username of an account that never confirmed its address, until it does', async () => {
    const stranger = await app.user({ email: address() })
    const confirm = (at: Date | null) =>
      app.db.updateTable('app_user').set({ email_confirmed_at: at }).where('id', '=', stranger.id).execute()
    await confirm(null)
    const refused = await create({ owner: stranger.username })
    const text = 'Esa persona todavía no confirmó su correo. Escribe su correo para invitarla.'
    expect([refused.status, refused.body.fields]).toEqual([422, { owner: [text] }])
    expect((await (await app.as(stranger)).call('GET', '/me')).body.bots).toEqual([])
    await confirm(new Date())
    expect((await create({ owner: stranger.username })).body).toMatchObject({ owner: stranger.name, members: 1 })
  })

  test.each([
    ['owner', { owner: 'nadie.asi' }],
    ['owner', { owner: 'casi@correo' }],
    ['plan_id', { plan_id: 99 }],
    ['timezone', { timezone: 'America/Atlantis' }],
    ['country', { country: 'XX' }],
    ['template', { template: 'no-existe' }],
  ])('refuses a wrong %s at its field, and leaves nothing behind: %j', async (field, change) => {
    const before = await app.db.selectFrom('bot').select('id').execute()
    const refused = await create({ owner: address(), ...change })
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, [field]])
    expect(await app.db.selectFrom('bot').select('id').execute()).toEqual(before)
    expect((await app.mails()).filter(({ to }) => to === address())).toEqual([])
  })
})

test('the list tells the conversations of the month beside the limit, and finds those near it', async () => {
  const bot = await app.bot({ name: `Serie ${serial}`, planId: 2 })
  const day = (date: string, conversations: number) => ({ bot_id: bot, day: date, conversations })
  const insert = (values: object) =>
    app.db
      .insertInto('daily_count')
      .values(values as never)
      .execute()
  await insert({ ...day('2026-02-28', 900), channel: 'webchat' })
  await insert({ ...day('2026-03-01', 3999), channel: 'webchat' })
  const list = async (filter: object) =>
    (await admin.call('GET', `/platform/bots?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body
  expect(await list({ id: bot })).toMatchObject([{ conversations: 3999, conversations_limit: 5000 }])
  expect(await list({ id: bot, near_limit: true })).toEqual([])
  await insert({ ...day('2026-03-02', 1), channel: 'webchat' })
  expect(await list({ id: bot, near_limit: true })).toMatchObject([{ id: bot }])
})

// The last ones: later tests would run their trainings when they read their mails.
test.each([
  ['a template', async () => String((await admin.call('GET', '/bots/templates')).body[0].key)],
  ['what a bot without a template begins with', async () => null],
])('begins with %s and trains', async (_, key) => {
  const owner = await app.user()
  const { status, body } = await create({ owner: owner.username, country: 'AR', template: await key() })
  expect(status).toBe(201)
  const count = app.db.selectFrom('intent').select('id').where('bot_id', '=', body.id)
  expect((await count.execute()).length).toBeGreaterThan(0)
  const runs = await app.db.selectFrom('training_run').select('id').where('bot_id', '=', body.id).execute()
  expect(runs).toHaveLength(1)
})
