import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayIn, TIMEZONE } from '../../src/contract/zone.ts'
import { connect, listen, type TestConsole } from '../realtime/fixtures.ts'
import { type Inbox, type Member, startInbox } from './fixtures.ts'

// Every count of chats that a person sees means what waiting.ts says, before and after each kind of change.

let t: Inbox
let boss: Member
let seller: Member
let area: number
let ear: TestConsole

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  seller = await t.staff(4)
  area = await t.area(t.bot_, 'Ventas', seller)
  await t.area(t.bot_, 'Reclamos', boss)
  ear = await connect(await listen(t.app), boss.token)
  await ear.join(t.bot_)
})
afterAll(async () => {
  ear.close()
  await t.stop()
})

const post = (path: string, body: object) => boss.call('POST', `/chats/${path}/${t.bot_}`, { body })
const total = async (who: Member, filter: object) => {
  const { body } = await who.call('POST', `/chats/filter/${t.bot_}`, { body: filter })
  return body as { total_chats: number; older?: number }
}
const day = (ago: number) => addDays(dayIn(t.clock.now(), TIMEZONE), -ago)
const aged = (days: number) => new Date(t.clock.now().getTime() - days * 86_400_000)

/** How many chats mention each person whose counts were compared. */
const mentions: number[] = []

/** Compares all counts of a person; returns how many chats wait for them. */
async function agreed(who: Member): Promise<number> {
  const { body: counts } = await who.call('GET', `/chats/counts/${t.bot_}`)
  const { body: home } = await who.call('GET', `/home/${t.bot_}`)
  const dates = { date_start: day(30), date_end: day(0) }
  const anytime = await total(who, {})
  const recent = await total(who, dates)
  const sum = (one: 'total' | 'unread') =>
    counts.areas.reduce((all: number, each: Record<string, number>) => all + (each[one] ?? 0), 0)
  expect({
    view: counts.new.total,
    areas: sum('total'),
    home: home.chats.pending,
    tab: recent.total_chats + (recent.older ?? 0),
  }).toEqual({
    view: anytime.total_chats,
    areas: anytime.total_chats,
    home: anytime.total_chats,
    tab: anytime.total_chats,
  })
  const unread = await total(who, { status: 'no_leidas' })
  expect({ badge: counts.unread, view: counts.new.unread, areas: sum('unread') }).toEqual({
    badge: unread.total_chats,
    view: unread.total_chats,
    areas: unread.total_chats,
  })
  expect([counts.mine.total, home.chats.mine]).toEqual(Array(2).fill((await total(who, { mine: true })).total_chats))
  const free = (await total(who, { state: 'sinasignar' })).total_chats
  expect([counts.unassigned.total, home.chats.unassigned]).toEqual([free, free])
  const snoozed = (await total(who, { type: 'all', category: 'pospuestas' })).total_chats
  expect(counts.snoozed.total).toBe(snoozed)
  const mentioned = (await total(who, { type: 'all', mentioned: true })).total_chats
  expect(counts.mentions.total).toBe(mentioned)
  mentions.push(mentioned)
  return anytime.total_chats
}

test('menu, views, tabs, areas and the start page agree after every change, for everybody', async () => {
  const chats: number[] = []
  for (const [i, days] of [0, 1, 29, 31, 90, 400].entries()) {
    const own = i % 2 === 0 ? { area_id: area } : { assign_user_id: boss.id }
    chats.push(await t.request({ ...own, last_message_at: aged(days) }))
  }
  await t.writes('Hola')
  expect([await agreed(boss), await agreed(seller)]).toEqual([6, 3])
  const [first, second, third, fourth] = chats as [number, number, number, number]
  const until = new Date(t.clock.now().getTime() + 3_600_000).toISOString()
  const changes: [string, object, string][] = [
    ['requests/state', { id: first, state: 2 }, 'change-inbox'],
    ['snooze', { id: second, until }, 'chat-snoozed'],
    ['requests/unread', { id: third, open: false }, 'set-unread'],
    ['requests/assign', { id: third, user_id: boss.id }, 'assign-user'],
    ['requests/transfer', { id: fourth, area_id: area }, 'conversation'],
    ['requests/state', { id: first, state: 1 }, 'change-inbox'],
    ['wake', { id: second }, 'chat-snoozed'],
    ['requests/message', { id: first, message: `@[${seller.id}]` }, 'internal-message'],
    ['requests/state', { id: first, state: 2 }, 'change-inbox'],
  ]
  const waiting: [number, number][] = []
  for (const [path, body, name] of changes) {
    const heard = ear.received.length
    expect([path, (await post(path, body)).status]).toEqual([path, path === 'requests/message' ? 201 : 200])
    await ear.until(({ received }) => received.slice(heard).some((event) => event.name === name), name)
    waiting.push([await agreed(boss), await agreed(seller)])
  }
  expect(waiting).toEqual([
    [5, 2],
    [4, 2],
    [4, 2],
    [4, 1],
    [4, 2],
    [5, 3],
    [6, 3],
    [6, 3],
    [5, 2],
  ])
  // Of the seller, before the last two changes and after each of them: an unread one outlasts the resolution.
  expect(mentions.filter((_, at) => at % 2 === 1).slice(-3)).toEqual([0, 1, 1])
})

test('the list says how many open chats its dates hide, and nothing about resolved ones', async () => {
  const dates = { date_start: day(30), date_end: day(0) }
  expect((await total(boss, dates)).older).toBe(3)
  expect((await total(boss, { ...dates, area })).older).toBe(2)
  expect((await total(boss, {})).older).toBeUndefined()
  expect((await total(boss, { ...dates, category: 'resueltas' })).older).toBeUndefined()
})
