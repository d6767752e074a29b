import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepParts } from '../../src/server/conversation/analytics/parts/keep.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

// Everybody's figures and lists are of the chats that they see now.

let t: Inbox
let boss: Member
let coordinator: Member
let editor: Member
let seller: Member
let colleague: Member
let sales: number
let claims: number

const DAY = '2026-03-10'

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  coordinator = await t.staff(5)
  editor = await t.staff(3)
  seller = await t.staff(4)
  colleague = await t.staff(4)
  sales = await t.area(t.bot_, 'Ventas', seller)
  claims = await t.area(t.bot_, 'Reclamos', colleague)
  await t.request({ area_id: sales })
  await t.request({ area_id: sales, assign_user_id: seller.id })
  await t.request({ area_id: sales, assign_user_id: colleague.id })
  await t.request({ area_id: claims })
  await t.writes('Hola')
  const other = await t.bot()
  await t.writes('Hola', { botId: other })
})
afterAll(() => t.stop())

const figures = (who: Member, query = '') =>
  who.call('GET', `/analytics/conversations/${t.bot_}?date_start=${DAY}&date_end=${DAY}${query}`)

async function started(who: Member, query = ''): Promise<number> {
  const { status, body } = await figures(who, query)
  expect(status).toBe(200)
  return body.figures.find(({ metric }: { metric: string }) => metric === 'started').value
}

async function listed(who: Member, filter: object = {}): Promise<number> {
  const query = `filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,24]&sort=["started_at","DESC"]`
  const { status, body, headers } = await who.call('GET', `/analytics/list/${t.bot_}?${query}`)
  expect(status).toBe(200)
  expect(String(headers['content-range']).split('/').at(-1)).toBe(String(body.length))
  return body.length
}

test('owners, coordinators and editors count all conversations; an Operador those of the chats that they see', async () => {
  expect(await started(boss)).toBe(5)
  expect(await started(coordinator)).toBe(5)
  expect(await started(editor)).toBe(5)
  // Unassigned and own ones of their area, and those without an area.
  expect(await started(seller)).toBe(3)
  expect(await started(colleague)).toBe(2)
  // What is kept of past months is of all chats, and shown only to those who see them.
  await t.store.run(() => keepParts())
  expect(await started(boss)).toBe(5)
  expect(await started(seller)).toBe(3)
})

test('a figure and the list behind it agree for each of them', async () => {
  for (const who of [boss, coordinator, seller, colleague]) expect(await listed(who)).toBe(await started(who))
  expect(await listed(seller, { area_id: claims })).toBe(0)
  expect(await listed(boss, { area_id: claims })).toBe(1)
})

test('the lists of what happened on the days are of the chats that each of them sees', async () => {
  for (const set of [
    'received',
    'with_messages',
    'unread',
    'csat',
    'praised',
    'form_begun',
    'with_entity',
    'returning_contacts',
  ]) {
    const [all, own] = [await listed(boss, { set }), await listed(seller, { set })]
    expect([set, all, own]).toEqual([set, ['received', 'with_messages'].includes(set) ? 5 : 0, Math.min(all, 3)])
    expect(await listed(seller, { set, area_id: claims })).toBe(0)
  }
})

test('who has no permission for chats reads figures, but neither lists nor words of customers', async () => {
  const { status } = await editor.call('GET', `/analytics/list/${t.bot_}`)
  expect(status).toBe(403)
  const days = `date_start=${DAY}&date_end=${DAY}`
  const words = async (who: Member) => (await who.call('GET', `/analytics/messages/${t.bot_}?${days}`)).body.words
  expect(await words(editor)).toBeNull()
  expect(await words(boss)).toEqual(expect.any(Array))
})

test('the work of each person is for owners and coordinators; others ask for their own', async () => {
  expect((await figures(boss)).body.by_user).toMatchObject([{ conversations: 1 }, { conversations: 1 }])
  expect((await figures(coordinator)).body.by_user).toHaveLength(2)
  expect((await figures(seller)).body.by_user).toBeNull()
  expect((await figures(seller, `&user_id=${colleague.id}`)).status).toBe(403)
  expect(await started(seller, `&user_id=${seller.id}`)).toBe(1)
  expect(await started(boss, `&user_id=${colleague.id}`)).toBe(1)
})

test('conversations of an area follow it when their chat moves, and stay counted when their customer is erased', async () => {
  const id = await t.request({ area_id: sales })
  expect(await started(boss, `&area_id=${sales}`)).toBe(4)
  await boss.call('POST', `/chats/requests/change/${t.bot_}`, { body: { id, selected_area_id: claims } })
  expect(await started(boss, `&area_id=${sales}`)).toBe(3)
  expect(await started(boss, `&area_id=${claims}`)).toBe(2)
  const before = await started(boss)
  await t.db.deleteFrom('chat').where('id', '=', id).execute()
  expect(await started(boss)).toBe(before)
  expect(await listed(boss)).toBe(before - 1)
})

test('figures of past days are up to a minute old for an Operador; those of today, or after their areas change, are new', async () => {
  t.clock.advance(86_400)
  for (const who of [boss, seller] as const) Object.assign(who, await t.as(who))
  const before = await started(seller)
  const { id } = await t.db
    .selectFrom('chat')
    .select('id')
    .where('area_id', '=', sales)
    .where('assign_user_id', 'is', null)
    .executeTakeFirstOrThrow()
  await t.db.updateTable('chat').set({ assign_user_id: colleague.id }).where('id', '=', id).execute()
  expect(await started(seller)).toBe(before)
  expect(await started(seller, '&channel=webchat')).toBeLessThan(before)
  t.clock.advance(61)
  expect(await started(seller)).toBeLessThan(before)
  await t.db.deleteFrom('area_user').where('user_id', '=', seller.id).execute()
  expect(await started(seller)).toBe(1)
})
