import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { insertIntents, publishModel, shopIntents } from '../dialogue/fixtures.ts'
import { type SignedIn, startApp, type TestApp } from '../support/app.ts'
import { createWidgetFixture, type TestVisitor, type WidgetFixture } from '../widget/fixtures.ts'

let app: TestApp
let on: WidgetFixture
let visitor: TestVisitor
let boss: SignedIn
beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  on = await createWidgetFixture(app)
  visitor = await on.visitor()
  boss = (await member(2)).signedIn
})
afterAll(() => app.stop())

async function member(role: 2 | 3 | 4 | 5, permissions?: Record<string, boolean>, of = on.botId) {
  const user = await app.user()
  await app.member(of, user, role, permissions)
  return { user, signedIn: await app.as(user) }
}

/** Sends a customer's messages, each answered by the bot. */
async function talk(...texts: string[]): Promise<void> {
  for (const text of texts) {
    app.clock.advance(1)
    await visitor.say(text)
    await on.answer()
  }
}

const chat = async () =>
  (await app.db.selectFrom('chat').select('id').where('bot_id', '=', on.botId).executeTakeFirstOrThrow()).id
const caseOf = async (id: number, who = boss, of = on.botId) => who.call('GET', `/testbot/chat/${of}/${id}`)

test('a chat becomes a case that expects what the bot did, ends at the handover and passes', async () => {
  const ids = await insertIntents(app, on.botId, shopIntents)
  await publishModel(app, on.botId)
  await talk('¿mandan envíos a domicilio?', 'zzz xxx', 'quiero hablar con una persona', 'hola?')
  const id = await chat()
  const { status, body } = await caseOf(id)
  expect(status).toBe(200)
  const { intent: intent_id, response: response_id } = ids.get('Envíos') ?? {}
  expect(body).toEqual({
    name: `Conversación ${id}: Webchat`,
    steps: [
      { user: '¿mandan envíos a domicilio?', intent_id, response_id, handoff: false },
      { user: 'zzz xxx', intent_id: null, response_id: null, handoff: false },
      { user: 'quiero hablar con una persona', intent_id: null, response_id: null, handoff: true },
    ],
    ...{ masked: 0, files: 0, earlier: 0, handed: true },
  })
  const { name, steps } = body
  const saved = await boss.call('POST', `/testbot/cases/${on.botId}`, { body: { name, steps } })
  expect(saved.status).toBe(201)
  const run = await boss.call('POST', `/testbot/run/${on.botId}`, { body: { ids: [saved.body.id] } })
  expect(run.body).toMatchObject({ passed: 1, failed: 0 })
})

test('only the last conversation counts, and personal data are replaced', async () => {
  await talk('la consulta de ayer')
  app.clock.advance(2 * 60 * 60)
  const id = await chat()
  await app.db.updateTable('contact').set({ name: 'Lucía Fernández' }).where('bot_id', '=', on.botId).execute()
  await talk('soy lucía, vivo en San Martín 1456, mi dni es 28456789')
  const { body } = await caseOf(id)
  expect(body).toMatchObject({ masked: 3, earlier: 1, handed: false })
  expect(body.steps).toMatchObject([{ user: 'soy ana, vivo en Los Álamos 1234, mi dni es 30123456' }])
})

test('a name that one message shows is masked in all of them', async () => {
  await talk('turno para Ramiro Achával el lunes', 'Achával llega tarde')
  const { body } = await caseOf(await chat())
  expect(body).toMatchObject({
    masked: 2,
    steps: [{ user: 'turno para Ana Pérez el lunes' }, { user: 'Pérez llega tarde' }],
  })
})

test('an intent or response that was deleted meanwhile is not expected', async () => {
  await insertIntents(app, on.botId, shopIntents)
  await publishModel(app, on.botId)
  await talk('hacen envíos')
  const at = app.clock.now()
  await app.db.updateTable('response').set({ deleted_at: at }).where('bot_id', '=', on.botId).execute()
  await app.db.updateTable('intent').set({ deleted_at: at }).where('bot_id', '=', on.botId).execute()
  const { body } = await caseOf(await chat())
  expect(body.steps).toEqual([{ user: 'hacen envíos', intent_id: null, response_id: null, handoff: false }])
})

test('a chat without messages for the bot has no steps', async () => {
  await visitor.say('hola')
  expect((await caseOf(await chat())).body).toMatchObject({ steps: [], masked: 0 })
})

test('the list of chats masks personal data in their last messages', async () => {
  await talk('mi correo es ana@correo.com y mi DNI 30111222')
  const { body } = await boss.call('GET', `/testbot/chats/${on.botId}`)
  expect(body).toMatchObject([{ text: expect.stringContaining('mi correo es') }])
  expect(JSON.stringify(body)).not.toMatch(/ana@|30111222/)
})

test('only who may see the chat and edit test cases gets it', async () => {
  await talk('hacen envíos')
  const id = await chat()
  const { id: area_id } = await app.db
    .insertInto('area')
    .values({ bot_id: on.botId, name: 'Depósito' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const operator = await member(4, { advanced_configuration: true })
  expect((await caseOf(id, operator.signedIn)).status).toBe(200)
  await app.db.updateTable('chat').set({ area_id }).where('id', '=', id).execute()
  expect((await caseOf(id, operator.signedIn)).status).toBe(404)
  expect((await caseOf(id)).status).toBe(200)
  // Sees chats but may not edit cases, and the reverse.
  expect((await caseOf(id, (await member(5)).signedIn)).status).toBe(403)
  expect((await caseOf(id, (await member(3, { chats: false })).signedIn)).status).toBe(403)
  const list = async (who: SignedIn, query = '') => (await who.call('GET', `/testbot/chats/${on.botId}${query}`)).body
  expect(await list(operator.signedIn)).toEqual([])
  expect(await list(boss)).toMatchObject([{ id, channel: 'webchat', messages: 1, text: 'hacen envíos' }])
  expect(await list(boss, '?q=nadie')).toEqual([])
  expect(await list(boss, '?q=CLIENTE')).toHaveLength(1)
  expect((await (await member(5)).signedIn.call('GET', `/testbot/chats/${on.botId}`)).status).toBe(403)
  const other = await app.bot()
  const away = (await member(2, undefined, other)).signedIn
  const [foreign, absent] = [await caseOf(id, away, other), await caseOf(2_000_000_000, away, other)]
  expect(foreign.status).toBe(404)
  expect(foreign.body).toEqual(absent.body)
})
