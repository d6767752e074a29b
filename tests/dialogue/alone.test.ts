// Bot messages that do not answer a customer's message, and the handoff settings. Time is the clock of the test.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { BOT_RETURN } from '../../src/server/conversation/answering/return.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { attend } from '../support/attend.ts'
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

const texts = async (): Promise<string[]> =>
  (await visitor.call('GET', '/messages')).body.data.map(({ text }: { text: string }) => text)

async function ask(text: string): Promise<void> {
  app.clock.advance(1)
  await visitor.say(text)
  await on.answer()
}

const settings = (value: object) =>
  on.settings({ webchat: { parameters: { allowed_domains: ['https://tienda.example'] } }, ...value })

/** Runs the job that the server runs every minute, as if the given number of minutes had passed. */
async function after(minutes: number): Promise<void> {
  app.clock.advance(minutes * 60)
  await app.db.deleteFrom('job').where('queue', '=', BOT_RETURN).execute()
  await app.db
    .insertInto('job')
    .values({ queue: BOT_RETURN, payload: json({}) })
    .execute()
  await on.answer()
}

const secondary = (kind: 'timeout' | 'blocked' | 'no_agents', text: string) =>
  app.db
    .insertInto('secondary_response')
    .values({ bot_id: on.botId, name: `Al ${kind}`, kind, messages: json([{ kind: 'text', text }]) })
    .execute()

/** Creates a member of this bot and signs them in. */
async function person(role: 2 | 4 = 4, name?: string) {
  const user = await app.user()
  if (name) await app.db.updateTable('app_user').set({ name }).where('id', '=', user.id).execute()
  await app.member(on.botId, user, role)
  return { ...user, ...(await app.as(user)) }
}

/** Expects the failure that a test caused. */
const broken = (error: Error) => expect(error.message).toContain('not a language model')

/** Runs every retry of the answer job. */
async function allTries(): Promise<void> {
  for (let round = 0; round < 6; round++) {
    await app.db
      .updateTable('job')
      .set({ run_at: new Date(0) })
      .where('queue', '=', 'bot-answer')
      .where('done_at', 'is', null)
      .execute()
    await on.answer().catch(broken)
  }
}

test('after the configured silence the customer gets one message that the conversation paused', async () => {
  await settings({ session_timeout_minutes: 10 })
  await secondary('timeout', 'Quedamos acá.')
  await ask('Hola')
  const before = await texts()
  await after(9)
  expect(await texts()).toEqual(before)
  await after(1)
  expect(await texts()).toEqual([...before, 'Quedamos acá.'])
  await after(10)
  expect(await texts()).toHaveLength(before.length + 1)
  await ask('Hola')
  await after(10)
  expect((await texts()).slice(-1)).toEqual(['Quedamos acá.'])
  expect(await texts()).toHaveLength(before.length * 2 + 2)
})

test('sends no timeout message while a person has the chat, nor long after it was due', async () => {
  await secondary('timeout', 'Quedamos acá.')
  await ask('Hola')
  await app.db.updateTable('chat').set({ live: true, type: 'live' }).where('bot_id', '=', on.botId).execute()
  await after(31)
  expect(await texts()).not.toContain('Quedamos acá.')
  await app.db.updateTable('chat').set({ live: false, type: 'bot' }).where('bot_id', '=', on.botId).execute()
  await after(60)
  expect(await texts()).not.toContain('Quedamos acá.')
})

test('a blocked contact who writes gets one notice per block', async () => {
  await secondary('blocked', 'Por acá no se puede.')
  const boss = await person(2)
  await ask('Hola')
  const { contact_id: id } = await on.chat()
  const block = (blocked: boolean) => boss.call('PUT', `/contacts/block/${on.botId}`, { body: { id, blocked } })
  expect((await block(true)).status).toBe(200)
  const write = async () => {
    const { status } = await visitor.say('¿Hay alguien?')
    await on.answer()
    return [status, (await texts()).filter((text) => text === 'Por acá no se puede.').length]
  }
  expect(await write()).toEqual([403, 1])
  expect(await write()).toEqual([403, 1])
  await block(false)
  expect(await write()).toEqual([201, 1])
  await block(true)
  expect(await write()).toEqual([403, 2])
  expect((await texts()).filter((text) => text === '¿Hay alguien?')).toHaveLength(1)
})

test('a failed answer is followed by one apology after all retries', async () => {
  await insertIntents(app, on.botId, shopIntents)
  await publishModel(app, on.botId)
  await app.db
    .updateTable('bot_model')
    .set({ bytes: Buffer.from('nada que se entienda') })
    .where('bot_id', '=', on.botId)
    .execute()
  await visitor.say('¿hacen envíos?')
  await on.answer().catch(broken)
  expect(await texts()).toEqual(['¿hacen envíos?'])
  await allTries()
  expect(await texts()).toEqual([
    '¿hacen envíos?',
    'Algo falló al preparar la respuesta. Por favor, intentar de nuevo en unos minutos.',
  ])
  await publishModel(app, on.botId)
  await ask('¿hacen envíos?')
  expect((await texts()).at(-1)).toBe('Sí, cliente: llegan en 24 horas.')
})

const hours = (from: string, to: string) => ({
  timezone: 'America/Argentina/Buenos_Aires',
  always_open: false,
  week: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, ranges: [{ from, to }] })),
  exceptions: [],
})

test('after the handoff timeout the customer gets a message, the bot continues and staff see the reason', async () => {
  await settings({ handoff: { timeout_minutes: 15 } })
  await secondary('no_agents', 'Hoy no llegamos.')
  const boss = await person(2)
  await ask('una persona')
  await after(14)
  expect(await on.chat()).toMatchObject({ type: 'request' })
  await after(1)
  const chat = await on.chat()
  expect(chat).toMatchObject({ type: 'bot', live: false })
  expect((await texts()).at(-1)).toBe('Hoy no llegamos.')
  const { data } = (await boss.call('GET', `/chats/view/${on.botId}/${chat.id}`)).body
  expect(data.slice(-2)).toMatchObject([
    { type: 'system', text: 'Nadie atendió en 15 minutos: sigue el chatbot.' },
    { type: 'bot', text: 'Hoy no llegamos.' },
  ])
  await ask('una persona')
  expect(await on.chat()).toMatchObject({ type: 'request' })
})

test('the handoff timeout does not apply while a person attends, outside hours, or without a limit', async () => {
  await settings({ handoff: { timeout_minutes: 15, schedule: hours('00:00', '00:01') } })
  await ask('una persona')
  await after(20)
  expect(await on.chat()).toMatchObject({ type: 'request' })
  await settings({ handoff: { timeout_minutes: null } })
  await after(1)
  expect(await on.chat()).toMatchObject({ type: 'request' })
  await settings({ handoff: { timeout_minutes: 15 } })
  await app.db.updateTable('chat').set({ live: true, type: 'live' }).where('bot_id', '=', on.botId).execute()
  await after(1)
  expect(await on.chat()).toMatchObject({ type: 'live' })
})

test('an assigned agent is introduced to the customer, also to whom the bot answered until then, and by a bulk change once they asked', async () => {
  await settings({ handoff: { assign_message: 'Te atiende {{usuario.nombre}}.' } })
  const boss = await person(2, 'Marina Quiroga')
  const other = await person(2, 'Tomás Ledesma')
  const assign = (id: number, user_id: number | null) =>
    boss.call('POST', `/chats/requests/assign/${on.botId}`, { body: { id, user_id } })
  await ask('Hola')
  const { id } = await on.chat()
  expect((await assign(id, boss.id)).status).toBe(200)
  expect((await texts()).at(-1)).toBe('Te atiende Marina Quiroga.')
  await assign(id, null)
  expect((await texts()).filter((text) => text.startsWith('Te atiende'))).toHaveLength(1)
  await ask('una persona')
  const bulk = { ids: [id], action: 'assign', value: other.id }
  expect((await boss.call('POST', `/chats/bulk/${on.botId}`, { body: bulk })).body.changed).toBe(1)
  await on.answer()
  expect((await texts()).at(-1)).toBe('Te atiende Tomás Ledesma.')
})

test('a recent agent gets the customer again within same_agent_days, if they are still in the area', async () => {
  await settings({ handoff: { same_agent_days: 7 } })
  const [first, second] = [await person(), await person()]
  await attend(app, on.botId, first, second)
  const area = await app.area(on.botId, 'Ventas', first, second)
  const assigned = async () => {
    const { assign_user_id } = await app.db
      .selectFrom('chat')
      .select('assign_user_id')
      .where('bot_id', '=', on.botId)
      .executeTakeFirstOrThrow()
    return assign_user_id
  }
  const backToBot = () =>
    app.db
      .updateTable('chat')
      .set({ type: 'bot', live: false, assign_user_id: null })
      .where('bot_id', '=', on.botId)
      .execute()
  await ask('una persona')
  expect(await assigned()).toBeNull()
  const chat = await app.db.selectFrom('chat').selectAll().where('bot_id', '=', on.botId).executeTakeFirstOrThrow()
  const said = { id: chat.id, target_id: chat.sender_id, message: 'Acá estoy' }
  expect((await second.call('POST', `/chats/requests/send/${on.botId}`, { body: said })).status).toBe(201)
  await backToBot()
  await ask('una persona')
  expect([await assigned(), (await on.chat()).area_id]).toEqual([second.id, area])
  await backToBot()
  app.clock.advance(8 * 86_400)
  await ask('una persona')
  expect(await assigned()).toBeNull()
  await backToBot()
  app.clock.advance(-8 * 86_400)
  await app.db.deleteFrom('area_user').where('user_id', '=', second.id).execute()
  await ask('una persona')
  expect(await assigned()).toBeNull()
})
