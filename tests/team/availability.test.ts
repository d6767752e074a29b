import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { markIdle } from '../../src/server/foundation/realtime/availability.ts'
import { attendedIn } from '../../src/server/knowledge/dialogue/snapshot.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'
import { connect, listen, type TestConsole } from '../realtime/fixtures.ts'

let t: Inbox
let boss: Member
let seller: Member
const open: TestConsole[] = []

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  seller = await t.staff(4)
})
afterEach(() => {
  for (const ear of open.splice(0)) ear.close()
})
afterAll(() => t.stop())

const path = () => `/team/availability/${t.bot_}`
const choose = (who: Member, availability: string) => who.call('PUT', path(), { body: { availability } })
const own = async (who: Member) => (await who.call('GET', path())).body

async function come(who: Member): Promise<TestConsole> {
  const ear = await connect(await listen(t.app), who.token)
  open.push(ear)
  await ear.join(t.bot_)
  return ear
}

/** Waits until a console hears that somebody is available, absent or on a break. */
const heard = (ear: TestConsole, { id }: Member, availability: string, times = 1) =>
  ear.until(
    ({ received }) =>
      received.filter(
        ({ name, payload }) =>
          name === 'availability' &&
          (payload.user as { id: number }).id === id &&
          payload.availability === availability,
      ).length >= times,
    `${id} ${availability}`,
  )

const idle = (minutes: number) => {
  t.clock.advance(minutes * 60)
  return t.inside(() => markIdle(t.clock.now()))
}

/** Lets time pass until a person is absent. Again, because their join may be recorded after it was answered. */
const idleUntilAway = (who: Member, minutes: number) =>
  vi.waitFor(async () => {
    await idle(minutes)
    expect(await own(who)).toMatchObject({ availability: 'away' })
  }, 10_000)

test('people say whether they attend, the team hears it at once, and every list shows it', async () => {
  const ear = await come(boss)
  await come(seller)
  expect(await own(seller)).toEqual({ availability: 'available', chosen: 'available', idle_minutes: 10 })
  expect((await choose(seller, 'paused')).body).toMatchObject({ availability: 'paused', chosen: 'paused' })
  await heard(ear, seller, 'paused')
  const chat = await t.request()
  const lists = [
    (await boss.call('GET', `/home/${t.bot_}`)).body.team,
    (await boss.call('GET', `/admin/${t.bot_}`)).body,
    (await boss.call('GET', `/chats/users/${t.bot_}?chat=${chat}`)).body.users,
  ]
  for (const list of lists)
    expect(list.find((one: { id?: number; user_id?: number }) => (one.id ?? one.user_id) === seller.id)).toMatchObject({
      availability: 'paused',
    })
  const refused = await choose(seller, 'asleep')
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['availability']])
  await choose(seller, 'available')
})

test('who gives no sign of life becomes absent, and is again what they chose when they come back', async () => {
  const ear = await come(boss)
  const mine = await come(seller)
  await choose(seller, 'paused')
  await idle(9)
  expect(await own(seller)).toMatchObject({ availability: 'paused' })
  await idleUntilAway(seller, 2)
  await heard(ear, seller, 'away')
  expect(await own(seller)).toMatchObject({ availability: 'away', chosen: 'paused' })
  mine.socket.emit('active')
  await heard(ear, seller, 'paused', 2)
  expect(await own(seller)).toMatchObject({ availability: 'paused', chosen: 'paused' })
  await choose(seller, 'available')
})

test('a page that joins again by itself is no sign of life', async () => {
  const ear = await come(boss)
  await idleUntilAway(seller, 11)
  await heard(ear, seller, 'away')
  await come(seller)
  // Now the join is recorded, so it cannot undo the next absence.
  await heard(ear, seller, 'available')
  await idleUntilAway(seller, 11)
  await heard(ear, seller, 'away', 2)
  const again = await connect(await listen(t.app), seller.token)
  open.push(again)
  await again.socket.emitWithAck('join_room', { bot_id: t.bot_, idle: true })
  expect(await own(seller)).toMatchObject({ availability: 'away' })
})

test('customers are told that somebody is there only while a person is available', async () => {
  const attended = () => t.inside(async () => (await attendedIn(t.bot_))(null))
  await come(boss)
  await choose(boss, 'available')
  // The console's join may be recorded after it was answered.
  await vi.waitFor(async () => expect(await attended()).toBe(true), 10_000)
  for (const state of ['away', 'paused'] as const) {
    await choose(boss, state)
    expect(await attended()).toBe(false)
  }
  await choose(boss, 'available')
  expect(await attended()).toBe(true)
})
