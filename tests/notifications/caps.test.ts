import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MaximumsLimits, NotificationLimitsLimits } from '../../generated/limits.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { createTeam, type Team } from './fixtures.ts'

let app: TestApp
let team: Team
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())
beforeEach(async () => {
  team = await createTeam(app)
})

const MAILS = NotificationLimitsLimits.mails.maximum
const CONTACTS = MaximumsLimits.recipients.maximum

const rules = (count: number, more: object = {}) => team.rules(...Array.from({ length: count }, () => more))
const nextHour = async () => {
  app.clock.advance(3600)
  await team.later()
}

test('mails beyond those of an hour become one per recipient at its end, and then mails leave at once again', async () => {
  await rules(MAILS)
  await team.asks()
  expect(await team.mailed()).toHaveLength(MAILS)
  await team.asks()
  await team.asks()
  expect(await team.mailed()).toEqual([])
  await nextHour()
  const [summary, ...others] = await team.mailed()
  expect(others).toEqual([])
  expect(summary).toMatchObject({ to: team.boss.email, subject: expect.stringContaining('2 avisos') })
  await nextHour()
  expect(await team.mailed()).toEqual([])
  await team.asks()
  expect(await team.mailed()).toHaveLength(MAILS)
})

test('summaries count too, and what waits is dropped when its rules are gone', async () => {
  await rules(MAILS + 1, { digest: 'hourly' })
  await team.asks()
  expect(await team.mailed()).toEqual([])
  await nextHour()
  expect(await team.mailed()).toHaveLength(MAILS)
  await team.rules({ enabled: false })
  await nextHour()
  expect(await team.mailed()).toEqual([])
})

test('the mails of one bot do not count for another', async () => {
  await rules(MAILS)
  await team.asks()
  await team.mailed()
  const other = await createTeam(app)
  await other.rules({})
  await other.asks()
  expect(await other.mailed()).toHaveLength(1)
})

test('a type has a limit of contacts, each type its own', async () => {
  const add = (type: number, at: number) =>
    team.admin.call('POST', `/bots/${team.botId}`, {
      body: { contact_id: null, type, contact: { name: `Contacto ${at}`, phone: `+54911555502${10 + at}` } },
    })
  for (let at = 0; at < CONTACTS; at++) expect((await add(1, at)).status).toBe(201)
  expect(await add(1, CONTACTS)).toMatchObject({ status: 422, body: { code: 'too_many' } })
  expect((await add(2, CONTACTS)).status).toBe(201)
})
