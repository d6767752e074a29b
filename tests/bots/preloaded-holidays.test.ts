// National holidays of a new bot, and those of the next year, which follow by themselves.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { holidayJobs, startHolidays } from '../../src/server/conversation/bots/holidays/preload.ts'
import { runDue } from '../../src/server/foundation/jobs/due.ts'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
let me: SignedIn
beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  await app.forgetLimits()
  me = await app.as(await app.user())
})
afterAll(() => app.stop())

interface Exception {
  date_from: string
  date_to: string
  name: string
  ranges: object[]
}

const year = () => app.clock.now().getUTCFullYear()

async function create(country: string, timezone: string, template: string | null = 'bakery'): Promise<number> {
  const made = await me.call('POST', '/bots', { body: { name: `Panadería ${country}`, template, country, timezone } })
  expect(made.status).toBe(201)
  return made.body.id
}

const hours = async (bot: number) => (await me.call('GET', `/bots/handoff/${bot}`)).body
const exceptions = async (bot: number): Promise<Exception[]> => (await hours(bot)).schedule.exceptions

/** Runs the daily look, as often as given. */
async function look(times = 1): Promise<void> {
  for (let round = 0; round < times; round++) {
    await app.db.deleteFrom('job').where('queue', '=', 'holidays').execute()
    await app.store.run(async () => {
      await startHolidays()
      await runDue(holidayJobs(app.app.services))
    })
  }
}

test.each([
  ['AR', 'America/Argentina/Buenos_Aires', '07-09', 'Día de la Independencia'],
  ['MX', 'America/Mexico_City', '09-16', 'Día de la Independencia'],
  ['CO', 'America/Bogota', '07-20', 'Día de la Independencia'],
  ['CL', 'America/Santiago', '09-18', 'Fiestas Patrias'],
  ['PE', 'America/Lima', '07-28', 'Día de la Independencia'],
  ['UY', 'America/Montevideo', '08-25', 'Día de la Independencia'],
])('a new bot of %s closes on the holidays until the end of next year', async (country, timezone, day, name) => {
  const bot = await create(country, timezone)
  const all = await exceptions(bot)
  const date = `${year() + 1}-${day}`
  expect(all).toContainEqual({
    date_from: date,
    date_to: date,
    name: expect.stringContaining(name.slice(0, 8)),
    ranges: [],
  })
  const today = app.clock.now().toISOString().slice(0, 10)
  expect(all.filter(({ date_from }) => date_from < today)).toEqual([])
  const { schedule } = await hours(bot)
  const asked = { schedule, at: `${date}T18:00:00Z` }
  expect((await me.call('POST', `/bots/handoff/preview/${bot}`, { body: asked })).body).toMatchObject({
    open: false,
    notice: 'closed',
  })
})

test('no holidays for a country whose holidays are not known, nor without opening hours', async () => {
  expect(await exceptions(await create('PY', 'America/Asuncion'))).toEqual([])
  expect(await exceptions(await create('UY', 'America/Montevideo', null))).toEqual([])
})

test('those of the next year follow once, without the ones that people removed or changed', async () => {
  const bot = await create('CL', 'America/Santiago')
  const { schedule } = await hours(bot)
  const next = year() + 1
  const open = {
    date_from: `${next}-12-25`,
    date_to: `${next}-12-25`,
    name: 'Abrimos',
    ranges: [{ from: '09:00', to: '12:00' }],
  }
  const kept = schedule.exceptions.filter(({ date_from }: Exception) => !date_from.endsWith('-12-25'))
  await me.call('PUT', `/bots/handoff/schedule/${bot}`, {
    body: { schedule: { ...schedule, exceptions: [...kept, open] } },
  })
  await look()
  expect(await exceptions(bot)).toEqual([...kept, open])
  const before = await hours(bot)
  app.clock.advance((Date.UTC(next, 0, 5) - app.clock.now().getTime()) / 1000)
  await look(2)
  const row = await app.db.selectFrom('bot').select('settings').where('id', '=', bot).executeTakeFirstOrThrow()
  const after = row.settings.handoff?.schedule?.exceptions ?? []
  expect(after).toEqual(expect.arrayContaining([...kept, open]))
  const added = after.filter(({ date_from }) => date_from.startsWith(`${next + 1}-`))
  expect(added.map(({ date_from }) => date_from)).toContain(`${next + 1}-09-18`)
  expect(added.map(({ date_from }) => date_from)).not.toContain(`${next + 1}-12-25`)
  expect(new Set(after.map(({ date_from }) => date_from)).size).toBe(after.length)
  expect(row.settings.handoff?.version).toBe(before.version + 1)
  const lines = await app.audit(({ bot_id, actor_type }) => bot_id === bot && actor_type === 'platform')
  expect(lines).toMatchObject([{ action: 'update', resource_type: 'settings' }])
})
