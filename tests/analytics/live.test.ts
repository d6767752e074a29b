import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { components } from '../../generated/api.d.ts'
import { measureConversations } from '../../src/server/conversation/analytics/measure.ts'
import { requestPerson } from '../../src/server/conversation/chats/core/bot-changes.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

// The live board of a bot with two areas, of which one answers within 20 minutes. What happens in it is played through
// channels and the API, so that the figures can be told by hand.

type Board = components['schemas']['LiveBoard']

const MINUTE = 60
let t: Inbox
let boss: Member
let seller: Member
let colleague: Member
let editor: Member
let sales: number
let claims: number
let begun: number

/** Moves the clock to a number of minutes after the beginning. */
const at = (minutes: number) => t.clock.advance((begun - t.clock.now().getTime()) / 1000 + minutes * MINUTE)

const since = (minutes: number) => new Date(begun + minutes * MINUTE * 1000).toISOString()

async function board(who: Member, bot = t.bot_): Promise<Board> {
  // Answers are shared for a second.
  t.clock.advance(1)
  const { status, body } = await who.call('GET', `/analytics/live/${bot}`)
  expect(status).toBe(200)
  return body
}

const asks = async (area: number | null, name: string) => {
  const id = await t.writes('Hola', { senderId: name, userName: name })
  await t.inside(() => requestPerson(t.bot_, id, area))
  return id
}

const send = async (who: Member, id: number, target: string) =>
  expect(
    (
      await who.call('POST', `/chats/requests/send/${t.bot_}`, {
        body: { id, target_id: target, message: 'Te ayudo' },
      })
    ).status,
  ).toBeLessThan(300)

const post = async (who: Member, path: string, body: object) =>
  expect((await who.call('POST', `/chats/requests/${path}/${t.bot_}`, { body })).status).toBeLessThan(300)

const answered = async (body: { id: number; answered: boolean }) =>
  expect((await boss.call('PUT', `/chats/answered/${t.bot_}`, { body })).status).toBeLessThan(300)

/** The number of chats in the inbox with a filter of the address that a figure opens. */
const inInbox = async (who: Member, filter: object): Promise<number> => {
  const body = { type: 'contact_requests', category: 'nuevas', date_start: null, date_end: null, ...filter }
  return (await who.call('POST', `/chats/filter/${t.bot_}`, { body })).body.total_chats
}

const inList = async (who: Member, day: string, set: string): Promise<number> => {
  const filter = encodeURIComponent(JSON.stringify({ set, day_from: day, day_to: day }))
  const { headers } = await who.call('GET', `/analytics/list/${t.bot_}?filter=${filter}&range=[0,0]`)
  return Number(String(headers['content-range']).split('/').at(-1))
}

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  seller = await t.staff(4)
  colleague = await t.staff(4)
  editor = await t.staff(3, { chats: false })
  sales = await t.area(t.bot_, 'Ventas', seller)
  claims = await t.area(t.bot_, 'Reclamos', colleague)
  await t.db.updateTable('area').set({ first_response_minutes: 20 }).where('id', '=', sales).execute()
  begun = t.clock.now().getTime()
})
afterAll(() => t.stop())

test('a bot that nobody wrote to has nothing to show but who attends', async () => {
  const { now, areas, today, people, day } = await board(boss)
  expect(now).toEqual({
    ...{ open: 0, attended: 0, unassigned: 0, waiting: 0, waiting_unassigned: 0, late: 0, stale: 0 },
    longest: null,
  })
  expect(areas.map(({ name, open }) => [name, open])).toEqual([
    ['Ventas', 0],
    ['Reclamos', 0],
  ])
  expect(day).toBe('2026-03-10')
  expect(today).toMatchObject({ started: 0, resolved: 0, first_response: null, limited: 0 })
  // The editor does not read chats.
  expect(people.map(({ user_id }) => user_id).sort()).toEqual([boss.id, seller.id, colleague.id].sort())
})

describe('a morning', () => {
  let [ana, bruno, carla, dora] = [0, 0, 0, 0]

  beforeAll(async () => {
    at(0)
    ana = await asks(sales, 'ana')
    at(5)
    bruno = await asks(claims, 'bruno')
    at(10)
    await t.writes('¿Abren hoy?', { senderId: 'elsa' })
    at(15)
    await send(seller, ana, 'ana')
    at(20)
    await t.writes('Gracias, ¿y el envío?', { senderId: 'ana', externalId: 'ana-2' })
    at(25)
    dora = await asks(sales, 'dora')
    at(30)
    carla = await asks(null, 'carla')
    at(32)
    await send(boss, carla, 'carla')
    await post(boss, 'state', { id: carla, state: 2 })
    await t.inside(() => measureConversations())
    at(40)
  })

  test('waiting, attended and unassigned chats are those of the inbox, and the longest wait is told', async () => {
    const { now } = await board(boss)
    expect(now).toEqual({
      ...{ open: 3, attended: 1, unassigned: 2, waiting: 3, waiting_unassigned: 2, late: 0, stale: 0 },
      longest: { chat_id: bruno, since: since(5) },
    })
    expect(await inInbox(boss, {})).toBe(3)
    expect(await inInbox(boss, { status: 'no_contestadas' })).toBe(3)
    expect(await inInbox(boss, { status: 'no_contestadas', state: 'sinasignar' })).toBe(2)
    expect(await inInbox(boss, { type: 'live_chats' })).toBe(1)
  })

  test('a wait that an answer ended begins again with the next message', async () => {
    const { people } = await board(boss)
    expect(people.find(({ user_id }) => user_id === seller.id)).toMatchObject({
      ...{ open: 1, waiting: 1, late: 0 },
      longest: { chat_id: ana, since: since(20) },
    })
    expect(await inInbox(boss, { assign_user: seller.id })).toBe(1)
    expect(people.find(({ user_id }) => user_id === colleague.id)).toMatchObject({ open: 0, longest: null })
  })

  test('the areas share out what waits', async () => {
    const { areas } = await board(boss)
    expect(areas).toMatchObject([
      { id: sales, open: 2, attended: 1, waiting: 2, waiting_unassigned: 1 },
      { id: claims, open: 1, waiting: 1, longest: { chat_id: bruno } },
    ])
    expect(await inInbox(boss, { area: sales })).toBe(2)
  })

  test('after the limit of its area, a request is late; those that were answered are not', async () => {
    at(45)
    const { now, areas } = await board(boss)
    expect(now.late).toBe(1)
    expect(areas.map(({ late }) => late)).toEqual([1, 0])
  })

  test('today counts what began today, as the lists behind it do', async () => {
    const { today, day } = await board(boss)
    // Ana waited 15 minutes, Carla two.
    expect(today).toEqual({
      ...{ started: 5, resolved: 1, bot_only: 1, handed_off: 4 },
      ...{ first_response: (15 * MINUTE + 2 * MINUTE) / 2, responses: 2, on_time: 1, limited: 1 },
    })
    for (const [set, count] of Object.entries({ started: 5, resolved: 1, bot_only: 1, handed_off: 4, on_time: 1 }))
      expect(await inList(boss, day, set), set).toBe(count)
    const { rows } = await sql<{ started: number; median: number }>`
      select count(*)::int as started, percentile_cont(0.5) within group (order by first_response) as median
      from conversation where bot_id = ${t.bot_} and day = ${day}`.execute(t.db)
    expect(rows[0]).toEqual({ started: today.started, median: today.first_response })
  })

  test('an Operador counts what they see and themselves only', async () => {
    const own = await board(seller)
    expect(own.people.map(({ user_id }) => user_id)).toEqual([seller.id])
    expect(own.areas.map(({ name }) => name)).toEqual(['Ventas'])
    expect(own.now).toMatchObject({ open: 2, waiting: 2, longest: { chat_id: ana, since: since(20) } })
    expect(own.now.open).toBe(await inInbox(seller, {}))
    // Elsa, whom the bot attends, is in no area. Carla is the owner's.
    expect(own.today).toMatchObject({ started: 3, bot_only: 1 })
    const other = await board(colleague)
    expect(other.now).toMatchObject({ open: 1, waiting: 1, longest: { chat_id: bruno } })
    expect(other.people).toMatchObject([{ user_id: colleague.id, open: 0 }])
  })

  test('who reads no chats gets figures without the conversations behind them', async () => {
    const { now, people, areas } = await board(editor)
    expect(now).toMatchObject({ waiting: 3, longest: { chat_id: null, since: since(5) } })
    expect(areas.every(({ longest }) => longest?.chat_id == null)).toBe(true)
    expect(people).toEqual([])
  })

  test('passed to an area, snoozed and marked as answered count at once; a chat without an area stands apart', async () => {
    await post(boss, 'change', { id: bruno, selected_area_id: sales })
    expect((await board(boss)).areas.map(({ waiting }) => waiting)).toEqual([3, 0])
    expect((await board(colleague)).now.waiting).toBe(0)
    await answered({ id: dora, answered: true })
    expect((await board(boss)).now).toMatchObject({ open: 3, waiting: 2 })
    await t.db.updateTable('chat').set({ area_id: null }).where('id', '=', dora).execute()
    expect((await board(boss)).areas.at(-1)).toMatchObject({ id: null, name: 'Sin área', open: 1, waiting: 0 })
    expect(await inInbox(boss, { no_area: true })).toBe(1)
    await t.db
      .updateTable('chat')
      .set({ snoozed_until: new Date(begun + 9e6) })
      .where('id', '=', bruno)
      .execute()
    expect((await board(boss)).now).toMatchObject({ open: 2, waiting: 1 })
    await answered({ id: dora, answered: false })
    expect((await board(boss)).now).toMatchObject({ open: 2, waiting: 2 })
  })

  test('what nobody closed for more than 30 days is no wait; the inbox finds it by its date', async () => {
    const { now } = await board(boss)
    const id = now.longest?.chat_id ?? 0
    const old = new Date(begun - 31 * 86_400_000)
    await t.db.updateTable('chat').set({ last_message_at: old }).where('id', '=', id).execute()
    const later = (await board(boss)).now
    expect(later).toMatchObject({ waiting: now.waiting, stale: 1 })
    expect(later.longest?.chat_id).not.toBe(id)
    expect(await inInbox(boss, { status: 'no_contestadas', date_end: '2026-02-07' })).toBe(1)
    expect(await inInbox(boss, { status: 'no_contestadas', date_start: '2026-02-08' })).toBe(now.waiting - 1)
  })

  test('for a second, all who see the same get the same answer, which says up to which event it counts', async () => {
    const first = await board(boss)
    const partner = await t.staff(5)
    await asks(sales, 'fede')
    const again = (await partner.call('GET', `/analytics/live/${t.bot_}`)).body
    expect(again).toEqual(first)
    const later = await board(partner)
    expect(later.now.waiting).toBe(first.now.waiting + 1)
    expect(later.seq).toBeGreaterThan(first.seq)
    const { event_seq } = await t.db
      .selectFrom('bot')
      .select('event_seq')
      .where('id', '=', t.bot_)
      .executeTakeFirstOrThrow()
    expect(later.seq).toBe(event_seq)
  })
})

test('another bot is not found, and its chats are not counted', async () => {
  const other = await t.bot()
  expect((await boss.call('GET', `/analytics/live/${other}`)).status).toBe(404)
  const before = await board(boss)
  const id = await t.writes('Hola', { botId: other })
  await t.inside(() => requestPerson(other, id, null))
  const { now, today } = await board(boss)
  expect({ now, today }).toEqual({ now: before.now, today: before.today })
})
