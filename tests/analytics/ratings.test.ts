import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayIn } from '../../src/contract/zone.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { createWidgetFixture, type TestVisitor, type WidgetFixture } from '../widget/fixtures.ts'

// Scores that a customer gives in the webchat, each in the conversation that it is of.

let app: TestApp
let on: WidgetFixture
let boss: { id: number }
let visitor: TestVisitor

beforeAll(async () => {
  app = await startApp()
  on = await createWidgetFixture(app)
  boss = await app.user()
  await app.member(on.botId, boss, 2)
  visitor = await on.visitor()
})
afterAll(() => app.stop())

const rate = async (score: number) => expect((await visitor.call('POST', '/ratings', { score })).status).toBe(204)

/** The average of the scores, and how many there are. */
async function satisfaction() {
  const day = dayIn(app.clock.now(), 'America/Argentina/Buenos_Aires')
  const path = `/analytics/conversations/${on.botId}?date_start=2026-01-01&date_end=${day}`
  const { body } = await (await app.as(boss)).call('GET', path)
  const { value, base } = body.figures.find(({ metric }: { metric: string }) => metric === 'csat')
  return [value, base]
}

test('another score in the same conversation takes the place of the first', async () => {
  await visitor.say('Hola')
  await rate(1)
  await rate(2)
  expect(await satisfaction()).toEqual([2, 1])
})

test('a customer who begins anew does not take back what they scored', async () => {
  expect((await visitor.call('POST', '/restarts')).status).toBe(200)
  expect(await satisfaction()).toEqual([2, 1])
})

test('a score in a later conversation counts besides', async () => {
  app.clock.advance(2 * 86_400)
  await visitor.say('Hola de nuevo')
  await rate(5)
  expect(await satisfaction()).toEqual([3.5, 2])
})

test('the scores of a chat that is deleted stay, without what was written beside them', async () => {
  expect((await visitor.call('POST', '/ratings', { score: 4, comment: 'Soy Ana' })).status).toBe(204)
  await app.db.deleteFrom('chat').where('bot_id', '=', on.botId).execute()
  expect(await satisfaction()).toEqual([3, 2])
  const left = await app.db.selectFrom('chat_rating').select('comment').where('bot_id', '=', on.botId).execute()
  expect(left).toEqual([{ comment: '' }, { comment: '' }])
})
