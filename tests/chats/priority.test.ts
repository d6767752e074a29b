// The priority of a chat: set by hand, raised by the bot, filtered, ordered and undone.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestPerson } from '../../src/server/conversation/chats/core/bot-changes.ts'
import { type Inbox, type Member, startInbox } from './fixtures.ts'

let t: Inbox
let boss: Member

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())

type Priority = 'low' | 'normal' | 'high' | 'urgent'
const post = (path: string, body: object) => boss.call('POST', `/chats/${path}/${t.bot_}`, { body })
const set = async (id: number, priority: Priority) =>
  (await boss.call('PUT', `/chats/priority/${t.bot_}`, { body: { id, priority } })).body
const list = async (body: object) => (await post('filter', body)).body
const ids = async (body: object): Promise<number[]> => (await list(body)).data.map(({ id }: { id: number }) => id)
const chat = async (id: number) => (await boss.call('GET', `/chats/view/${t.bot_}/${id}`)).body.chat
const undo = async (id: string) => (await boss.call('POST', `/chats/bulk/undo/${t.bot_}/${id}`)).body

test('every level is set by hand and undone; urgent is the highest of them', async () => {
  const id = await t.request()
  expect(await chat(id)).toMatchObject({ priority: 'normal', urgency: null })
  const high = await set(id, 'high')
  expect(high).toMatchObject({ priority: 'high', urgency: null, undo_id: expect.any(String) })
  const urgent = await set(id, 'urgent')
  expect(urgent).toMatchObject({ priority: 'urgent', urgency: 'staff' })
  expect(await set(id, 'urgent')).not.toHaveProperty('undo_id')
  expect(await undo(urgent.undo_id)).toEqual({ changed: 1, skipped: 0 })
  expect(await chat(id)).toMatchObject({ priority: 'high', urgency: null })
  expect(await undo(high.undo_id)).toEqual({ changed: 1, skipped: 0 })
  expect(await chat(id)).toMatchObject({ priority: 'normal' })
  expect((await boss.call('PUT', `/chats/priority/${t.bot_}`, { body: { id, priority: 'top' } })).status).toBe(422)
})

test('a level outlives the handover and ends with the conversation; undoing that restores it', async () => {
  const id = await t.writes('Hola')
  await set(id, 'low')
  await t.inside(() => requestPerson(t.bot_, id, null))
  expect(await chat(id)).toMatchObject({ type: 'request', priority: 'low' })
  const { undo_id } = (await post('requests/state', { id, state: 2 })).body
  expect(await chat(id)).toMatchObject({ state: 2, priority: 'normal' })
  await undo(undo_id)
  expect(await chat(id)).toMatchObject({ state: 0, priority: 'low' })
})

test('what the bot marked gives way to a level that is chosen, and its reason is undone with it', async () => {
  const id = await t.request({ urgency: 'charge' })
  const { undo_id } = await set(id, 'low')
  expect(await chat(id)).toMatchObject({ priority: 'low', urgency: null })
  await undo(undo_id)
  expect(await chat(id)).toMatchObject({ priority: 'urgent', urgency: 'charge' })
})

test('the list filters by priority and orders by it, page by page, with urgent requests first in any order', async () => {
  const who = { type: 'all', date_start: null, date_end: null }
  const before = (await list({ ...who, order: 'priority' })).total_chats
  const made: number[] = []
  for (const level of ['low', 'high', 'normal', 'urgent', 'high', 'low'] as const) {
    t.clock.advance(1)
    const id = await t.request({ last_message_at: t.clock.now().toISOString() })
    if (level !== 'normal') await set(id, level)
    made.push(id)
  }
  const [oldLow, oldHigh, normal, urgent, newHigh, newLow] = made
  const mine = async (body: object) => (await ids({ ...who, ...body })).filter((id) => made.includes(id))
  expect(await mine({})).toEqual([urgent, newLow, newHigh, normal, oldHigh, oldLow])
  expect(await mine({ order: 'priority' })).toEqual([urgent, newHigh, oldHigh, normal, newLow, oldLow])
  expect(await mine({ priority: 'high' })).toEqual([newHigh, oldHigh])
  expect(await mine({ priority: 'important', order: 'priority' })).toEqual([urgent, newHigh, oldHigh])
  expect(await mine({ priority: 'low' })).toEqual([newLow, oldLow])
  expect((await list({ ...who, priority: 'high' })).total_chats).toBe(2)
  await post('requests/state', { id: newHigh, state: 2 })
  expect((await list({ ...who, priority: 'high' })).total_chats).toBe(1)
  const seen: number[] = []
  for (let n = 0; n < 25; n += 1) await t.request({ last_message_at: t.clock.now().toISOString() })
  for (const page_number of [1, 2]) seen.push(...(await ids({ ...who, order: 'priority', page_number })))
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.length).toBe(Math.min(40, before + 6 + 25 - 1))
})

test('several are changed and undone at once; those that have the level are left out', async () => {
  const [a, b] = [await t.request({ urgency: 'legal' }), await t.request()]
  await set(b, 'high')
  const bulk = (body: object) => post('bulk', { ids: [a, b], action: 'priority', ...body })
  expect((await bulk({})).body).toMatchObject({ fields: { priority: ['Elige la prioridad.'] } })
  const { undo_id, ...result } = (await bulk({ priority: 'high' })).body
  expect(result).toEqual({ changed: 1, skipped: 1 })
  expect([(await chat(a)).priority, (await chat(b)).priority]).toEqual(['high', 'high'])
  await undo(undo_id)
  expect(await chat(a)).toMatchObject({ priority: 'urgent', urgency: 'legal' })
})

test('a saved view keeps the priority and its order', async () => {
  const filter = { priority: 'important', order: 'priority' }
  const view = { name: 'Lo importante', filter, shared: false }
  expect((await post('views', view)).body.filter).toMatchObject(filter)
})
