import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { defaultPermissions } from '../../src/server/foundation/scope/roles.ts'
import { type SignedIn, startApp, type TestApp, type TestUser } from '../support/app.ts'

const DAY = 86_400

let app: TestApp
let bot: number
let boss: TestUser
let asBoss: SignedIn
let serial = 0

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

beforeEach(async () => {
  await app.forgetLimits()
  bot = await app.bot({ name: 'Panadería Luna' })
  boss = await app.user({ name: 'Rosa Paz' })
  await app.member(bot, boss, 2)
  asBoss = await app.as(boss)
  serial++
})

const address = () => `sofia${serial}@ejemplo.com`
const invite = (email: unknown, more: object = {}, who = asBoss) =>
  who.call('POST', `/admin/${bot}`, { body: { email, ...more } })
const answer = (more: object = {}) => ({
  name: 'Sofía Herrera',
  username: `sofia${serial}`,
  password: 'jacaranda-25',
  ...more,
})
const accept = (token: string, body: object = answer()) => app.call('POST', `/admin/accept/${token}`, { body })

/** Returns the token in the latest e-mail to an address. */
async function tokenFor(email: string): Promise<string> {
  const mail = (await app.mails()).filter(({ to }) => to === email).at(-1)
  return /\/register\/invited\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

async function invited(more: object = {}): Promise<string> {
  expect((await invite(address(), more)).status).toBe(201)
  return tokenFor(address())
}

describe('inviting', () => {
  test('says names that are older than their rule without web addresses', async () => {
    await app.db.updateTable('bot').set({ name: 'Premio: https://estafa.example/x' }).where('id', '=', bot).execute()
    await app.db.updateTable('app_user').set({ name: 'Banco banco.example' }).where('id', '=', boss.id).execute()
    await invited()
    const mail = (await app.mails()).filter(({ to }) => to === address()).at(-1)
    expect(mail?.subject).toContain('Banco banco example te invita al equipo de Premio: https estafa example x ·')
    expect(mail?.text).not.toMatch(/(?:estafa|banco)\.example/)
  })

  test('sends a link by e-mail and lists the invitation', async () => {
    const { status, body } = await invite(address(), { role_id: 5 })
    expect(status).toBe(201)
    expect(body).toMatchObject({ email: address(), role_id: 5, invited_by: 'Rosa Paz' })
    expect(Date.parse(body.expires_at) - app.clock.now().getTime()).toBe(7 * DAY * 1000)
    const mail = (await app.mails()).find(({ to }) => to === address())
    expect(mail?.subject).toContain('Panadería Luna')
    expect(mail?.text).toContain('Coordinador')
    expect((await asBoss.call('GET', `/admin/invitations/${bot}`)).body).toEqual([body])
  })

  test('uses the role Operador by default', async () => {
    expect((await invite(address())).body.role_id).toBe(4)
  })

  test('creates a long token, of which only the hash is stored', async () => {
    const token = await invited()
    expect(Buffer.from(token, 'base64url').length * 8).toBeGreaterThanOrEqual(128)
    const rows = await app.db.selectFrom('invitation').selectAll().where('bot_id', '=', bot).execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(await app.audit())).not.toContain(token)
  })

  test('returns 409 for a pending address, in any case of letters and also concurrently', async () => {
    const both = await Promise.all([invite(address()), invite(address().toUpperCase())])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    const third = await invite(address())
    expect([third.status, third.body.code]).toEqual([409, 'taken'])
    expect(third.body.fields.email).toEqual(['Ya hay una invitación pendiente para ese correo. Reenvíala o anúlala.'])
  })

  test('refuses a member of the team', async () => {
    const again = await invite(boss.email)
    expect(again.status).toBe(409)
    expect(again.body.message).toBe('Esa persona ya es parte del equipo. Revisa el correo.')
  })

  test('is possible again after seven days', async () => {
    await invite(address())
    app.clock.advance(7 * DAY)
    asBoss = await app.as(boss)
    expect((await invite(address())).status).toBe(201)
    expect((await asBoss.call('GET', `/admin/invitations/${bot}`)).body).toHaveLength(1)
  })

  test('with the role Administrador requires that role', async () => {
    const helper = await app.user()
    await app.member(bot, helper, 3, { configuration: true })
    const asHelper = await app.as(helper)
    expect((await invite(address(), { role_id: 2 }, asHelper)).status).toBe(403)
    expect((await invite(address(), { role_id: 3 }, asHelper)).status).toBe(201)
  })

  test.each([['sin-arroba'], [''], ['a@b'], [7], [`${'a'.repeat(150)}@ejemplo.com`]])(
    'refuses %j as an address',
    async (email) => {
      expect((await invite(email)).status).toBe(422)
    },
  )
})

describe('an invitation', () => {
  /** Creates another member who has invited somebody. */
  async function inviter(roleId: 2 | 5, role_id: number) {
    const user = await app.user()
    await app.member(bot, user, roleId, { configuration: true })
    const signedIn = await app.as(user)
    const { body } = await invite(address(), { role_id }, signedIn)
    return { ...user, ...signedIn, invitation: body.id as number, token: await tokenFor(address()) }
  }
  const pending = async () => (await asBoss.call('GET', `/admin/invitations/${bot}`)).body

  test('ends when its inviter is removed, while invitations of others stay', async () => {
    const { id, token, invitation } = await inviter(2, 3)
    expect((await invite(`otra-${address()}`)).status).toBe(201)
    expect((await asBoss.call('DELETE', `/admin/${bot}/${id}`)).status).toBe(204)
    expect((await accept(token)).status).toBe(404)
    expect(await pending()).toMatchObject([{ email: `otra-${address()}` }])
    const lines = await app.audit((row) => row.bot_id === bot && row.action === 'delete')
    expect(lines).toMatchObject([
      { resource_type: 'invitation', resource_id: String(invitation), resource_label: address(), actor_id: boss.id },
      { resource_type: 'membership', resource_id: String(id) },
    ])
    expect((await accept(await tokenFor(`otra-${address()}`))).status).toBe(201)
  })

  test('ends when its inviter loses the role or the permission to grant it', async () => {
    const demoted = await inviter(2, 3)
    await asBoss.call('PATCH', `/admin/toggle/${bot}/${demoted.id}`, { body: { role_id: 4 } })
    expect((await accept(demoted.token)).status).toBe(404)
    const lead = await inviter(5, 5)
    const flags = { ...defaultPermissions(5), configuration: true }
    const edit = (permissions: object) =>
      asBoss.call('PATCH', `/admin/edit/${bot}/${lead.id}`, { body: { permissions } })
    expect((await edit({ ...flags, plugins: true })).status).toBe(200)
    expect(await pending()).toHaveLength(1)
    expect((await edit({ ...flags, configuration: false })).status).toBe(200)
    expect((await accept(lead.token)).status).toBe(404)
    expect(await pending()).toEqual([])
  })

  test('belongs to the member who resent it last', async () => {
    const { id, invitation } = await inviter(2, 3)
    const again = await asBoss.call('POST', `/admin/invitations/${bot}/${invitation}`, { body: {} })
    expect(again.body.invited_by).toBe('Rosa Paz')
    const token = await tokenFor(address())
    expect((await asBoss.call('DELETE', `/admin/${bot}/${id}`)).status).toBe(204)
    expect((await accept(token)).status).toBe(201)
  })

  test('cannot be resent or withdrawn by members who could not grant it', async () => {
    const { invitation } = await inviter(2, 2)
    const helper = await app.user()
    await app.member(bot, helper, 3, { configuration: true })
    const asHelper = await app.as(helper)
    const lead = (await invite(`otra-${address()}`, { role_id: 5 })).body.id
    for (const id of [invitation, lead])
      expect((await asHelper.call('POST', `/admin/invitations/${bot}/${id}`, { body: {} })).status).toBe(403)
    expect((await asHelper.call('DELETE', `/admin/invitations/${bot}/${invitation}`)).status).toBe(403)
    expect((await asHelper.call('DELETE', `/admin/invitations/${bot}/${lead}`)).status).toBe(204)
    expect((await asBoss.call('DELETE', `/admin/invitations/${bot}/${invitation}`)).status).toBe(204)
  })
})

describe('the link of an invitation', () => {
  test('returns the inviter, the chatbot and the role', async () => {
    const token = await invited({ role_id: 3 })
    expect((await app.call('GET', `/admin/accept/${token}`)).body).toEqual({
      bot_name: 'Panadería Luna',
      email: address(),
      role_id: 3,
      invited_by: 'Rosa Paz',
      expires_at: new Date(app.clock.now().getTime() + 7 * DAY * 1000).toISOString(),
      registered: false,
    })
  })

  test('creates an account, joins the team and signs in, once', async () => {
    const token = await invited({ role_id: 5 })
    const { status, body } = await accept(token)
    expect(status).toBe(201)
    const me = await app.call('GET', '/me', { token: body.jwt })
    expect(me.body).toMatchObject({ name: 'Sofía Herrera', email: address(), admin: false })
    expect(me.body.bots).toMatchObject([{ id: bot, role: { id: 5 }, permissions: defaultPermissions(5) }])
    expect((await accept(token, answer({ username: `otra${serial}` }))).status).toBe(404)
    expect((await app.call('GET', `/admin/accept/${token}`)).status).toBe(404)
    expect((await asBoss.call('GET', `/admin/invitations/${bot}`)).body).toEqual([])
    expect(await app.audit((row) => row.bot_id === bot && row.resource_type === 'membership')).toMatchObject([
      { action: 'create', actor_name: 'Sofía Herrera' },
    ])
  })

  test('succeeds for one of two who accept it at once', async () => {
    const token = await invited()
    const both = await Promise.all([accept(token), accept(token, answer({ username: `otra${serial}` }))])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 404])
    const members = await app.db.selectFrom('membership').select('user_id').where('bot_id', '=', bot).execute()
    expect(members).toHaveLength(2)
  })

  test('stays valid if the username is taken', async () => {
    const token = await invited()
    const refused = await accept(token, answer({ username: boss.username }))
    expect(refused.status).toBe(409)
    expect(refused.body.fields).toHaveProperty('username')
    expect((await accept(token)).status).toBe(201)
  })

  test('lets an existing user join with their password, and keeps their name', async () => {
    const known = await app.user({ email: address(), username: `conocida${serial}`, password: 'girasol-24' })
    const token = await invited()
    expect((await app.call('GET', `/admin/accept/${token}`)).body.registered).toBe(true)
    expect((await accept(token)).status).toBe(422)
    expect((await accept(token, answer({ username: known.username, password: 'girasol-25' }))).status).toBe(422)
    const { status, body } = await accept(token, answer({ username: known.username, password: 'girasol-24' }))
    expect(status).toBe(201)
    expect((await app.call('GET', '/me', { token: body.jwt })).body).toMatchObject({ id: known.id, name: known.name })
  })

  test('returns 409 to a user who has joined meanwhile', async () => {
    const known = await app.user({ email: address(), username: `conocida${serial}`, password: 'girasol-24' })
    const token = await invited()
    await app.member(bot, known, 3)
    const answered = await accept(token, answer({ username: known.username, password: 'girasol-24' }))
    expect(answered.status).toBe(409)
    expect(answered.body.message).toBe('Ya eres parte de este equipo. Inicia sesión para continuar.')
  })

  test('returns the same response if it is expired, withdrawn, replaced or invalid', async () => {
    const expired = await invited()
    app.clock.advance(7 * DAY)
    asBoss = await app.as(boss)
    const replacedId = (await invite(address())).body.id
    const replaced = await tokenFor(address())
    expect((await asBoss.call('POST', `/admin/invitations/${bot}/${replacedId}`, { body: {} })).status).toBe(200)
    const good = await tokenFor(address())
    const answers = [await accept(expired), await accept(replaced), await accept('x'.repeat(43))]
    expect(good).not.toBe(replaced)
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(404)
    expect((await asBoss.call('DELETE', `/admin/invitations/${bot}/${replacedId}`)).status).toBe(204)
    expect((await accept(good)).body).toEqual(answers[0]?.body)
  })

  test('is valid until a second before it expires', async () => {
    const token = await invited()
    app.clock.advance(7 * DAY - 1)
    expect((await accept(token)).status).toBe(201)
  })

  test.each([
    [{ name: 'Al' }, 'name'],
    [{ username: 'con espacio' }, 'username'],
    [{ password: '12345' }, 'password'],
  ])('refuses %j at its field', async (wrong, field) => {
    const token = await invited()
    const refused = await accept(token, answer(wrong))
    expect(refused.status).toBe(422)
    expect(refused.body.fields).toHaveProperty(field)
    expect((await accept(token)).status).toBe(201)
  })

  test('limits the number of guesses', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 21; i++) statuses.push((await accept(`${i}`.repeat(43).slice(0, 43))).status)
    expect(statuses.slice(0, 20).every((status) => status === 404)).toBe(true)
    expect(statuses[20]).toBe(429)
  })
})

describe('invitations of another bot', () => {
  test('can neither be withdrawn nor resent', async () => {
    const { id } = (await invite(address())).body
    const other = await app.bot()
    const stranger = await app.user()
    await app.member(other, stranger, 2)
    const asStranger = await app.as(stranger)
    expect((await asStranger.call('DELETE', `/admin/invitations/${other}/${id}`)).status).toBe(404)
    expect((await asStranger.call('POST', `/admin/invitations/${other}/${id}`, { body: {} })).status).toBe(404)
    expect((await asBoss.call('DELETE', `/admin/invitations/${bot}/${id}`)).status).toBe(204)
  })
})
