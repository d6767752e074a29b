import { afterAll, beforeAll, expect, test } from 'vitest'
import { recountRequested } from '../../src/server/conversation/analytics/recount.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

let t: Inbox
let boss: Member

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())

const on = async (day: string) => {
  const { body } = await boss.call('GET', `/analytics/conversations/${t.bot_}?date_start=${day}&date_end=${day}`)
  return { started: body.by_day[0].started, counting: body.period.counting }
}

test('after the zone of a bot changes, its conversations are counted on the days of the new one', async () => {
  // It is 12:00 UTC: the same day in Buenos Aires, and the next one in Kiritimati.
  await t.writes('Hola')
  expect(await on('2026-03-10')).toEqual({ started: 1, counting: null })
  const { status } = await boss.call('PUT', `/bots/${t.bot_}`, {
    body: { name: 'El Trigal', timezone: 'Pacific/Kiritimati' },
  })
  expect(status).toBe(200)
  expect(await on('2026-03-10')).toEqual({ started: 1, counting: 0 })
  await t.store.run(() => recountRequested())
  expect(await on('2026-03-10')).toEqual({ started: 0, counting: null })
  expect(await on('2026-03-11')).toEqual({ started: 1, counting: null })
})

test('a period that ends before it begins, or that is too long, is refused at its field', async () => {
  const ask = (query: string) => boss.call('GET', `/analytics/messages/${t.bot_}?${query}`)
  expect(await ask('date_start=2026-03-10&date_end=2026-03-01')).toMatchObject({
    ...{ status: 422, body: { fields: { date_end: expect.anything() } } },
  })
  expect((await ask('date_start=2024-01-01&date_end=2026-03-01')).status).toBe(422)
  expect((await ask('date_start=2025-02-01&date_end=2026-03-01')).status).toBe(200)
})

test.each([
  ['date_start', 'date_start=0001-01-01&date_end=0001-01-02'],
  ['date_start', 'date_end=0999-12-31'],
  ['date_start', 'date_start=1999-12-31&date_end=2000-01-01'],
  ['date_end', 'date_start=9999-12-01&date_end=9999-12-31'],
  ['date_end', 'date_end=9999-12-31'],
])('days far from now are refused at %s: %s', async (field, query) => {
  for (const page of ['conversations', 'messages', 'intents'])
    expect(await boss.call('GET', `/analytics/${page}/${t.bot_}?${query}`)).toMatchObject({
      ...{ status: 422, body: { fields: { [field]: [expect.stringContaining('Elige fechas')] } } },
    })
})

test('the first days of the calendar of the product have figures', async () => {
  const { status } = await boss.call('GET', `/analytics/messages/${t.bot_}?date_start=2000-01-01&date_end=2000-01-31`)
  expect(status).toBe(200)
})
