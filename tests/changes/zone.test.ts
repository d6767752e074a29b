import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'

let app: TestApp
let editor: SignedIn
let user: { id: number }

beforeAll(async () => {
  app = await startApp()
  user = await app.user()
  // 04:30 in UTC, 01:30 in Buenos Aires, 22:30 of the previous day in Mexico City.
  app.clock.advance(16.5 * 3_600)
  editor = await app.as(user)
})
afterAll(() => app.stop())

/** Creates a bot in a time zone, with one change made just now. */
async function changed(timezone?: string): Promise<number> {
  const bot = await app.bot()
  await app.member(bot, user, 2)
  const settings: object = timezone === undefined ? {} : { timezone }
  await app.db.updateTable('bot').set({ settings }).where('id', '=', bot).execute()
  await editor.call('POST', `/ia/selector/add/${bot}`, { body: { intent_name: 'Horarios' } })
  return bot
}

async function found(bot: number, filter: object): Promise<number> {
  const { status, body } = await editor.call(
    'GET',
    `/changes/${bot}?filter=${encodeURIComponent(JSON.stringify(filter))}`,
  )
  expect(status).toBe(200)
  return body.length
}

test.each([
  ['America/Mexico_City', '2026-03-10', '2026-03-11'],
  [undefined, '2026-03-11', '2026-03-10'],
  ['America/Argentina/Buenos_Aires', '2026-03-11', '2026-03-12'],
  ['Asia/Tokyo', '2026-03-11', '2026-03-10'],
])('a day in a filter is a day in the time zone of the bot: %s', async (zone, day, other) => {
  const bot = await changed(zone)
  expect(await found(bot, { at_from: day, at_to: day })).toBe(1)
  expect(await found(bot, { at_from: other, at_to: other })).toBe(0)
})
