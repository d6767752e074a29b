import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'

// A read whose value the database refuses: the caller's, in a filter, or one of the server.

let t: TestApp
let me: SignedIn
let bot: number

beforeAll(async () => {
  const refuse = () => {
    throw Object.assign(new Error('date/time field value out of range'), { code: '22008' })
  }
  t = await startApp({ handlers: { contactGroupList: refuse } })
  bot = await t.bot()
  const user = await t.user()
  await t.member(bot, user, 2)
  me = await t.as(user)
})
afterAll(() => t.stop())

const list = (query: string) => me.call('GET', `/groups/${bot}${query}`)

test('a filter with a value that the database refuses is told, without talk of storing', async () => {
  const { status, body } = await list(`?filter=${encodeURIComponent(JSON.stringify({ name: 'x' }))}`)
  expect([status, body.message]).toEqual([422, 'El valor «x» no es válido. Corrígelo o quítalo.'])
})

test('without a filter it is a fault of the server, not of the caller', async () => {
  expect((await list('')).body.code).toBe('internal')
})
