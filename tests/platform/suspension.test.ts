import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { json } from '../../src/server/foundation/store/sql.ts'
import { runImports } from '../archives/fixtures.ts'
import { type SignedIn, startApp, type TestApp, type TestUser } from '../support/app.ts'

let app: TestApp
let admin: SignedIn
let owner: TestUser
let asOwner: SignedIn
let bot: number

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

beforeEach(async () => {
  admin = await app.as(await app.user({ admin: true }))
  owner = await app.user()
  bot = await app.bot({ name: 'Kiosco Sur' })
  await app.member(bot, owner, 2)
  asOwner = await app.as(owner)
})

const path = () => `/platform/bots/suspension/${bot}`
const suspend = (reason = 'Falta el pago de octubre.') => admin.call('POST', path(), { body: { reason } })
const resume = () => admin.call('DELETE', path())
const mine = async () => (await asOwner.call('GET', '/me')).body.bots[0]
const switchTo = (botState: string) => asOwner.call('PUT', `/bots/state/${bot}`, { body: { botState } })

test('a suspended bot is off, and its members cannot switch it on until it is resumed', async () => {
  const { status, body } = await suspend()
  expect(status).toBe(200)
  expect(body).toMatchObject({
    status: 'suspended',
    special_state: 'chatbot_off',
    suspended: 'Falta el pago de octubre.',
  })
  expect(await mine()).toMatchObject({ suspended: 'Falta el pago de octubre.' })
  const infos = (await asOwner.call('GET', '/bots/info')).body
  expect(infos.bots).toMatchObject([{ special_state: 'chatbot_off', may_switch: false }])

  const refused = await switchTo('on')
  expect([refused.status, refused.body.code]).toEqual([403, 'suspended'])
  expect(refused.body.message).toBe(
    'Este chatbot está suspendido: Falta el pago de octubre. Escribe a soporte@mostrador.example.',
  )
  const byAdmin = await admin.call('PUT', `/platform/bots/${bot}`, {
    body: { name: 'Kiosco Sur', plan_id: 2, special_state: 'chatbot_on' },
  })
  expect([byAdmin.status, byAdmin.body.code]).toEqual([409, 'suspended'])

  expect((await resume()).body).toMatchObject({ status: 'chatbot_on', suspended: null })
  expect(await mine()).toMatchObject({ suspended: null })
  expect((await switchTo('off')).status).toBe(200)
})

test('a bot that was off stays off when it is resumed', async () => {
  await switchTo('off')
  await suspend()
  expect((await resume()).body).toMatchObject({ status: 'chatbot_off' })
  expect((await switchTo('on')).status).toBe(200)
})

describe('what reaches customers', () => {
  const calls = (): [string, string, object][] => [
    ['POST', `/training/${bot}`, {}],
    ['POST', `/chats/requests/send/${bot}`, { chat_id: 1, message: 'Hola' }],
    ['POST', `/bots/clone/${bot}`, { name: 'Otro kiosco' }],
  ]

  test('is refused with the reason while the bot is suspended, and reading and editing are not', async () => {
    await suspend()
    for (const [method, at, body] of calls())
      expect((await asOwner.call(method, at, { body })).body).toMatchObject({ code: 'suspended' })
    expect((await asOwner.call('GET', `/home/${bot}`)).status).toBe(200)
    const edited = await asOwner.call('POST', `/bots/areas/${bot}`, { body: { name: 'Ventas' } })
    expect(edited.status).toBe(201)
    await resume()
    for (const [method, at, body] of calls())
      expect((await asOwner.call(method, at, { body })).body.code).not.toBe('suspended')
  })

  test('is hidden from people outside of the team as before', async () => {
    await suspend()
    const stranger = await app.as(await app.user())
    expect((await stranger.call('PUT', `/bots/state/${bot}`, { body: { botState: 'on' } })).status).toBe(404)
  })
})

describe('the archive of a suspended bot', () => {
  const asked = (who = asOwner) => who.call('POST', `/bots/export/${bot}`)
  const downloaded = async (id: number, who = asOwner) => (await who.call('GET', `/bots/export/${bot}/${id}`)).status

  test('is not written or handed out to its team until the bot is resumed', async () => {
    const before = await asked()
    await runImports(app)
    expect(await downloaded(before.body.id)).toBe(200)
    await suspend()
    expect((await asked()).body).toMatchObject({ code: 'suspended' })
    expect(await downloaded(before.body.id)).toBe(403)
    await resume()
    expect(await downloaded(before.body.id)).toBe(200)
    expect((await asked()).status).toBe(201)
  })

  test('is not written if the bot is suspended meanwhile, and no copy is made', async () => {
    const archive = await asked()
    const copy = await asOwner.call('POST', `/bots/clone/${bot}`, { body: { name: 'Otro kiosco' } })
    await suspend()
    await runImports(app)
    for (const { body } of [archive, copy])
      expect((await asOwner.call('GET', `/bots/imports/${body.id}`)).body).toMatchObject({ state: 'failed' })
  })

  test('is written for an administrator of the platform in the team', async () => {
    const platform = await app.user({ admin: true })
    await app.member(bot, platform, 2)
    const them = await app.as(platform)
    await suspend()
    const { body } = await asked(them)
    await runImports(app)
    expect(await downloaded(body.id, them)).toBe(200)
  })
})

describe('of a suspended bot that is moved, the new owner', () => {
  const heir = async () => {
    const person = await app.user()
    const own = await app.bot({ name: 'Otro negocio' })
    await app.member(own, person, 2)
    return { person, own, them: await app.as(person) }
  }
  const give = (person: TestUser) =>
    admin.call('POST', `/platform/bots/owner/${bot}`, { body: { new_owner: person.username, former_role: 'editor' } })

  test('is told so by mail, exports bots of their own and creates others', async () => {
    const { person, own, them } = await heir()
    await suspend()
    expect((await give(person)).status).toBe(200)
    const mail = (await app.mails()).find(({ to }) => to === person.email)
    expect(mail?.text).toContain('Está suspendido')
    expect(mail?.text).toContain('Falta el pago de octubre.')
    const { status, body } = await them.call('POST', `/bots/export/${own}`)
    expect(status).toBe(201)
    await runImports(app)
    expect((await them.call('GET', `/bots/export/${own}/${body.id}`)).status).toBe(200)
    expect((await them.call('GET', '/me')).body.bots_left).toBeGreaterThan(0)
    expect((await them.call('POST', `/bots/clone/${own}`, { body: { name: 'Copia' } })).status).toBe(201)
  })

  test('creates no others if it is suspended when it is theirs already', async () => {
    const { person, own, them } = await heir()
    expect((await give(person)).status).toBe(200)
    expect((await app.mails()).find(({ to }) => to === person.email)?.text).not.toContain('suspendido')
    await suspend()
    expect((await them.call('GET', '/me')).body.bots_left).toBe(0)
    const copy = () => them.call('POST', `/bots/clone/${own}`, { body: { name: 'Copia' } })
    expect((await copy()).body).toMatchObject({ code: 'suspended' })
    await resume()
    expect((await copy()).status).toBe(201)
  })
})

test('members hear of it at once, administrators by mail, and it is in the history', async () => {
  const operator = await app.user()
  await app.member(bot, operator, 4)
  await suspend()
  await resume()
  const rows = await app.db
    .selectFrom('event')
    .select(['name', 'audience', 'payload'])
    .where('bot_id', '=', bot)
    .orderBy('seq')
    .execute()
  const heard = rows.map(({ name, audience }) => [name, (audience as { user_id?: number }).user_id])
  const once = [
    ['bot-state', undefined],
    ['membership', owner.id],
    ['membership', operator.id],
  ]
  expect(heard).toEqual([...once, ...once])
  expect(rows[1]?.payload).toMatchObject({ bot: { suspended: 'Falta el pago de octubre.' } })
  const mails = (await app.mails()).filter(({ to }) => to === owner.email)
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Suspendimos Kiosco Sur · Mostrador',
    'Reanudamos Kiosco Sur · Mostrador',
  ])
  expect(mails[0]?.text).toContain('Falta el pago de octubre.')
  expect((await app.mails()).some(({ to }) => to === operator.email)).toBe(false)
  expect(await app.audit((row) => row.bot_id === bot)).toMatchObject([
    { action: 'suspend', resource_type: 'bot', after: { suspended: 'Falta el pago de octubre.' } },
    { action: 'resume', resource_type: 'bot', after: { suspended: null, special_state: 'chatbot_on' } },
  ])
  const told = async () =>
    (await asOwner.call('GET', `/changes/${bot}`)).body.map(({ action }: { action: string }) => action).toSorted()
  expect(await told()).toEqual(['resume', 'suspend'])
  // An earlier version noted both as any change.
  await app.db.updateTable('audit').set({ action: 'update' }).where('bot_id', '=', bot).execute()
  const file = '../../src/server/foundation/store/migrations/0145_suspension_changes.sql'
  await sql.raw(await readFile(new URL(file, import.meta.url), 'utf8')).execute(app.db)
  expect(await told()).toEqual(['resume', 'suspend'])
})

test('is refused twice, without a reason, and for a deleted bot', async () => {
  expect((await suspend('')).status).toBe(422)
  expect((await suspend()).status).toBe(200)
  expect((await suspend()).status).toBe(409)
  expect((await resume()).status).toBe(200)
  expect((await resume()).status).toBe(409)
  await asOwner.call('POST', `/bots/remove/${bot}`, { body: { name: 'Kiosco Sur' } })
  const gone = await suspend()
  expect([gone.status, gone.body.code]).toEqual([409, 'gone'])
})

test('assigning a chat tells the customer nothing while the bot is suspended', async () => {
  const settings = { handoff: { assign_message: 'Te atiende {{usuario.nombre}}.' } }
  await app.db
    .updateTable('bot')
    .set({ settings: json(settings) })
    .where('id', '=', bot)
    .execute()
  const contact = { bot_id: bot, name: 'Ana' }
  const { id: contact_id } = await app.db
    .insertInto('contact')
    .values(contact)
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = { bot_id: bot, contact_id, channel: 'webchat' as const, sender_id: `web-${bot}`, user_name: 'Ana' }
  const { id } = await app.db
    .insertInto('chat')
    .values({ ...row, type: 'request' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const assign = async (user_id: number | null, expected_user_id: number | null) => {
    const body = { id, user_id, expected_user_id }
    expect((await asOwner.call('POST', `/chats/requests/assign/${bot}`, { body })).status).toBe(200)
  }
  const said = () =>
    app.db.selectFrom('message').select('body').where('chat_id', '=', id).where('author', '=', 'bot').execute()
  await suspend()
  await assign(owner.id, null)
  expect(await said()).toEqual([])
  await resume()
  await assign(null, owner.id)
  await assign(owner.id, null)
  expect(await said()).toEqual([{ body: `Te atiende ${owner.name}.` }])
})

test('who created or owns a suspended bot creates no other one until it is resumed', async () => {
  const body = { name: 'Kiosco Norte', template: null, country: 'AR', timezone: 'America/Argentina/Buenos_Aires' }
  await app.db.updateTable('bot').set({ owner_id: owner.id }).where('id', '=', bot).execute()
  await suspend()
  const refused = await asOwner.call('POST', '/bots', { body })
  expect([refused.status, refused.body.code]).toEqual([403, 'suspended'])
  await resume()
  expect((await asOwner.call('POST', '/bots', { body })).status).toBe(201)
})
