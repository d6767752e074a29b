// Reminders to customers who do not answer, and the closing of their chats; and when a chat counts as read.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { BOT_RETURN } from '../../src/server/conversation/answering/return.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { createWidgetFixture, type TestVisitor, type WidgetFixture } from '../widget/fixtures.ts'

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
  const user = await app.user({ name: 'Marina' })
  await app.member(on.botId, user, 2)
  boss = await app.as(user)
})
afterAll(() => app.stop())

const RULE = {
  minutes: 120,
  reminders: [
    { after_minutes: 30, text: '¿Seguimos?' },
    { after_minutes: 60, text: 'Estoy acá, {{negocio.nombre}}.' },
  ],
  closing_text: 'Cierro la conversación.',
}

const set = async (body: object) => expect((await boss.call('PUT', `/bots/${on.botId}`, { body })).status).toBe(200)

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

const chat = () => app.db.selectFrom('chat').selectAll().where('bot_id', '=', on.botId).executeTakeFirstOrThrow()
const texts = async (): Promise<string[]> =>
  (await app.db.selectFrom('message').select('body').where('bot_id', '=', on.botId).orderBy('id').execute()).map(
    ({ body }) => body,
  )

async function begin(): Promise<void> {
  await visitor.say('Hola')
  await on.answer()
}

test('reminds in order, once each, also when the check runs more often; then says goodbye and closes', async () => {
  await set({ name: 'El Trigal', auto_resolve: RULE })
  await begin()
  const before = await texts()
  const news = async () => (await texts()).slice(before.length)
  await after(29)
  expect(await news()).toEqual([])
  await after(1)
  await after(1)
  expect(await news()).toEqual(['¿Seguimos?'])
  await after(29)
  await after(1)
  expect(await news()).toEqual(['¿Seguimos?', 'Estoy acá, El Trigal.'])
  expect((await chat()).state).not.toBe(2)
  await after(59)
  expect((await news()).slice(2)).toEqual([
    'Cierro la conversación.',
    'Se cerró sola: el cliente no escribe desde hace 2 horas.',
  ])
  expect((await chat()).state).toBe(2)
  await after(60)
  expect(await news()).toHaveLength(4)
})

test('what the customer writes begins a new silence', async () => {
  await set({ auto_resolve: RULE })
  await begin()
  await after(30)
  await visitor.say('Ya vuelvo')
  await on.answer()
  const before = (await texts()).length
  await after(29)
  expect((await texts()).length).toBe(before)
  await after(1)
  expect((await texts()).at(-1)).toBe('¿Seguimos?')
})

test('after an outage only the last reminder that is due is sent, and long-silent chats close without a word', async () => {
  await set({ auto_resolve: RULE })
  await begin()
  const before = (await texts()).length
  await after(65)
  expect((await texts()).slice(before)).toHaveLength(1)
  await after(24 * 60)
  expect((await texts()).slice(before + 1)).toEqual(['Se cerró sola: el cliente no escribe desde hace 25 horas.'])
})

test('two checks at once send one reminder', async () => {
  await set({ auto_resolve: RULE })
  await begin()
  const before = (await texts()).length
  app.clock.advance(30 * 60)
  await app.db.deleteFrom('job').where('queue', '=', BOT_RETURN).execute()
  const job = { queue: BOT_RETURN, payload: json({}) }
  await app.db.insertInto('job').values([job, job]).execute()
  await Promise.all([on.answer(), on.answer()])
  expect((await texts()).slice(before)).toEqual(['¿Seguimos?'])
})

test('a chat that waits for a person, or whose customer spoke last, stays open; an answered one closes', async () => {
  await set({ auto_resolve: { ...RULE, reminders: [] } })
  await begin()
  const { id, sender_id } = await chat()
  await app.db.updateTable('chat').set({ type: 'request' }).where('id', '=', id).execute()
  await after(121)
  expect((await chat()).state).not.toBe(2)
  await app.db.updateTable('chat').set({ type: 'live', last_message_from: 'user' }).where('id', '=', id).execute()
  await after(1)
  expect((await chat()).state).not.toBe(2)
  await boss.call('POST', `/chats/requests/send/${on.botId}`, { body: { id, target_id: sender_id, message: 'Va.' } })
  await after(121)
  expect((await chat()).state).toBe(2)
})

test('WhatsApp takes nothing after 24 hours: the chat closes without a word', async () => {
  await set({
    auto_resolve: { minutes: 1_500, reminders: [{ after_minutes: 1_450, text: '¿Seguimos?' }], closing_text: 'Chau' },
  })
  await begin()
  const { id } = await chat()
  await app.db
    .updateTable('chat')
    .set({ channel: 'whatsapp', last_inbound_at: app.clock.now() })
    .where('id', '=', id)
    .execute()
  const before = (await texts()).length
  await after(1_450)
  expect((await texts()).slice(before)).toEqual([])
  await after(50)
  expect((await texts()).slice(before)).toEqual(['Se cerró sola: el cliente no escribe desde hace 25 horas.'])
})

test('without it, and while the bot is off, nothing closes', async () => {
  await begin()
  await after(24 * 60)
  expect((await chat()).state).not.toBe(2)
  await on.settings({ auto_resolve: RULE })
  await app.db.updateTable('bot').set({ special_state: 'chatbot_off' }).where('id', '=', on.botId).execute()
  await after(24 * 60)
  expect((await chat()).state).not.toBe(2)
})

test('the session timeout decides when the bot announces a pause, unless reminders take its place', async () => {
  await app.db
    .insertInto('secondary_response')
    .values({
      ...{ bot_id: on.botId, name: 'Pausa', kind: 'timeout' },
      messages: json([{ kind: 'text', text: 'Dejo la conversación en pausa.' }]),
    })
    .execute()
  await set({ session_timeout_minutes: 10 })
  await begin()
  await after(9)
  expect((await texts()).at(-1)).not.toBe('Dejo la conversación en pausa.')
  await after(1)
  expect((await texts()).at(-1)).toBe('Dejo la conversación en pausa.')
  await set({ auto_resolve: RULE })
  await visitor.say('Hola')
  await on.answer()
  await after(11)
  expect((await texts()).at(-1)).not.toBe('Dejo la conversación en pausa.')
})

test('a reply marks a chat as read if the bot says so, and otherwise leaves that to opening it', async () => {
  await begin()
  const { id, sender_id } = await chat()
  const send = () =>
    boss.call('POST', `/chats/requests/send/${on.botId}`, { body: { id, target_id: sender_id, message: 'Hola.' } })
  expect((await chat()).open).toBe(true)
  await send()
  expect((await chat()).open).toBe(true)
  await set({ unread_policy: 'on_reply' })
  await boss.call('GET', `/chats/view/${on.botId}/${id}`)
  expect((await chat()).open).toBe(true)
  await send()
  expect(await chat()).toMatchObject({ open: false, unread_count: 0 })
})
