import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { measureConversations } from '../../src/server/conversation/analytics/measure.ts'
import { recountAll } from '../../src/server/conversation/analytics/recount.ts'
import { requestPerson } from '../../src/server/conversation/chats/core/bot-changes.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

// What was in time stays in time, whatever the area allows later; who waited in vain was not attended in time.

let t: Inbox
let boss: Member
let sales: number

const MINUTE = 60

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  sales = await t.area(t.bot_, 'Ventas', boss)
})
afterAll(() => t.stop())

const measure = () => t.store.run(measureConversations)

const limit = (minutes: number | null, more: object = {}) =>
  t.db
    .updateTable('area')
    .set({ first_response_minutes: minutes, deadlines_in_hours: false, ...more })
    .where('id', '=', sales)
    .execute()

let customers = 0

/** A customer who waits for a person of the area, with what people do with their chat. */
async function waits() {
  const name = `cliente-${++customers}`
  const id = await t.writes('Hola', { senderId: name })
  await t.inside(() => requestPerson(t.bot_, id, sales))
  const post = async (path: string, body: object) => {
    const { status } = await (await t.as(boss)).call('POST', `/chats/requests/${path}/${t.bot_}`, {
      body: { id, ...body },
    })
    expect([path, status < 300]).toEqual([path, true])
    await measure()
  }
  return {
    id,
    after: async (minutes: number, what: 'answer' | 'resolve' | 'reopen' | 'giveBack') => {
      t.clock.advance(minutes * MINUTE)
      if (what === 'answer') return post('send', { target_id: name, message: 'Te ayudo' })
      if (what === 'giveBack') return post('reactivate', {})
      return post('state', { state: what === 'resolve' ? 2 : 0 })
    },
    asks: () => t.inside(() => requestPerson(t.bot_, id, sales)),
  }
}

interface Row {
  on_time: boolean | null
  first_response_open: number | null
  resolution_open: number | null
}

async function measured(chat: number): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select on_time, first_response_open, resolution_open from conversation where chat_id = ${chat}`.execute(t.db)
  return rows[0]
}

/** Opens one hour a day, long after it is now. */
const closed = sql<never>`'{"timezone": "America/Argentina/Buenos_Aires", "always_open": false, "exceptions": [],
  "week": [{"day": 1, "ranges": [{"from": "22:00", "to": "23:00"}]}]}'::jsonb`

test('another limit or other hours do not change what was measured, nor does counting again', async () => {
  await limit(20, { schedule: null })
  const chat = await waits()
  await chat.after(15, 'answer')
  const answered = { on_time: true, first_response_open: 15 * MINUTE, resolution_open: null }
  expect(await measured(chat.id)).toEqual(answered)
  await limit(5, { schedule: closed, deadlines_in_hours: true })
  await chat.after(10, 'resolve')
  // The resolution is measured by the hours that apply when it is resolved.
  const resolved = { ...answered, resolution_open: 0 }
  expect(await measured(chat.id)).toEqual(resolved)
  await limit(20, { schedule: null })
  await t.store.run(() => recountAll(t.bot_))
  expect(await measured(chat.id)).toEqual(resolved)
})

test('what begins after the change is measured by the new limit', async () => {
  await limit(5, { schedule: null })
  const chat = await waits()
  await chat.after(15, 'answer')
  expect(await measured(chat.id)).toMatchObject({ on_time: false })
})

test.each(['resolve', 'giveBack'] as const)(
  'who waited past the limit until a %s was not attended in time',
  async (what) => {
    await limit(20, { schedule: null })
    const [late, soon] = [await waits(), await waits()]
    await soon.after(10, what)
    expect(await measured(soon.id)).toMatchObject({ on_time: null })
    await late.after(30, what)
    expect(await measured(late.id)).toMatchObject({ on_time: false })
    await limit(null)
    await t.store.run(() => recountAll(t.bot_))
    expect(await measured(soon.id)).toMatchObject({ on_time: null })
    expect(await measured(late.id)).toMatchObject({ on_time: false })
  },
)

test('a customer who no longer waited at the end is neither late nor in time', async () => {
  await limit(20, { schedule: null })
  const chat = await waits()
  await chat.after(1, 'answer')
  await chat.after(60, 'resolve')
  expect(await measured(chat.id)).toMatchObject({ on_time: true })
  const id = await t.writes('Hola', { senderId: 'solo' })
  t.clock.advance(60 * MINUTE)
  await (await t.as(boss)).call('POST', `/chats/requests/state/${t.bot_}`, { body: { id, state: 2 } })
  await measure()
  expect(await measured(id)).toMatchObject({ on_time: null })
})

test('an open conversation is judged by its first answer', async () => {
  await limit(20, { schedule: null })
  const reopened = await waits()
  await reopened.after(30, 'resolve')
  expect(await measured(reopened.id)).toMatchObject({ on_time: false })
  await reopened.after(2, 'reopen')
  expect(await measured(reopened.id)).toMatchObject({ on_time: null })
  const returned = await waits()
  await returned.after(30, 'giveBack')
  expect(await measured(returned.id)).toMatchObject({ on_time: false })
  await returned.asks()
  expect(await measured(returned.id)).toMatchObject({ on_time: null })
  await returned.after(5, 'answer')
  expect(await measured(returned.id)).toMatchObject({ on_time: true })
  await t.store.run(() => recountAll(t.bot_))
  expect(await measured(returned.id)).toMatchObject({ on_time: true })
  expect(await measured(reopened.id)).toMatchObject({ on_time: null })
})

test('one answer in time does not outweigh ten requests that nobody answered', async () => {
  await limit(20, { schedule: null })
  t.clock.advance(3 * 86_400)
  const day = t.clock.now().toISOString().slice(0, 10)
  const inTime = await waits()
  await inTime.after(5, 'answer')
  const late = await Promise.all(Array.from({ length: 10 }, waits))
  t.clock.advance(40 * MINUTE)
  for (const one of late) await one.after(0, 'resolve')
  const { body } = await (await t.as(boss)).call(
    'GET',
    `/analytics/conversations/${t.bot_}?date_start=${day}&date_end=${day}`,
  )
  const onTime = body.figures.find(({ metric }: { metric: string }) => metric === 'on_time')
  expect(onTime).toMatchObject({ value: 9.0909, base: 11 })
  const filter = encodeURIComponent(JSON.stringify({ set: 'late', day_from: day, day_to: day }))
  const list = await (await t.as(boss)).call('GET', `/analytics/list/${t.bot_}?filter=${filter}&range=[0,24]`)
  expect(list.body.map(({ chat_id }: { chat_id: number }) => chat_id).sort()).toEqual(late.map(({ id }) => id).sort())
})
