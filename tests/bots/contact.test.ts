import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'

let t: TestApp
let bot: number
let boss: SignedIn

beforeAll(async () => {
  t = await startApp()
  bot = await t.bot()
  const user = await t.user()
  await t.member(bot, user, 2)
  boss = await t.as(user)
})
afterAll(() => t.stop())

const save = (body: object, who = boss) => who.call('PUT', `/bots/contact/${bot}`, { body })
const facts = async () => (await boss.call('GET', `/bots/contact/${bot}`)).body
const none = { website: null, phone: '', email: null, address: '', terms_url: null, privacy_url: null }

test('the facts about the business are saved one by one; the others stay', async () => {
  expect(await facts()).toEqual(none)
  expect((await save({ address: 'Mitre 10', website: 'https://luna.example' })).status).toBe(200)
  const saved = await save({ phone: '+543515550123' })
  expect(saved.body).toEqual({ ...none, address: 'Mitre 10', website: 'https://luna.example', phone: '+543515550123' })
  expect((await save({ website: null })).body.website).toBeNull()
  expect(await facts()).toEqual({ ...none, address: 'Mitre 10', phone: '+543515550123' })
})

test.each([
  ['website', 'http://luna.example'],
  ['phone', 'no tengo'],
  ['email', 'luna'],
  ['cover', 1],
])('a wrong %s is refused at its field', async (field, value) => {
  const before = await facts()
  const refused = await save({ [field]: value })
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, [field]])
  expect(await facts()).toEqual(before)
})

test('only who may configure the bot sees and saves them', async () => {
  const user = await t.user()
  await t.member(bot, user, 4)
  const operator = await t.as(user)
  expect((await operator.call('GET', `/bots/contact/${bot}`)).status).toBe(403)
  expect((await save({ address: 'Otra' }, operator)).status).toBe(403)
})
