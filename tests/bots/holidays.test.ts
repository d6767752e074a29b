// National holidays proposed as exceptions, and the preview of the opening hours.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HolidayCountryOptions } from '../../generated/options.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import { startApp, type TestApp } from '../support/app.ts'

let app: TestApp
let bot: number
let boss: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  app = await startApp()
  bot = await app.bot()
  const user = await app.user()
  await app.member(bot, user, 2)
  boss = await app.as(user)
})
afterAll(() => app.stop())

const holidays = async (query = '') => (await boss.call('GET', `/bots/handoff/holidays/${bot}${query}`)).body
const year = () => app.clock.now().getUTCFullYear()

const week = [0, 1, 2, 3, 4].map((day) => ({ day, ranges: [{ from: '09:00', to: '18:00' }] }))
const schedule = { timezone: 'America/Bogota', always_open: false, week, exceptions: [] as object[] }

test('without a choice proposes those of the country of the bot, whatever its time zone', async () => {
  const of = (country: string) =>
    app.db
      .updateTable('bot')
      .set({ settings: json({ country }) })
      .where('id', '=', bot)
  await of('MX').execute()
  expect((await holidays()).country).toBe('MX')
  expect((await holidays('?country=CL')).country).toBe('CL')
  await of('PY').execute()
  expect((await holidays()).country).toBe('AR')
  await app.db
    .updateTable('bot')
    .set({ settings: json({}) })
    .where('id', '=', bot)
    .execute()
})

test('proposes the rest of this year and the next, of the country of the time zone or a chosen one', async () => {
  expect((await holidays()).country).toBe('AR')
  await boss.call('PUT', `/bots/handoff/schedule/${bot}`, { body: { schedule } })
  const { country, data } = await holidays()
  expect(country).toBe('CO')
  expect(data.map(({ date }: { date: string }) => date)).toEqual([...data].map(({ date }) => date).sort())
  expect(data[0].date >= app.clock.now().toISOString().slice(0, 10)).toBe(true)
  expect(data).toContainEqual({ date: `${year() + 1}-07-20`, name: 'Día de la Independencia' })
  expect((await holidays('?country=MX')).data).toContainEqual({
    date: `${year() + 1}-09-16`,
    name: 'Día de la Independencia',
  })
  expect((await boss.call('GET', `/bots/handoff/holidays/${bot}?country=XX`)).status).toBe(422)
})

test.each(HolidayCountryOptions.map(({ value }) => value))(
  'the holidays of %s can be saved as exceptions',
  async (country) => {
    const { data } = await holidays(`?country=${country}`)
    expect(data.length).toBeGreaterThan(5)
    const exceptions = data.map(({ date, name }: { date: string; name: string }) => ({
      ...{ date_from: date, date_to: date, name, ranges: [] },
    }))
    const { status } = await boss.call('PUT', `/bots/handoff/schedule/${bot}`, {
      body: { schedule: { ...schedule, exceptions } },
    })
    expect(status).toBe(200)
  },
)

test('shows what is answered with hours that are not saved', async () => {
  const preview = async (given: object, at?: string) =>
    (await boss.call('POST', `/bots/handoff/preview/${bot}`, { body: { schedule: given, ...(at && { at }) } })).body
  // A Friday at noon, which is a holiday; the weekend follows.
  const at = '2026-12-25T17:00:00Z'
  const open = await preview(schedule, at)
  expect(open).toMatchObject({ open: true, opening: '', notice: 'present' })
  const closed = { date_from: '2026-12-25', date_to: '2026-12-25', name: 'Navidad', ranges: [] }
  expect(await preview({ ...schedule, exceptions: [closed] }, at)).toMatchObject({
    open: false,
    opening: 'el lunes a las 9',
    notice: 'closed',
  })
  expect((await preview({ ...schedule, always_open: true, week: [] })).notice).toBe('absent')
  expect((await preview({ ...schedule, timezone: 'Marte/Olympus' })).fields).toHaveProperty(['schedule.timezone'])
})

test('only those who may configure the bot see both', async () => {
  const user = await app.user()
  await app.member(bot, user, 4)
  const agent = await app.as(user)
  expect((await agent.call('GET', `/bots/handoff/holidays/${bot}`)).status).toBe(403)
  expect((await agent.call('POST', `/bots/handoff/preview/${bot}`, { body: { schedule } })).status).toBe(403)
})
