import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type SignedIn, startApp, type TestApp, type TestUser } from '../support/app.ts'

const NAME = 'Kiosco Ñandú'
const REASON = 'El negocio cerró.'

let app: TestApp
let admin: SignedIn
let owner: TestUser
let operator: TestUser
let bot: number

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

beforeEach(async () => {
  admin = await app.as(await app.user({ admin: true }))
  ;[owner, operator] = [await app.user(), await app.user()]
  bot = await app.bot({ name: NAME })
  await app.member(bot, owner, 2)
  await app.member(bot, operator, 4)
})

const remove = (body: object = { confirmed_name: NAME, reason: REASON }, who = admin) =>
  who.call('POST', `/platform/bots/remove/${bot}`, { body })
const mine = async (user: TestUser) => (await (await app.as(user)).call('GET', '/me')).body.bots

test('a bot is deleted by its name, its administrators read why, and the same place restores it', async () => {
  const { status, body } = await remove({ confirmed_name: '  Kiosco  Ñandú', reason: REASON })
  expect(status).toBe(200)
  expect(body).toMatchObject({ id: bot, status: 'removed', owner: owner.name, members: 2 })
  expect([await mine(owner), await mine(operator)]).toEqual([[], []])
  const mails = await app.mails()
  const [mail, ...more] = mails.filter(({ to }) => to === owner.email)
  expect(more).toEqual([])
  expect(mail).toMatchObject({ subject: `Eliminamos ${NAME} · Mostrador` })
  expect(mail?.text).toContain(`Motivo: ${REASON}`)
  expect(mails.some(({ to }) => to === operator.email)).toBe(false)
  expect(await app.audit((row) => row.bot_id === bot)).toMatchObject([
    { action: 'delete', resource_type: 'bot', before: { name: NAME }, after: { reason: REASON } },
  ])
  expect((await admin.call('POST', `/platform/bots/restore/${bot}`, { body: {} })).status).toBe(200)
  expect(await mine(owner)).toMatchObject([{ id: bot }])
})

test.each([
  [{ confirmed_name: 'kiosco ñandú', reason: REASON }, 'confirmed_name'],
  [{ confirmed_name: 'Kiosco Nandu', reason: REASON }, 'confirmed_name'],
  [{ confirmed_name: '', reason: REASON }, 'confirmed_name'],
  [{ confirmed_name: NAME, reason: ' ' }, 'reason'],
])('%j is refused, and changes nothing', async (body, field) => {
  const refused = await remove(body)
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, [field]])
  expect(await mine(owner)).toMatchObject([{ id: bot }])
  expect((await app.mails()).some(({ to }) => to === owner.email)).toBe(false)
})

test('only platform administrators delete the bots of others, and once', async () => {
  expect((await remove(undefined, await app.as(owner))).status).toBe(403)
  expect((await remove()).status).toBe(200)
  const again = await remove()
  expect([again.status, again.body.code]).toEqual([409, 'gone'])
  bot = 2_000_000_000
  expect((await remove()).status).toBe(404)
})

test('a suspended bot is deleted and comes back suspended', async () => {
  await admin.call('POST', `/platform/bots/suspension/${bot}`, { body: { reason: 'Falta el pago' } })
  expect((await remove()).body).toMatchObject({ status: 'removed' })
  const restored = await admin.call('POST', `/platform/bots/restore/${bot}`, { body: {} })
  expect(restored.body).toMatchObject({ status: 'suspended', suspended: 'Falta el pago' })
})
