import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SURVEY_AFTER } from '../../src/server/conversation/chats/core/survey-queue.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
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
  const owner = await app.user()
  await app.member(on.botId, owner, 2)
  boss = await app.as(owner)
})
afterAll(() => app.stop())

const questions = [
  { id: 'nota', text: '¿Cómo te atendimos?', kind: 'csat', required: true },
  { id: 'motivo', text: '¿Por qué?', kind: 'long_text', required: false },
]

/** Creates a survey about chats that are resolved. */
async function survey(settings: object = {}): Promise<number> {
  const made = await boss.call('POST', `/forms/survey/${on.botId}`, { body: { name: 'Tu opinión' } })
  const { id } = made.body
  const saved = await boss.call('PUT', `/forms/survey/${on.botId}/${id}`, { body: { questions } })
  expect(saved.status).toBe(200)
  const path = `/forms/survey/settings/${on.botId}/${id}`
  const { body } = await boss.call('GET', path)
  const put = await boss.call('PUT', path, { body: { ...body, trigger: 'end_of_chat', ...settings } })
  expect(put.status, JSON.stringify(put.body)).toBe(200)
  return id
}

/** A customer writes. Returns what the bot says to it. */
async function ask(text: string): Promise<string[]> {
  app.clock.advance(1)
  const { id } = (await visitor.say(text)).body
  await on.answer()
  return said(id)
}
async function said(after = 0): Promise<string[]> {
  const { data } = (await visitor.call('GET', `/messages?after=${after}`)).body
  return data.filter(({ type }: { type: string }) => type !== 'user').map(({ text }: { text: string }) => text)
}
const chat = () =>
  app.db.selectFrom('chat').selectAll().where('bot_id', '=', on.botId).orderBy('id').executeTakeFirstOrThrow()

async function move(state: 0 | 1 | 2): Promise<void> {
  app.clock.advance(1)
  const { id } = await on.chat()
  const moved = await boss.call('POST', `/chats/requests/state/${on.botId}`, { body: { id, state } })
  expect(moved.status, JSON.stringify(moved.body)).toBe(200)
}
/** Lets the time pass after which surveys ask. */
async function wait(): Promise<void> {
  app.clock.advance(60)
  await app.db
    .updateTable('job')
    .set({ run_at: new Date(0) })
    .where('queue', '=', SURVEY_AFTER)
    .execute()
  await on.answer()
}
const runs = (id: number) =>
  app.db
    .selectFrom('form_run')
    .select(['status', 'answers', 'source'])
    .where('form_id', '=', id)
    .orderBy('id')
    .execute()

test('a resolved chat is asked once, answered without opening it, and stays resolved', async () => {
  const id = await survey()
  await ask('hola')
  await move(2)
  const before = (await said()).length
  await on.answer()
  expect((await said()).length).toBe(before)
  await wait()
  await wait()
  expect((await said()).slice(before)).toEqual(['¿Cómo te atendimos?'])
  expect(await ask('Muy bien')).toEqual(['¿Por qué?'])
  expect(await ask('Todo rápido')).toEqual(['¡Gracias por tu opinión!'])
  expect(await runs(id)).toEqual([
    { status: 'complete', answers: { nota: 5, motivo: 'Todo rápido' }, source: 'Al resolver' },
  ])
  // What was unread before is all that is.
  expect(await chat()).toMatchObject({ state: 2, unread_count: 1 })
  // Staff open it and resolve it again: it is the same conversation.
  await move(1)
  await move(2)
  await wait()
  expect(await runs(id)).toHaveLength(1)
  // The customer begins another one.
  await ask('hola otra vez')
  expect((await chat()).state).toBe(0)
  await move(2)
  await wait()
  expect(await runs(id)).toHaveLength(2)
})

test('who writes about something else opens the chat, and may still answer', async () => {
  const id = await survey()
  await on.quick({ keywords: ['horario'], answer: 'De 9 a 18.' })
  await ask('hola')
  await move(2)
  await wait()
  expect(await ask('¿qué horario tienen?')).toEqual(['De 9 a 18.'])
  expect(await chat()).toMatchObject({ state: 0, type: 'bot', unread_count: 1 })
  expect(await runs(id)).toMatchObject([{ status: 'partial' }])
  expect(await ask('Bien')).toEqual(['¿Por qué?'])
})

test('nobody is asked who wrote meanwhile, or whose chat staff opened again', async () => {
  const id = await survey({ trigger_delay_minutes: 5 })
  await ask('hola')
  await move(2)
  await ask('me olvidé de algo')
  await wait()
  expect(await runs(id)).toEqual([])
  await move(2)
  await move(1)
  await wait()
  expect(await runs(id)).toEqual([])
  await move(2)
  await wait()
  expect(await runs(id)).toHaveLength(1)
})

test('only chats of the areas and labels of the survey are asked about', async () => {
  const label = { bot_id: on.botId, title: 'Venta', color: '#123456', scope: 'both' as const }
  const { id: label_id } = await app.db.insertInto('label').values(label).returning('id').executeTakeFirstOrThrow()
  const area = { bot_id: on.botId, name: 'Ventas' }
  const { id: area_id } = await app.db.insertInto('area').values(area).returning('id').executeTakeFirstOrThrow()
  const id = await survey({ trigger_area_ids: [area_id], trigger_label_ids: [label_id] })
  await ask('hola')
  await move(2)
  await wait()
  expect(await runs(id)).toEqual([])
  await move(0)
  const { id: chat_id } = await on.chat()
  await app.db.updateTable('chat').set({ area_id }).where('id', '=', chat_id).execute()
  await app.db.insertInto('chat_label').values({ chat_id, label_id }).execute()
  await move(2)
  await wait()
  expect(await runs(id)).toHaveLength(1)
})

test('many chats at once, and one that closes by itself, are asked about', async () => {
  const id = await survey()
  await ask('hola')
  const { id: chat_id } = await on.chat()
  const all = await boss.call('POST', `/chats/bulk/${on.botId}`, {
    body: { ids: [chat_id], action: 'state', value: 2 },
  })
  expect(all.status, JSON.stringify(all.body)).toBe(200)
  await wait()
  expect(await runs(id)).toHaveLength(1)
  const other = await createWidgetFixture(app)
  const owner = await app.user()
  await app.member(other.botId, owner, 2)
  boss = await app.as(owner)
  on = other
  visitor = await on.visitor()
  const own = await survey()
  await ask('hola')
  const auto_resolve = { minutes: 30, reminders: [], closing_text: '' }
  await app.db
    .updateTable('bot')
    .set({ settings: json({ auto_resolve }) })
    .where('id', '=', on.botId)
    .execute()
  app.clock.advance(31 * 60)
  await app.db
    .insertInto('job')
    .values({ queue: 'bot-return', payload: json({}) })
    .execute()
  await on.answer()
  expect((await chat()).state).toBe(2)
  await wait()
  expect(await runs(own)).toHaveLength(1)
})
