import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { json } from '../../src/server/foundation/store/sql.ts'
import { insertIntents, publishModel, shopIntents } from '../dialogue/fixtures.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { createWidgetFixture, type TestVisitor, type WidgetFixture } from '../widget/fixtures.ts'

const DNI = '30111222'

let app: TestApp
let on: WidgetFixture
let visitor: TestVisitor
let boss: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  on = await createWidgetFixture(app)
  visitor = await on.visitor()
  const user = await app.user()
  await app.member(on.botId, user, 2)
  boss = await app.as(user)
})
afterAll(() => app.stop())

/** Creates a quantity, which any number is, and an identity number that is sensitive or not. Returns the latter's id. */
async function addEntities(sensitive: boolean): Promise<number> {
  const of = { bot_id: on.botId, entity_values: json([]) }
  const [, dni] = await app.db
    .insertInto('entity')
    .values([
      { ...of, name: 'cantidad', label: 'Cantidad', type: 'system', system_kind: 'number' },
      { ...of, name: 'dni', label: 'DNI', type: 'regex', pattern: '[0-9]{8}', sensitive },
    ])
    .returning('id')
    .execute()
  await insertIntents(app, on.botId, shopIntents)
  return dni?.id ?? 0
}

/** Changes an entity without training the bot. */
async function change(id: number, changes: object): Promise<void> {
  const place = `/entities/${on.botId}/${id}`
  const { name, label, type, pattern, sensitive } = (await boss.call('GET', place)).body
  const body = { name, label, type, pattern, sensitive, ...changes }
  expect((await boss.call('PUT', place, { body })).body).toMatchObject(changes)
}

async function say(text: string): Promise<void> {
  app.clock.advance(1)
  expect((await visitor.say(text)).status).toBe(201)
  await on.answer()
}

/** Returns everything that staff read of the chat and its contact. */
async function seenByStaff(): Promise<string> {
  const { id, contact_id } = await on.chat()
  const answers = await Promise.all([
    boss.call('GET', `/chats/view/${on.botId}/${id}`),
    boss.call('POST', `/chats/filter/${on.botId}`, { body: { type: 'all' } }),
    boss.call('GET', `/chats/understanding/${on.botId}/${id}`),
    boss.call('GET', `/contacts/${on.botId}/${contact_id}`),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  return JSON.stringify(answers.map(({ body }) => body))
}

test('a value is hidden that another entity has, too', async () => {
  await addEntities(true)
  await publishModel(app, on.botId)
  await say(`mi dni es ${DNI}`)
  expect(await seenByStaff()).not.toContain(DNI)
  expect(await seenByStaff()).toContain('mi dni es •••')
})

test('the same value is shown while its entity is not sensitive', async () => {
  await addEntities(false)
  await publishModel(app, on.botId)
  await say(`mi dni es ${DNI}`)
  expect(await seenByStaff()).toContain(`mi dni es ${DNI}`)
})

test('an entity is hidden as soon as it is marked, before the next training', async () => {
  const id = await addEntities(false)
  await publishModel(app, on.botId)
  await change(id, { sensitive: true })
  await say('quiero hablar con una persona')
  await say(`mi dni es ${DNI}`)
  expect(await seenByStaff()).not.toContain(DNI)
})

test('an entity with a new name stays hidden before the next training, also while the bot is off', async () => {
  const id = await addEntities(true)
  await publishModel(app, on.botId)
  await change(id, { name: 'documento' })
  await app.db.updateTable('bot').set({ special_state: 'chatbot_off' }).where('id', '=', on.botId).execute()
  await say(`mi dni es ${DNI}`)
  expect(await seenByStaff()).not.toContain(DNI)
})

test('a bot that was never trained hides what needs no training', async () => {
  await addEntities(true)
  await say(`mi dni es ${DNI}`)
  expect(await seenByStaff()).not.toContain(DNI)
})

test('the comment of a rating is hidden like a message', async () => {
  await addEntities(true)
  await publishModel(app, on.botId)
  await say('hola')
  const rated = { score: 2, comment: `malo, mi dni es ${DNI}` }
  expect((await visitor.call('POST', '/ratings', rated)).status).toBeLessThan(300)
  expect(await seenByStaff()).not.toContain(DNI)
  expect(await seenByStaff()).toContain('malo, mi dni es •••')
})

test('a message is received and hidden although the model cannot be read', async () => {
  await addEntities(true)
  await publishModel(app, on.botId)
  const bytes = Buffer.from('nada que se entienda')
  await app.db.updateTable('bot_model').set({ bytes }).where('bot_id', '=', on.botId).execute()
  expect((await visitor.say(`mi dni es ${DNI}`)).status).toBe(201)
  expect(await seenByStaff()).not.toContain(DNI)
})
