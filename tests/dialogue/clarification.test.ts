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

test('a message whose answer was not what the customer asked waits for staff as misunderstood', async () => {
  await on.quick({ keywords: ['promo'], answer: 'Los martes hay dos por uno.' })
  const long = 'mi vecina vio esa promo cuando compró una bici eléctrica nueva para el nene'
  const replies = await ask(long)
  expect(replies.map(({ text }) => text)).toEqual([
    'Los martes hay dos por uno.',
    expect.stringContaining('no era eso'),
  ])
  expect(replies.at(-1)?.buttons).toEqual([expect.objectContaining({ title: 'No era eso' })])
  const short = 'hay promo?'
  const factOf = (text: string) =>
    app.db
      .selectFrom('message_fact as f')
      .innerJoin('message as m', 'm.id', 'f.message_id')
      .select(['f.rule', 'f.rejected', 'f.context'])
      .where('m.bot_id', '=', on.botId)
      .where('m.body', '=', text)
      .executeTakeFirstOrThrow()
  expect(await factOf(long)).toMatchObject({ rule: 'quick', rejected: false, context: { doubted: true } })
  await ask('No era eso')
  expect(await factOf(long)).toMatchObject({ rejected: true })
  expect(await factOf('No era eso')).toMatchObject({ rule: 'button', rejected: false })
  // A sure answer is refused in words.
  await ask(short)
  await ask('eso no es lo que pregunté')
  expect(await factOf(short)).toMatchObject({ rejected: true, context: null })
  const boss = await app.user()
  await app.member(on.botId, boss, 2)
  const { body } = await (await app.as(boss)).call('GET', `/misunderstood/${on.botId}`)
  expect(body.groups.map(({ text }: { text: string }) => text)).toEqual(expect.arrayContaining([long, short]))
  // The team is not told that it was answered.
  await ask('Sí')
  const { id } = await on.chat()
  const { handoff } = (await (await app.as(boss)).call('GET', `/chats/understanding/${on.botId}/${id}`)).body
  expect(handoff.summary).toMatchObject({ answered: [], misses: 3 })
  expect(handoff.summary.offered).not.toContain('No era eso')
})
