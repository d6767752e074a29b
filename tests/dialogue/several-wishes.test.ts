import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { createWidgetFixture, type TestVisitor, type WidgetFixture } from '../widget/fixtures.ts'
import { insertIntents, publishModel, shopIntents } from './fixtures.ts'

let app: TestApp
let on: WidgetFixture
let visitor: TestVisitor
beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  on = await createWidgetFixture(app)
  visitor = await on.visitor()
})
afterAll(() => app.stop())

async function say(text: string): Promise<void> {
  app.clock.advance(1)
  await visitor.say(text)
  await on.answer()
}

test('each answer to several wishes counts as used and is in the summary for the team', async () => {
  const pagos = { messages: [{ kind: 'text' as const, text: 'Con tarjeta.' }] }
  const lessons = shopIntents.map((one) => (one.intent === 'Pagos' ? { ...one, response: pagos } : one))
  await insertIntents(app, on.botId, lessons)
  await publishModel(app, on.botId)
  await say('a qué hora abren? puedo pagar con tarjeta?')
  const used = await app.db
    .selectFrom('response')
    .select(['title', 'used_count'])
    .where('bot_id', '=', on.botId)
    .orderBy('title')
    .execute()
  expect(used.filter(({ used_count }) => used_count > 0).map(({ title }) => title)).toEqual(['Horarios', 'Pagos'])
  await app.member(on.botId, await app.user(), 2)
  await say('quiero hablar con un asesor')
  const { summary } = await app.db
    .selectFrom('chat_handoff')
    .select('summary')
    .where('bot_id', '=', on.botId)
    .executeTakeFirstOrThrow()
  expect(summary).toMatchObject({ answered: ['Horarios', 'Pagos'] })
})
