// Deadlines that count only the hours in which an area attends.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestPerson } from '../../src/server/conversation/chats/core/bot-changes.ts'
import { connect, listen } from '../realtime/fixtures.ts'
import { type Inbox, type Member, startInbox } from './fixtures.ts'

let t: Inbox
let boss: Member

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())

const DAY = 86_400_000
const zone = 'UTC'
/** Hours from 9 to 17 on the given days (0 is Monday) in UTC. */
const hours = (days: number[], exceptions: object[] = []) => ({
  ...{ timezone: zone, always_open: false, exceptions },
  week: days.map((day) => ({ day, ranges: [{ from: '09:00', to: '17:00' }] })),
})
const WEEKDAYS = [0, 1, 2, 3, 4]

let serial = 0
const area = async (more: object) =>
  (await boss.call('POST', `/bots/areas/${t.bot_}`, { body: { name: `Área ${++serial}`, ...more } })).body
const due = async (id: number) => (await boss.call('GET', `/chats/view/${t.bot_}/${id}`)).body.chat.due?.at
async function asked(areaId: number): Promise<number> {
  const id = await t.writes('Hola')
  await t.inside(() => requestPerson(t.bot_, id, areaId))
  return id
}
/** Goes on to the next Friday at 16:50 in UTC, and signs in again. */
async function untilFriday(): Promise<Date> {
  const now = t.clock.now()
  const at = new Date(now)
  at.setUTCHours(16, 50, 0, 0)
  while (at.getUTCDay() !== 5 || at <= now) at.setTime(at.getTime() + DAY)
  t.clock.advance((at.getTime() - now.getTime()) / 1000)
  boss = { ...boss, ...(await t.as(boss)) }
  return at
}
const later = (at: Date, days: number, time: string) =>
  `${new Date(at.getTime() + days * DAY).toISOString().slice(0, 10)}T${time}:00.000Z`

test('on a Friday evening the rest counts on Monday, and on Tuesday if Monday is a holiday', async () => {
  const at = await untilFriday()
  const [plain, whole] = [
    await area({ first_response_minutes: 30, schedule: hours(WEEKDAYS) }),
    await area({ first_response_minutes: 30, schedule: hours(WEEKDAYS), deadlines_in_hours: false }),
  ]
  const monday = later(at, 3, '00:00').slice(0, 10)
  const free = hours(WEEKDAYS, [{ date_from: monday, date_to: monday, name: 'Feriado', ranges: [] }])
  const holiday = await area({ first_response_minutes: 30, schedule: free })
  expect([plain.deadlines_in_hours, whole.deadlines_in_hours]).toEqual([true, false])
  expect(await due(await asked(plain.id))).toBe(later(at, 3, '09:20'))
  expect(await due(await asked(whole.id))).toBe(later(at, 0, '17:20'))
  expect(await due(await asked(holiday.id))).toBe(later(at, 4, '09:20'))
})

test('an area without hours of its own counts those of the bot; viewers hear of it when these change', async () => {
  const at = await untilFriday()
  const { id: areaId, name } = await area({ first_response_minutes: 30 })
  const id = await asked(areaId)
  expect(await due(id)).toBe(later(at, 0, '17:20'))
  const ear = await connect(await listen(t.app), boss.token)
  await ear.join(t.bot_)
  const last = () =>
    ear.received.findLast(({ name }) => name === 'conversation')?.payload.chat as { id: number; due: object }
  const put = async (days: number[]) => {
    const path = `/bots/handoff/schedule/${t.bot_}`
    expect((await boss.call('PUT', path, { body: { schedule: hours(days) } })).status).toBe(200)
    await t.mails()
  }
  await put(WEEKDAYS)
  await expect.poll(last).toMatchObject({ id, due: { at: later(at, 3, '09:20') } })
  await put([0, 1, 2, 3, 4, 5])
  await expect.poll(last).toMatchObject({ id, due: { at: later(at, 1, '09:20') } })
  const body = { area_id: areaId, name, deadlines_in_hours: false }
  expect((await boss.call('PUT', `/bots/areas/${t.bot_}`, { body })).status).toBe(200)
  await t.mails()
  await expect.poll(last).toMatchObject({ id, due: { at: later(at, 0, '17:20') } })
  ear.close()
})

test('a business that never opens has no deadline', async () => {
  const { id } = await area({ first_response_minutes: 30, schedule: hours([]) })
  expect(await due(await asked(id))).toBeUndefined()
})
