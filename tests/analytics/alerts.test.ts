import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { alertJobs, startAlerts } from '../../src/server/conversation/analytics/alerts/watch.ts'
import { requestPerson } from '../../src/server/conversation/chats/core/bot-changes.ts'
import { inCall } from '../../src/server/foundation/http/context.ts'
import { runDue } from '../../src/server/foundation/jobs/due.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

// A figure that passes its limit for as long as the alert says is told once, until it has recovered.

let t: Inbox
let boss: Member
let serial = 0
let read = 0

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())
beforeEach(async () => {
  for (const table of ['analytics_alert', 'conversation', 'chat', 'notification_rule'] as const)
    await t.db.deleteFrom(table).execute()
  await later(3_600)
  await arrived()
})

async function later(seconds: number): Promise<void> {
  t.clock.advance(seconds)
  boss = { ...boss, ...(await t.as(boss)) }
}

/** Looks at all alerts a minute later, as a server does. */
async function minute(): Promise<void> {
  t.clock.advance(60)
  await look()
}

async function look(): Promise<void> {
  await t.db.deleteFrom('job').where('queue', '=', 'analytics-alerts').execute()
  await t.store.run(async () => {
    await startAlerts()
    await runDue(alertJobs(t.app.services), (error) => expect(error).toBeUndefined())
  })
}

async function arrived(): Promise<string[]> {
  const all = await t.mails()
  const fresh = all.slice(read)
  read = all.length
  return fresh.map(({ to, text }) => `${to} ${/Alerta «[^»]*»: [^.]*/.exec(text)?.[0] ?? text}`)
}

async function alert(given: object = {}, who = boss): Promise<number> {
  const body = { name: `Alerta ${++serial}`, metric: 'waiting', direction: 'above', threshold: 1, ...given }
  const made = await who.call('POST', `/analytics/alerts/${t.bot_}`, { body })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return made.body.id
}

const stored = async (id: number) => (await boss.call('GET', `/analytics/alerts/${t.bot_}/${id}`)).body

/** A customer begins to wait for a person. */
async function wait(areaId?: number): Promise<number> {
  const chat = await t.writes('Quiero hablar con alguien')
  await t.store.run(() => inCall({ services: t.app.services }, () => requestPerson(t.bot_, chat, areaId ?? null)))
  return chat
}

/** Everybody gets an answer. */
async function answerAll(): Promise<void> {
  const chats = t.db.selectFrom('chat').select(['id', 'sender_id as target_id']).where('answered', '=', false)
  for (const chat of await chats.execute()) {
    const body = { ...chat, message: 'Te ayudo' }
    expect((await boss.call('POST', `/chats/requests/send/${t.bot_}`, { body })).status).toBe(201)
  }
}

test('it tells once when the condition has held for its minutes, and again only after it recovered', async () => {
  const id = await alert({ name: 'Muchos', minutes: 2 })
  expect((await stored(id)).condition).toBe('En espera: mayor que 1, 2 minutos seguidos')
  await wait()
  await minute()
  expect(await stored(id)).toMatchObject({ state: 'ok', last_value: 1, last_text: '1', since: null })
  await wait()
  await minute()
  expect(await stored(id)).toMatchObject({ state: 'pending', last_value: 2, since: t.clock.now().toISOString() })
  await minute()
  expect(await arrived()).toEqual([])
  await minute()
  expect(await stored(id)).toMatchObject({ state: 'firing', fired_at: t.clock.now().toISOString() })
  expect((await t.mails()).at(-1)?.subject).toBe('En espera: 2, mayor que 1')
  expect(await arrived()).toEqual([`${boss.email} Alerta «Muchos»: En espera 2, mayor que 1`])
  await wait()
  await minute()
  await minute()
  expect(await arrived()).toEqual([])
  await answerAll()
  await minute()
  expect(await stored(id)).toMatchObject({ state: 'ok', last_value: 0 })
  await wait()
  await wait()
  for (const _ of [1, 2, 3]) await minute()
  expect(await arrived()).toHaveLength(1)
})

test('a pause starts the minutes anew, two looks at once tell once, and a change starts it anew', async () => {
  const id = await alert({ minutes: 2, threshold: 0 })
  await wait()
  await minute()
  await later(3_600)
  await look()
  expect(await stored(id)).toMatchObject({ state: 'pending', since: t.clock.now().toISOString() })
  await minute()
  t.clock.advance(60)
  await Promise.all([look(), look()])
  expect(await arrived()).toHaveLength(1)
  const body = { name: 'Otro límite', metric: 'waiting', direction: 'above', threshold: 5 }
  expect((await boss.call('PUT', `/analytics/alerts/${t.bot_}/${id}`, { body })).body).toMatchObject({
    ...{ state: 'no_data', last_text: '' },
  })
})

test('it tells those whom it names and who are still in the team, by their own rules where they have one', async () => {
  const [named, gone] = [await t.staff(5), await t.staff(5)]
  await t.db
    .insertInto('notification_rule')
    .values({
      ...{ bot_id: t.bot_, type: 1, user_id: named.id, enabled: true, digest: 'none' },
      ...{ channels: json(['email']), events: json(['figure_alert']), area_ids: json([]) },
    })
    .execute()
  await alert({ name: 'Uno', threshold: 0, user_ids: [named.id, gone.id] })
  await t.db.deleteFrom('membership').where('user_id', '=', gone.id).execute()
  await wait()
  await minute()
  const mails = (await t.mails()).slice(read)
  read += mails.length
  expect(mails.map(({ to }) => to).sort()).toEqual([boss.email, named.email].sort())
  expect(mails.find(({ to }) => to === named.email)?.text).toContain('Alerta «Uno»: En espera 1, mayor que 0')
})

test('rates need five cases, times are in minutes, and filters apply', async () => {
  const area = await t.area(t.bot_, `Ventas ${serial}`)
  const rate = await alert({ metric: 'handoff_rate', direction: 'above', threshold: 50, span: 'hour' })
  const longest = await alert({ metric: 'longest_wait', direction: 'above', threshold: 30, area_id: area })
  const started = await alert({ metric: 'started', direction: 'below', threshold: 3, span: 'day' })
  const received = await alert({ metric: 'received', threshold: 100, span: 'hour' })
  const today = await alert({ metric: 'received', threshold: 100, span: 'today' })
  for (const _ of [1, 2, 3, 4]) await wait()
  await minute()
  expect(await stored(rate)).toMatchObject({ state: 'no_data', last_value: null, last_text: '' })
  const inState = async (state: string) =>
    (await boss.call('GET', `/analytics/alerts/${t.bot_}?filter=${JSON.stringify({ state })}`)).body.length
  expect([await inState('ok'), await inState('no_data')]).toEqual([4, 1])
  expect(await stored(longest)).toMatchObject({ last_value: 0 })
  expect(await stored(started)).toMatchObject({ state: 'ok', last_value: 4 })
  expect((await stored(received)).last_value).toBe(4)
  expect((await stored(today)).last_value).toBe(4)
  await wait(area)
  await later(1_860)
  await look()
  expect(await stored(rate)).toMatchObject({ state: 'firing', last_value: 100, last_text: '100\u00a0%' })
  expect(await stored(longest)).toMatchObject({ state: 'firing', last_value: 31, last_text: '31 min' })
  await later(3_600)
  await look()
  // Nothing began in the last hour: it has not recovered.
  expect(await stored(rate)).toMatchObject({ state: 'firing', last_value: null })
  expect((await stored(received)).last_value).toBe(0)
})

test('what ended is counted, with its time', async () => {
  for (const _ of [1, 2, 3, 4, 5]) await wait()
  const ended = { resolved_at: t.clock.now(), resolution: 1_000_000, reopened: 1 }
  await t.db.updateTable('conversation').set(ended).where('bot_id', '=', t.bot_).execute()
  const of = (metric: string) => alert({ metric, threshold: 7, span: 'hour' })
  const [resolved, reopened, resolution] = [await of('resolved'), await of('reopened'), await of('resolution')]
  await minute()
  expect((await stored(resolved)).last_value).toBe(5)
  expect((await stored(reopened)).last_value).toBe(5)
  expect(await stored(resolution)).toMatchObject({ state: 'firing', last_value: 16666.67, last_text: '11 d 13 h' })
})

test.each([
  ['containment', 'above', 150, 'Elige entre 0 y 100.'],
  ['containment', 'above', 100, 'No avisaría nunca. Elige menos de 100.'],
  ['containment', 'below', 0, 'No avisaría nunca. Elige más de 0.'],
  ['containment', 'below', 100, undefined],
  ['csat', 'above', 9, 'Elige entre 1 y 5.'],
  ['csat', 'above', 4.5, undefined],
  ['nps', 'above', 100, 'No avisaría nunca. Elige menos de 100.'],
  ['nps', 'below', -50, undefined],
  ['started', 'above', -1, 'Elige 0 o más.'],
  ['started', 'above', 900_000, undefined],
])('a limit that %s can never pass is refused: %s %d', async (metric, direction, threshold, text) => {
  const body = { name: `Límite ${++serial}`, metric, direction, threshold, span: 'day' }
  const { status, body: answer } = await boss.call('POST', `/analytics/alerts/${t.bot_}`, { body })
  expect(status).toBe(text ? 422 : 201)
  expect(answer.fields).toEqual(text && { threshold: [text] })
})

test.each([
  ...['containment', 'unanswered', 'abandoned', 'first_response', 'on_time', 'csat', 'failed', 'delivery_rate'],
  ...['resolved', 'reopened', 'resolution', 'nps', 'read_rate', 'confidence', 'fallback_rate', 'misunderstood'],
])('%s is counted over each period', async (metric) => {
  await t.request()
  for (const span of ['hour', 'today', 'day', 'week']) await alert({ metric, direction: 'above', threshold: 4, span })
  await minute()
  const { body } = await boss.call('GET', `/analytics/alerts/${t.bot_}?range=[0,9]`)
  const quiet = (value: number | null) => (value === null ? 'no_data' : 'ok')
  expect(
    body.map((one: { problem: unknown; state: string; last_value: number | null }) => [
      ...[one.problem, one.state === quiet(one.last_value)],
    ]),
  ).toEqual([1, 2, 3, 4].map(() => [null, true]))
  expect(
    await t.db.selectFrom('analytics_alert').select('checked_at').where('checked_at', 'is', null).execute(),
  ).toEqual([])
})

test('it counts what its author sees, and is not looked at once they left', async () => {
  const seller = await t.staff(4, { configuration: true, chats: true })
  const chat = await wait()
  await t.db.updateTable('chat').set({ assign_user_id: boss.id }).where('id', '=', chat).execute()
  const own = await alert({ threshold: 0 }, seller)
  await wait()
  await minute()
  expect(await stored(own)).toMatchObject({ last_value: 1 })
  const body = { name: 'Ajena', metric: 'waiting', direction: 'above', threshold: 0 }
  const all = await alert()
  expect((await seller.call('PUT', `/analytics/alerts/${t.bot_}/${all}`, { body })).status).toBe(404)
  const { body: listed } = await seller.call('GET', `/analytics/alerts/${t.bot_}?range=[0,99]`)
  expect(listed.map(({ id }: { id: number }) => id)).toEqual([own])
  expect((await stored(all)).last_value).toBeNull()
  await t.db.deleteFrom('membership').where('user_id', '=', seller.id).execute()
  await minute()
  expect((await stored(own)).problem).toContain('ya no está en el equipo')
  expect((await stored(own)).state).toBe('no_data')
})

test('a figure of a period needs one, and only people of the team can be named', async () => {
  const send = (given: object) =>
    boss.call('POST', `/analytics/alerts/${t.bot_}`, {
      body: { name: 'Rota', metric: 'started', direction: 'above', threshold: 1, ...given },
    })
  expect((await send({})).body.fields).toHaveProperty('span')
  expect((await send({ span: 'day', user_ids: [999_999] })).body.fields).toHaveProperty('user_ids')
})
