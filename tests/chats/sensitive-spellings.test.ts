import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { json } from '../../src/server/foundation/store/sql.ts'
import { insertIntents, publishModel, shopIntents } from '../dialogue/fixtures.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { createWidgetFixture, type TestVisitor, type WidgetFixture } from '../widget/fixtures.ts'

// Sensitive numbers as customers write them, and numbers that are none, in messages that the bot reads or not.

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
  const of = { bot_id: on.botId, sensitive: true, entity_values: json([]) }
  const [dni, code] = await app.db
    .insertInto('entity')
    .values([
      { ...of, name: 'dni', label: 'DNI', type: 'system', system_kind: 'dni', prompt_question: '¿Me das el número?' },
      { ...of, name: 'clave', label: 'Clave', type: 'free', prompt_question: '¿Cuál elegiste?' },
    ])
    .returning('id')
    .execute()
  const asking = (intent: string, id = 0) => ({
    ...{ intent, examples: [`quiero ${intent}`, `dame ${intent}`, `necesito ${intent} hoy`] },
    response: { messages: [{ kind: 'text' as const, text: 'Listo.' }], required_entities: [{ entity_id: id }] },
  })
  await insertIntents(app, on.botId, [...shopIntents, asking('un turno', dni?.id), asking('mi cuenta', code?.id)])
  await publishModel(app, on.botId)
})
afterAll(() => app.stop())

async function say(text: string): Promise<void> {
  app.clock.advance(1)
  expect((await visitor.say(text)).status).toBe(201)
  await on.answer()
}

const set = (special_state: 'chatbot_on' | 'chatbot_off') =>
  app.db.updateTable('bot').set({ special_state }).where('id', '=', on.botId).execute()

/** Writes to the customer as an agent. */
async function attend(text: string): Promise<void> {
  const { id } = await on.chat()
  const { sender_id: target_id } = await app.db
    .selectFrom('chat')
    .select('sender_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  app.clock.advance(1)
  const body = { id, target_id, message: text }
  const { status } = await boss.call('POST', `/chats/requests/send/${on.botId}`, { body })
  expect(status).toBeLessThan(300)
}

/** Returns the last message of somebody as staff read it. */
async function lastOf(author: string): Promise<string> {
  const { id } = await on.chat()
  const { body } = await boss.call('GET', `/chats/view/${on.botId}/${id}`)
  return body.data.filter(({ type }: { type: string }) => type === author).at(-1).text
}
const seen = () => lastOf('user')
const answered = () => lastOf('bot')

test.each([
  ['mi DNI28456780 y nada más', 'mi DNI••• y nada más'],
  ['mi dni es 28 456 780', 'mi dni es •••'],
  ['mi dni es\n28\n456\n780', 'mi dni es\n•••'],
  ['mi dni es 28–456–780', 'mi dni es •••'],
  ['mi dni es ٢٨٤٥٦٧٨٠', 'mi dni es •••'],
  ['mi dni es 28\u200b456\u200b780', 'mi dni es •••'],
  ['soy Ana, 28.456.780', 'soy Ana, •••'],
  ['mi pedido es el 28456780', 'mi pedido es el 28456780'],
  ['mi teléfono es 4555-1234', 'mi teléfono es 4555-1234'],
  ['28456780', '28456780'],
])('the bot reads %s, staff %s', async (text, shown) => {
  await say('hola')
  await say(text)
  expect(await seen()).toBe(shown)
})

test.each(['28456780', '28 456 780', '2845 6780', 'es 28-456-780', '28\n456\n780', '28\r\n456\r\n780'])(
  'the answer to the question for it is hidden, and its correction: %s',
  async (text) => {
    await say('quiero un turno')
    await say(text)
    expect(await seen()).not.toMatch(/\d/)
    await say('no, es 28 456 781')
    expect(await seen()).toBe('no, es •••')
  },
)

test('the number beside the wish that needs it is hidden', async () => {
  await say('quiero un turno 28456780')
  expect(await seen()).toBe('quiero un turno •••')
  expect(await answered()).toBe('Listo.')
})

test.each([
  ...['para el turno 28456780', 'para el pedido 28456780', 'la orden es 28 456 780', 'la orden es 28\n456\n780'],
])('a number that the bot takes for it is hidden, whatever is said of it: %s', async (text) => {
  await say('quiero un turno')
  await say(text)
  expect(await answered()).toBe('Listo.')
  expect(await seen()).not.toMatch(/\d/)
})

test('a correction is hidden whose groups are not those of a document, but not a telephone', async () => {
  await say('quiero un turno')
  await say('28456780')
  await say('no, es 2845 6781')
  expect(await seen()).toBe('no, es •••')
  await say('mi teléfono es 4555 1234')
  expect(await seen()).toBe('mi teléfono es 4555 1234')
})

test('the answer to the question of the bot is hidden while the bot is off', async () => {
  await say('quiero un turno')
  await set('chatbot_off')
  await say('2845 6780')
  expect(await seen()).toBe('•••')
  await say('¿me oyen? mi teléfono es 4555 1234')
  expect(await seen()).toBe('¿me oyen? mi teléfono es 4555 1234')
})

test('an answer in free words is hidden, too, while the bot is off, but no question', async () => {
  await say('quiero mi cuenta')
  await set('chatbot_off')
  await say('quesofresco')
  expect(await seen()).toBe('•••')
  await say('¿hay alguien?')
  expect(await seen()).toBe('¿hay alguien?')
})

test('the answer to the question of an agent is hidden, and other numbers are not', async () => {
  await say('hola')
  await attend('Hola, soy Eva. ¿Me pasás tu documento?')
  await say('28456780')
  expect(await seen()).toBe('•••')
  await attend('Gracias. ¿Y el número de tu pedido?')
  await say('30111222')
  expect(await seen()).toBe('30111222')
})

test('what an agent asks replaces the question of the bot', async () => {
  await say('quiero un turno')
  await attend('Hola, soy Eva. ¿A qué teléfono te llamo?')
  await say('45551234')
  expect(await seen()).toBe('45551234')
})

test('a number that was told before is hidden alone, and another one is not', async () => {
  await say('hola, mi dni es 28456780')
  await say('28456780')
  expect(await seen()).toBe('•••')
  await say('45551234')
  expect(await seen()).toBe('45551234')
})

test('a number that was told before is hidden alone also when staff attend', async () => {
  await say('hola, mi dni es 28456780')
  await attend('Hola, soy Eva.')
  await say('28456780')
  expect(await seen()).toBe('•••')
  await say('45551234')
  expect(await seen()).toBe('45551234')
})

test('the bot repeats the number in another spelling', async () => {
  await say('quiero un turno')
  await say('28 456 780')
  const { id } = await on.chat()
  const { body } = await boss.call('GET', `/chats/view/${on.botId}/${id}`)
  expect(JSON.stringify(body)).not.toMatch(/28.?456.?780/)
})
