import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { createWidgetFixture, type TestVisitor, type WidgetFixture } from '../widget/fixtures.ts'
import { insertIntents, publishModel, shopIntents } from './fixtures.ts'

// Customers who write while a new bot is trained for the first time.

let app: TestApp
let on: WidgetFixture
let visitor: TestVisitor
beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  on = await createWidgetFixture(app)
  visitor = await on.visitor()
  await insertIntents(app, on.botId, shopIntents)
})
afterAll(() => app.stop())

/** Begins a training that has not ended. Returns how it ends without a model. */
async function beginTraining() {
  const { id } = await app.db
    .insertInto('training_run')
    .values({ bot_id: on.botId, state: 'training', started_at: app.clock.now(), change_mark: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return (state: string) =>
    app.db.updateTable('training_run').set({ state, finished_at: app.clock.now() }).where('id', '=', id).execute()
}

/** Lets the time of the postponed answers come. */
async function later() {
  await app.db
    .updateTable('job')
    .set({ run_at: new Date(0) })
    .where('done_at', 'is', null)
    .execute()
  await on.answer()
}

/** Lets the time of the look at the training come. */
async function look() {
  await app.db
    .updateTable('job')
    .set({ run_at: new Date(0) })
    .where('queue', '=', 'bot-untrained')
    .execute()
  await on.answer()
}

const said = async (of = visitor): Promise<string[]> => {
  const { data } = (await of.call('GET', '/messages')).body
  return data.filter(({ from }: { from: string }) => from === 'bot').map(({ text }: { text: string }) => text)
}

test('their questions are kept, and answered once it has learned', async () => {
  const end = await beginTraining()
  await visitor.say('¿hacen envios a domicilio?')
  await on.answer()
  await later()
  expect(await said()).toEqual([])
  await end('active')
  await publishModel(app, on.botId)
  await later()
  expect(await said()).toEqual(['Sí, cliente: llegan en 24 horas.'])
  // Only once.
  await later()
  expect(await said()).toHaveLength(1)
})

test('one job looks at the training for all who wait, and then all are answered in their order', async () => {
  const end = await beginTraining()
  const visitors = [visitor, await on.visitor(), await on.visitor()]
  for (const one of visitors) {
    await one.say('¿hacen envios a domicilio?')
    await one.say('¿a qué hora abren?')
  }
  await on.answer()
  const soon = new Date(Date.now() + 30_000).toISOString()
  const pending = app.db.selectFrom('job').select('queue').where('done_at', 'is', null).where('failed_at', 'is', null)
  expect(await pending.where('run_at', '<', soon).where('queue', 'like', 'bot-%').execute()).toEqual([
    { queue: 'bot-untrained' },
  ])
  await end('active')
  await publishModel(app, on.botId)
  await look()
  for (const one of visitors)
    expect((await said(one)).slice(0, 2)).toEqual(['Sí, cliente: llegan en 24 horas.', 'De 8 a 18.'])
})

test('one that failed keeps its pause before the next attempt', async () => {
  const end = await beginTraining()
  await visitor.say('¿hacen envios a domicilio?')
  await on.answer()
  const failed = app.db.updateTable('job').set({ attempts: 1 })
  await failed.where('queue', '=', 'bot-answer').where('done_at', 'is', null).execute()
  await end('active')
  await publishModel(app, on.botId)
  await look()
  expect(await said()).toEqual([])
  await later()
  expect(await said()).toEqual(['Sí, cliente: llegan en 24 horas.'])
})

test('several questions are answered in their order', async () => {
  const end = await beginTraining()
  await visitor.say('¿hacen envios a domicilio?')
  await on.answer()
  await end('active')
  await publishModel(app, on.botId)
  await visitor.say('¿a qué hora abren?')
  // The second one comes before the first one is looked at again.
  await on.answer()
  expect(await said()).toEqual([])
  await later()
  await later()
  expect((await said()).slice(0, 2)).toEqual(['Sí, cliente: llegan en 24 horas.', 'De 8 a 18.'])
})

test('who asks for a person is handed over at once', async () => {
  await beginTraining()
  await visitor.say('Quiero hablar con una persona')
  await on.answer()
  expect(await on.chat()).toMatchObject({ type: 'request' })
  expect(await said()).toHaveLength(1)
})

test('when the training fails, the bot says what it can say', async () => {
  const end = await beginTraining()
  await visitor.say('¿hacen envios a domicilio?')
  await on.answer()
  await end('error')
  await later()
  expect(await said()).toMatchObject([expect.stringContaining('No quedó claro')])
})

test('they wait for a minute at most', async () => {
  await beginTraining()
  await visitor.say('¿hacen envios a domicilio?')
  await on.answer()
  app.clock.advance(59)
  await later()
  expect(await said()).toEqual([])
  app.clock.advance(1)
  await later()
  expect(await said()).toMatchObject([expect.stringContaining('No quedó claro')])
})

test('a bot that has learned before answers at once during a training', async () => {
  await publishModel(app, on.botId)
  await beginTraining()
  await visitor.say('¿hacen envios a domicilio?')
  await on.answer()
  expect(await said()).toEqual(['Sí, cliente: llegan en 24 horas.'])
})
