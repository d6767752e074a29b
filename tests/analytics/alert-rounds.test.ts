import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { alertJobs, startAlerts } from '../../src/server/conversation/analytics/alerts/watch.ts'
import { runDue } from '../../src/server/foundation/jobs/due.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

// Looks that do not reach all alerts: each waits for its turn, and its condition is taken to have held meanwhile.

const ALERTS = 8

let t: Inbox
let boss: Member

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())
beforeEach(async () => {
  await t.db.deleteFrom('analytics_alert').execute()
  t.clock.advance(3_600)
  boss = { ...boss, ...(await t.as(boss)) }
  for (let n = 0; n < ALERTS; n++) {
    const body = { name: `Alerta ${n}`, metric: 'waiting', direction: 'below', threshold: 1, minutes: 2 }
    expect((await boss.call('POST', `/analytics/alerts/${t.bot_}`, { body })).status).toBe(201)
  }
})

/** Looks at one alert each minute. */
async function minutes(many: number): Promise<void> {
  for (let n = 0; n < many; n++) {
    t.clock.advance(60)
    await t.db.deleteFrom('job').where('queue', '=', 'analytics-alerts').execute()
    await t.store.run(async () => {
      await startAlerts()
      await runDue(alertJobs(t.app.services, { atMost: 0, batch: 1 }), (error) => expect(error).toBeUndefined())
    })
  }
}

const states = async () => {
  const rows = await t.db.selectFrom('analytics_alert').select('state').orderBy('id').execute()
  return rows.map(({ state }) => state)
}

test('an alert tells although a round over all of them takes longer than a pause may, which is logged', async () => {
  const warn = vi.spyOn(t.app.services.log, 'warn')
  await minutes(ALERTS)
  expect(await states()).toEqual(Array.from({ length: ALERTS }, () => 'pending'))
  await minutes(ALERTS)
  expect(await states()).toEqual(Array.from({ length: ALERTS }, () => 'firing'))
  expect(warn).toHaveBeenCalledWith({ seconds: ALERTS * 60, alerts: ALERTS }, 'a round over the alerts was late')
  warn.mockRestore()
})

test('an alert missed for a whole round, or while no server ran, starts its minutes anew', async () => {
  await minutes(ALERTS)
  await t.db
    .updateTable('bot')
    .set({ suspended_at: t.clock.now(), special_state: 'chatbot_off' })
    .where('id', '=', t.bot_)
    .execute()
  await minutes(3)
  await t.db.updateTable('bot').set({ suspended_at: null }).where('id', '=', t.bot_).execute()
  await minutes(1)
  expect((await states())[0]).toBe('pending')
  await minutes(2 * ALERTS)
  expect((await states())[0]).toBe('firing')
  await t.db.updateTable('analytics_alert').set({ state: 'pending' }).execute()
  t.clock.advance(600)
  await minutes(ALERTS)
  expect(new Set(await states())).toEqual(new Set(['pending']))
})
