import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type SignedIn, startApp, type TestApp, type TestUser } from '../support/app.ts'

let app: TestApp
let admin: SignedIn
let owner: TestUser
let heir: TestUser
let bot: number

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

beforeEach(async () => {
  admin = await app.as(await app.user({ admin: true }))
  ;[owner, heir] = [await app.user(), await app.user()]
  bot = await app.bot({ name: 'Kiosco Sur' })
  await app.member(bot, owner, 2)
})

const move = (body: object) => admin.call('POST', `/platform/bots/owner/${bot}`, { body })
const roleOf = async (user: TestUser) => (await (await app.as(user)).call('GET', '/me')).body.bots[0]?.role.id

test('the new owner becomes Administrador, and the former one keeps the chosen role', async () => {
  const { status, body } = await move({ new_owner: heir.email.toUpperCase(), former_role: 'editor' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ owner: heir.name, owner_email: heir.email, members: 2 })
  expect([await roleOf(heir), await roleOf(owner)]).toEqual([2, 3])
  const mails = await app.mails()
  const text = (user: TestUser) => mails.find(({ to }) => to === user.email)?.text
  expect(text(heir)).toContain('Desde ahora eres responsable del chatbot Kiosco Sur')
  expect(text(owner)).toContain('Sigues en el equipo, con el rol Editor.')
  expect(await app.audit((row) => row.bot_id === bot)).toMatchObject([
    { action: 'permission_change', resource_type: 'membership', resource_id: String(heir.id), after: { role_id: 2 } },
    { action: 'permission_change', resource_type: 'membership', resource_id: String(owner.id), after: { role_id: 3 } },
  ])
  const events = await app.db
    .selectFrom('event')
    .select(['name', 'audience'])
    .where('bot_id', '=', bot)
    .orderBy('seq')
    .execute()
  expect(events).toMatchObject([
    { name: 'membership', audience: { user_id: heir.id } },
    { name: 'membership', audience: { user_id: owner.id } },
  ])
})

test('the former owner can leave, and loses access and chats at once', async () => {
  const asOwner = await app.as(owner)
  await asOwner.call('POST', `/admin/${bot}`, { body: { email: 'otra@example.com', role_id: 4 } })
  await move({ new_owner: heir.username, former_role: 'leave' })
  expect((await asOwner.call('GET', `/home/${bot}`)).status).toBe(404)
  expect(await roleOf(heir)).toBe(2)
  const left = await (await app.as(heir)).call('GET', `/admin/invitations/${bot}`)
  expect(left.body).toEqual([])
  expect((await app.mails()).find(({ to }) => to === owner.email)?.text).toContain('Ya no eres parte del equipo.')
})

test('a member is promoted, also beside other administrators, and the former owner can stay one', async () => {
  const other = await app.user()
  await app.member(bot, other, 2)
  await app.member(bot, heir, 4)
  const { body } = await move({ new_owner: heir.username, former_role: 'administrador' })
  expect(body).toMatchObject({ owner: heir.name, members: 3 })
  expect([await roleOf(heir), await roleOf(owner), await roleOf(other)]).toEqual([2, 2, 2])
  const list = await admin.call('GET', `/platform/bots?filter=${encodeURIComponent(`{"owner":"${heir.name}"}`)}`)
  expect(list.body).toMatchObject([{ id: bot }])
})

test.each([
  ['an Operador', 4, {}],
  ['an Editor', 3, { configuration: false }],
  ['an Administrador whose permission was taken', 2, { configuration: false }],
] as const)('%s may configure the bot once it is theirs', async (_, role, permissions) => {
  await app.member(bot, heir, role, permissions)
  const asHeir = await app.as(heir)
  const invite = () => asHeir.call('POST', `/admin/${bot}`, { body: { email: `nueva${role}@example.com` } })
  expect((await invite()).status).toBe(403)
  expect((await move({ new_owner: heir.username, former_role: 'leave' })).status).toBe(200)
  expect(await roleOf(heir)).toBe(2)
  expect((await asHeir.call('GET', '/me')).body.bots[0].permissions).toMatchObject({ configuration: true })
  expect((await invite()).status).toBe(201)
})

test('is refused for accounts that cannot own it, and for the owner, and changes nothing', async () => {
  const unconfirmed = await app.user()
  await app.db.updateTable('app_user').set({ email_confirmed_at: null }).where('id', '=', unconfirmed.id).execute()
  const blocked = await app.user()
  await admin.call('PUT', `/platform/accounts/block/${blocked.id}`)
  for (const new_owner of ['nadie', 'nadie@example.com', owner.username, unconfirmed.email, blocked.username]) {
    const refused = await move({ new_owner, former_role: 'leave' })
    expect([new_owner, refused.status, Object.keys(refused.body.fields)]).toEqual([new_owner, 422, ['new_owner']])
  }
  expect(await roleOf(owner)).toBe(2)
  expect((await move({ new_owner: heir.username, former_role: 'leave' })).status).toBe(200)
})

test('a bot without a team is given to its first member', async () => {
  bot = await app.bot({ name: 'Sin nadie' })
  expect((await move({ new_owner: heir.username, former_role: 'leave' })).body).toMatchObject({ members: 1 })
})
