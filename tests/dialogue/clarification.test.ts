import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { createWidgetFixture, type TestVisitor, type WidgetFixture } from '../widget/fixtures.ts'
import { insertIntents, publishModel, shopIntents } from './fixtures.ts'

let app: TestApp
let on: WidgetFixture
let visitor: TestVisitor
beforeAll(async () => {
  app = await startApp()
  on = await createWidgetFixture(app)
  visitor = await on.visitor()
})
afterAll(() => app.stop())

/** Sends a message, lets the bot answer, and returns its new messages. */
async function ask(text: string): Promise<{ text: string; buttons: { title: string }[] }[]> {
  app.clock.advance(1)
  const { id } = (await visitor.say(text)).body
  await on.answer()
  return (await visitor.call('GET', `/messages?after=${id}`)).body.data
}

test('what a customer chooses when asked is offered to staff for the message that was not clear', async () => {
  const ids = await insertIntents(app, on.botId, shopIntents)
  await publishModel(app, on.botId)
  const [asked] = await ask('cierran cosas raras')
  expect(asked?.text).toContain('por «Horarios»')
  await ask('Sí')
  const [unclear] = await app.db
    .selectFrom('message_fact')
    .selectAll()
    .where('bot_id', '=', on.botId)
    .orderBy('message_id')
    .execute()
  expect(unclear).toMatchObject({
    rule: 'clarification',
    context: { options: ['Horarios'], chosen: null },
    chosen_intent_id: ids.get('Horarios')?.intent,
  })
})
