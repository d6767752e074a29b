import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestPerson } from '../../src/server/conversation/chats/core/bot-changes.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'
import { attend } from '../support/attend.ts'

let t: Inbox
let boss: Member

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())

let serial = 0
const made = async (more: object): Promise<number> =>
  (await boss.call('POST', `/bots/areas/${t.bot_}`, { body: { name: `Área ${++serial}`, ...more } })).body.id
const choose = (who: Member, availability: string) =>
  who.call('PUT', `/team/availability/${t.bot_}`, { body: { availability } })
const owner = async (id: number) =>
  (await t.db.selectFrom('chat').select('assign_user_id').where('id', '=', id).executeTakeFirstOrThrow()).assign_user_id
/** Asks for a person in an area. */
const ask = async (area: number) => {
  const chat = await t.writes('Quiero hablar con alguien')
  await t.inside(() => requestPerson(t.bot_, chat, area))
  return chat
}
const resolve = (id: number) => boss.call('POST', `/chats/requests/state/${t.bot_}`, { body: { id, state: 2 } })

test('nobody absent gets a chat, and what waits is assigned when somebody becomes available', async () => {
  const seller = await t.staff(4)
  await attend(t, t.bot_, seller)
  await choose(seller, 'paused')
  const area = await made({ auto_assign: 'round_robin', user_ids: [seller.id] })
  const [first, second] = [await ask(area), await ask(area)]
  await t.mails()
  expect([await owner(first), await owner(second)]).toEqual([null, null])
  await choose(seller, 'available')
  await t.mails()
  expect([await owner(first), await owner(second)]).toEqual([seller.id, seller.id])
})

test('a resolved chat makes room for the one that waits longest', async () => {
  const seller = await t.staff(4)
  await attend(t, t.bot_, seller)
  const area = await made({ auto_assign: 'least_busy', max_open_per_user: 1, user_ids: [seller.id] })
  const chats: number[] = []
  for (let i = 0; i < 3; i++) {
    chats.push(await ask(area))
    t.clock.advance(60)
  }
  const owners = () => Promise.all(chats.map(owner))
  expect(await owners()).toEqual([seller.id, null, null])
  expect((await resolve(chats[0] ?? 0)).status).toBe(200)
  await t.mails()
  expect(await owners()).toEqual([seller.id, seller.id, null])
})

test('of many requests at once, everybody gets the same number, and nobody more than the limit', async () => {
  const people = [await t.staff(4), await t.staff(4), await t.staff(4)]
  await attend(t, t.bot_, ...people)
  const area = await made({
    ...{ auto_assign: 'round_robin', max_open_per_user: 2, user_ids: people.map(({ id }) => id) },
  })
  const chats = await Promise.all(Array.from({ length: 8 }, () => t.writes('Hola')))
  await Promise.all(chats.map((chat) => t.inside(() => requestPerson(t.bot_, chat, area))))
  const owners = await Promise.all(chats.map(owner))
  const counts = people.map(({ id }) => owners.filter((one) => one === id).length)
  expect([counts, owners.filter((one) => one === null).length]).toEqual([[2, 2, 2], 2])
})

test('a request that is moved to an area with a rule is assigned there; one that was let go of is not', async () => {
  const seller = await t.staff(4)
  await attend(t, t.bot_, seller)
  const area = await made({ auto_assign: 'round_robin', user_ids: [seller.id] })
  const chat = await t.request()
  await boss.call('POST', `/chats/requests/change/${t.bot_}`, { body: { id: chat, selected_area_id: area } })
  await t.mails()
  expect(await owner(chat)).toBe(seller.id)
  await seller.call('POST', `/chats/requests/assign/${t.bot_}`, { body: { id: chat, user_id: null } })
  await t.mails()
  expect(await owner(chat)).toBeNull()
})
