import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { requireAction } from '../../src/server/channels/accounts/trouble.ts'
import { inCall } from '../../src/server/foundation/http/context.ts'
import { connect, listen } from '../realtime/fixtures.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { connectAccount } from '../support/platform.ts'
import { createTeam, type Team } from './fixtures.ts'

let app: TestApp
let team: Team

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  team = await createTeam(app)
})

const assign = (id: number, user_id: number | null) =>
  team.admin.call('POST', `/chats/requests/assign/${team.botId}`, { body: { id, user_id } })
const states = async () =>
  await app.db
    .selectFrom('notification_notice')
    .select(['event', 'state', 'detail'])
    .where('bot_id', '=', team.botId)
    .orderBy('id')
    .execute()
/** Seconds from the test's noon in UTC (9 in Buenos Aires) to an hour there. */
const hours = (count: number) => count * 3600

test('a request for a person is sent by mail, once, and not while the rule is off', async () => {
  await team.rules({})
  await team.asks()
  const sent = await team.mailed()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    to: team.boss.email,
    subject: expect.stringContaining('pide hablar con una persona'),
  })
  expect(sent[0]?.text).toMatch(new RegExp(`/chats\\?id=\\d+&bot=${team.botId}\n`))
  // A job that runs again after a crash finds its notice sent.
  await app.db.updateTable('job').set({ done_at: null }).where('queue', '=', 'notification-send').execute()
  await team.later()
  expect(await team.mailed()).toEqual([])

  await team.rules({ enabled: false })
  await team.asks()
  expect(await team.mailed()).toEqual([])
})

test('a rule of an area sends only the conversations of that area', async () => {
  const [sales, claims] = [await app.area(team.botId, 'Ventas'), await app.area(team.botId, 'Reclamos')]
  await team.rules({ area_ids: [sales] })
  await team.asks(claims)
  expect(await team.mailed()).toEqual([])
  await team.asks(sales)
  expect(await team.mailed()).toHaveLength(1)
})

test('who may not see the conversation when it is sent gets nothing; who may see it does', async () => {
  const [sales, claims] = [await app.area(team.botId, 'Ventas'), await app.area(team.botId, 'Reclamos')]
  const [inside, outside, gone] = [await app.user(), await app.user(), await app.user()]
  for (const person of [inside, outside, gone]) await app.member(team.botId, person, 4)
  await app.db
    .insertInto('area_user')
    .values([
      { area_id: sales, user_id: inside.id },
      { area_id: claims, user_id: outside.id },
    ])
    .execute()
  await team.rules(...[inside, outside, gone].map(({ id }) => ({ user_id: id })))
  await app.db.deleteFrom('membership').where('user_id', '=', gone.id).execute()
  await team.asks(sales)
  expect((await team.mailed()).map(({ to }) => to)).toEqual([inside.email])
  expect((await states()).filter(({ state }) => state === 'dropped')).toHaveLength(2)
})

test('quiet hours of the bot’s zone delay a mail until they end', async () => {
  // It is 9 in Buenos Aires.
  await team.rules({ quiet_hours: { from: '22:00', to: '09:30' } })
  await team.asks()
  expect(await team.mailed()).toEqual([])
  app.clock.advance(1800)
  await team.later()
  expect(await team.mailed()).toHaveLength(1)
})

test('outside the schedule of a rule nothing is sent, within it is', async () => {
  const always = { timezone: 'America/Argentina/Buenos_Aires', always_open: true, week: [], exceptions: [] }
  await team.rules({ schedule: { ...always, always_open: false } })
  await team.asks()
  expect(await team.mailed()).toEqual([])
  expect(await states()).toMatchObject([{ state: 'dropped', detail: 'Fuera del horario' }])
  await team.rules({ schedule: always })
  await team.asks()
  expect(await team.mailed()).toHaveLength(1)
})

test('a digest gathers what happened and leaves once', async () => {
  await team.rules({ digest: 'hourly' })
  await team.asks()
  await team.asks()
  expect(await team.mailed()).toEqual([])
  app.clock.advance(hours(1))
  await team.later()
  const [digest, ...others] = await team.mailed()
  expect(others).toEqual([])
  expect(digest?.subject).toContain('2 avisos')
  expect(digest?.text.match(/pide hablar con una persona/g)).toHaveLength(2)
  await team.later()
  expect(await team.mailed()).toEqual([])
})

test('an assignment by somebody else is sent to the person, their own is not', async () => {
  const other = await app.user()
  await app.member(team.botId, other, 5)
  await team.rules({ events: ['assigned'] }, { events: ['assigned'], user_id: other.id })
  const id = await team.asks()
  expect((await assign(id, team.boss.id)).status).toBe(200)
  expect(await team.mailed()).toEqual([])
  await team.admin.call('POST', `/chats/requests/assign/${team.botId}`, {
    body: { id, user_id: other.id, expected_user_id: team.boss.id },
  })
  expect((await team.mailed()).map(({ to }) => to)).toEqual([other.email])
})

test('the browser’s part reaches the sockets of its person only', async () => {
  const other = await app.user()
  await app.member(team.botId, other, 2)
  const url = await listen(app.app)
  const [own, others] = [await connect(url, team.admin.token), await connect(url, (await app.as(other)).token)]
  await own.join(team.botId)
  await others.join(team.botId)
  await team.rules({ channels: ['push', 'sound'] })
  const id = await team.asks()
  await own.until(({ received }) => received.some(({ name }) => name === 'notification'))
  expect(own.received.find(({ name }) => name === 'notification')?.payload).toMatchObject({
    ...{ event: 'live_chat', conversation_id: id, push: true, sound: true, test: false },
  })
  expect(others.names()).not.toContain('notification')
  expect(await team.mailed()).toEqual([])
  for (const ear of [own, others]) ear.close()
})

test('a customer who waits longer than a rule says is sent once, and not to a rule with more patience', async () => {
  await team.rules(
    { events: ['unanswered'], unanswered_minutes: 10 },
    { events: ['unanswered'], unanswered_minutes: 60 },
  )
  await team.asks()
  await team.look()
  expect(await team.mailed()).toEqual([])
  app.clock.advance(601)
  await team.look()
  await team.look()
  expect((await team.mailed()).map(({ text }) => text)).toEqual([expect.stringContaining('más de 10 minutos')])
  app.clock.advance(hours(1))
  await team.look()
  expect((await team.mailed()).map(({ text }) => text)).toEqual([expect.stringContaining('más de 1 hora')])
})

test('a deadline of an area is announced when it is near and when it is over', async () => {
  const area = await app.area(team.botId, 'Ventas')
  await app.db.updateTable('area').set({ first_response_minutes: 10 }).where('id', '=', area).execute()
  await team.rules({ events: ['sla_warning', 'sla_breach'] })
  await team.asks(area)
  await team.look()
  expect(await team.mailed()).toEqual([])
  app.clock.advance(8 * 60 + 1)
  await team.look()
  await team.look()
  expect((await team.mailed()).map(({ text }) => text)).toEqual([expect.stringContaining('Está por vencer')])
  app.clock.advance(2 * 60)
  await team.look()
  await team.look()
  expect((await team.mailed()).map(({ text }) => text)).toEqual([expect.stringContaining('Venció el plazo')])
})

test('a deadline that counts only opening hours is not announced while they are closed', async () => {
  const area = await app.area(team.botId, 'Ventas')
  const now = app.clock.now()
  // Open from an hour from now, for an hour each day.
  const clock = (later: number) => new Date(now.getTime() + later * 3_600_000).toISOString().slice(11, 16)
  const ranges = [{ from: clock(1), to: clock(2) }]
  const week = ([0, 1, 2, 3, 4, 5, 6] as const).map((day) => ({ day, ranges }))
  const schedule = { timezone: 'UTC', always_open: false, week, exceptions: [] }
  await app.db
    .updateTable('area')
    .set({ first_response_minutes: 10, schedule: JSON.stringify(schedule) as never })
    .where('id', '=', area)
    .execute()
  await team.rules({ events: ['sla_warning', 'sla_breach'] })
  await team.asks(area)
  app.clock.advance(3_600)
  await team.look()
  expect(await team.mailed()).toEqual([])
  app.clock.advance(8 * 60 + 60)
  await team.look()
  expect((await team.mailed()).map(({ text }) => text)).toEqual([expect.stringContaining('Está por vencer')])
  app.clock.advance(60)
  await team.look()
  expect((await team.mailed()).map(({ text }) => text)).toEqual([expect.stringContaining('Venció el plazo')])
})

test('an account that stops is mailed once to each administrator, by the rule or without one', async () => {
  const other = await app.user()
  await app.member(team.botId, other, 2)
  const { id } = await connectAccount(app, team.botId, 'whatsapp')
  await team.rules({ events: ['channel_disconnected'] })
  await app.store.run(() =>
    inCall({ services: app.app.services }, () =>
      requireAction({ id, botId: team.botId }, { text: 'Revisa la clave.' }),
    ),
  )
  expect((await team.mailed()).map(({ to }) => to).sort()).toEqual([team.boss.email, other.email].sort())
})

test('a sign-in with another device is sent to its person, the first one is not', async () => {
  const user = await app.user({ password: 'una-clave-larga-9' })
  await app.member(team.botId, user, 2)
  await team.rules({ events: ['new_device'], user_id: user.id })
  const signIn = () => app.call('POST', '/login', { body: { username: user.username, password: 'una-clave-larga-9' } })
  expect((await signIn()).status).toBe(200)
  expect(await team.mailed()).toEqual([])
  expect((await signIn()).status).toBe(200)
  expect((await team.mailed()).map(({ to }) => to)).toEqual([user.email])
})
