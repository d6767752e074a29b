// What rules leave to the person who attends a chat.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startRulesWatch } from '../../src/server/conversation/rules/unanswered.ts'
import type { Member } from '../chats/fixtures.ts'
import { attend } from '../support/attend.ts'
import { type RuleBench, startRules } from './fixtures.ts'

let t: RuleBench
let seller: Member
let builder: Member
let sales: number
let works: number
beforeEach(async () => {
  t = await startRules()
  seller = await t.staff(4)
  builder = await t.staff(4)
  sales = await t.area(t.bot_, 'Ventas', seller)
  works = await t.area(t.bot_, 'Obras', builder)
  await attend(t, t.bot_, seller, builder)
})
afterEach(() => t.stop())

const cement = { conditions: [{ field: 'words', operator: 'contains', value: ['cemento'] }] }
const area = () => ({ type: 'area', area_id: works })
const turn = { type: 'assign', to: 'round_robin' }
const least = { type: 'assign', to: 'least_busy' }
const toBuilder = () => ({ type: 'assign', to: 'person', user_id: builder.id })

/** Lets a person attend the chat of a new customer. */
async function attended(senderId: string, who: Member = seller, given: object = {}): Promise<number> {
  const live = { type: 'live', live: true, area_id: sales, assign_user_id: who.id, ...given }
  return t.request(live, { senderId })
}

async function says(text: string, senderId: string): Promise<void> {
  t.clock.advance(1)
  await t.writes(text, { senderId })
  await t.work()
}

test('a message takes a chat from nobody who attends it, and the log says who does', async () => {
  await t.rule({ ...cement, actions: [area(), turn] })
  const id = await attended('ana')
  await says('¿Y cemento?', 'ana')
  await says('Cemento, sí', 'ana')
  expect(await t.item(id)).toMatchObject({ area: { id: sales }, assign_user: { id: seller.id } })
  const reason = `Ya la atiende ${seller.name}. Pídele que la pase.`
  expect((await t.runs()).map(({ failed }) => failed)).toEqual(
    [1, 2].map(() => [`Pasa al área «Obras»: ${reason}`, `Asigna por turno a alguien del área: ${reason}`]),
  )
})

test.each([
  ['least busy', () => least],
  ['a person', toBuilder],
])('nor does one that assigns it: %s', async (_, action) => {
  await t.rule({ ...cement, actions: [action()] })
  const id = await attended('ana', seller, { area_id: null })
  await says('¿Y cemento?', 'ana')
  expect((await t.item(id)).assign_user).toMatchObject({ id: seller.id })
  expect((await t.runs())[0]?.failed).toEqual([expect.stringContaining(`Ya la atiende ${seller.name}.`)])
})

test('a chat that nobody attends is moved and assigned, also one whose person may not attend it any more', async () => {
  await t.rule({ ...cement, actions: [area(), turn] })
  const [free, lost] = [
    await attended('luz', seller, { type: 'request', live: false, assign_user_id: null }),
    await attended('eva'),
  ]
  await t.db.deleteFrom('area_user').where('user_id', '=', seller.id).execute()
  for (const sender of ['luz', 'eva']) await says('Cemento', sender)
  for (const id of [free, lost])
    expect(await t.item(id)).toMatchObject({ area: { id: works }, assign_user: { id: builder.id } })
})

test('a move leaves no chat with a person who does not see it there, nor one that the bot has', async () => {
  await t.rule({ ...cement, actions: [area()] })
  const ofBot = await attended('luz', seller, { type: 'bot', live: false })
  const lost = await attended('eva')
  await t.db.deleteFrom('area_user').where('user_id', '=', seller.id).execute()
  for (const sender of ['luz', 'eva']) await says('Cemento', sender)
  for (const id of [ofBot, lost]) expect(await t.item(id)).toMatchObject({ area: { id: works }, assign_user: null })
})

test('a rule about requests decides who gets one that nobody has answered yet', async () => {
  await t.rule({ event: 'request', conditions: [], actions: [toBuilder()] })
  const id = await attended('ana', seller, { type: 'bot', live: false, area_id: null })
  await says('Quiero hablar con una persona', 'ana')
  await t.work()
  expect(await t.item(id)).toMatchObject({ type: 'request', assign_user: { id: builder.id } })
})

test('the bot neither answers nor hands over a message whose rule resolved the chat', async () => {
  await t.rule({ ...cement, actions: [{ type: 'resolve' }] })
  const id = await attended('ana', seller, { type: 'bot', live: false, assign_user_id: null })
  await says('Quiero hablar con una persona por el cemento', 'ana')
  expect(await t.item(id)).toMatchObject({ type: 'bot', state: 2 })
  await says('Quiero hablar con una persona', 'ana')
  expect(await t.item(id)).toMatchObject({ type: 'request' })
})

test('a person who sees the other area goes there with the chat', async () => {
  await t.rule({ ...cement, actions: [area()] })
  const id = await attended('ana', t.boss)
  await says('Cemento', 'ana')
  expect(await t.item(id)).toMatchObject({ area: { id: works }, assign_user: { id: t.boss.id } })
  expect((await t.runs())[0]).toMatchObject({ result: 'done' })
})

test('a customer who waits too long for a person goes to another one', async () => {
  await t.rule({ event: 'unanswered', minutes: 5, conditions: [], actions: [area(), turn] })
  const id = await attended('ana')
  t.clock.advance(6 * 60)
  await t.inside(startRulesWatch)
  await t.work()
  expect(await t.item(id)).toMatchObject({ area: { id: works }, assign_user: { id: builder.id } })
})
