// What a bot keeps no longer: the preview counts it, the hourly cleaning deletes it, and the rest stays.
import { existsSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cleanRetained } from '../../src/server/conversation/bots/retention.ts'
import { placeOfFile } from '../../src/server/foundation/media/files.ts'
import { instant } from '../../src/server/foundation/store/db.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { samplePng } from '../support/sample-files.ts'
import { createWidgetFixture, freshKey, type TestVisitor, type WidgetFixture } from '../widget/fixtures.ts'

const PNG = samplePng(1, 1).toString('base64')
const DAY = 86_400_000

let app: TestApp
let on: WidgetFixture
let boss: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  on = await createWidgetFixture(app)
  const user = await app.user()
  await app.member(on.botId, user, 2)
  boss = await app.as(user)
})
afterAll(() => app.stop())

const ago = (days: number) => new Date(app.clock.now().getTime() - days * DAY)

/** Sends a message with a picture and makes it some days old. */
async function write(visitor: TestVisitor, text: string, days: number): Promise<string> {
  const file = (await visitor.upload('foto.png', PNG)).body
  const sent = await visitor.call('POST', '/messages', { key: freshKey(), text, files: [file.id] })
  expect(sent.status).toBe(201)
  await on.answer()
  const { chat_id } = await last()
  await app.db
    .updateTable('message')
    .set({ at: ago(days) })
    .where('chat_id', '=', chat_id)
    .where('at', '>=', instant(ago(1)))
    .execute()
  await app.db
    .updateTable('chat')
    .set({ last_message_at: ago(days) })
    .where('id', '=', chat_id)
    .execute()
  await app.db
    .updateTable('contact')
    .set({ last_seen_at: ago(days) })
    .where('bot_id', '=', on.botId)
    .where('last_seen_at', '>=', instant(ago(1)))
    .execute()
  const row = await app.db
    .selectFrom('message_file')
    .select('media_id')
    .orderBy('message_id', 'desc')
    .executeTakeFirstOrThrow()
  return row.media_id
}

const last = () =>
  app.db
    .selectFrom('message')
    .selectAll()
    .where('bot_id', '=', on.botId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
const preview = async (query = '') => (await boss.call('GET', `/bots/retention/${on.botId}${query}`)).body
const keep = async (retention: object) =>
  expect((await boss.call('PUT', `/bots/${on.botId}`, { body: { retention } })).status).toBe(200)
const clean = () => app.store.run(() => cleanRetained(app.clock.now(), app.settings.dataDir))
const bodies = async () =>
  (
    await app.db
      .selectFrom('message')
      .select('body')
      .where('bot_id', '=', on.botId)
      .where('author', '=', 'user')
      .orderBy('id')
      .execute()
  ).map(({ body }) => body)
const isStored = (id: string) => existsSync(placeOfFile(id, app.settings.dataDir))

test('old messages go with their files and what was noted about them; younger ones and the contact stay', async () => {
  const visitor = await on.visitor()
  const old = await write(visitor, 'vieja', 40)
  const fresh = await write(visitor, 'nueva', 2)
  expect(await preview('?messages_days=30')).toMatchObject({ media: 1, leads: 0 })
  expect((await preview('?messages_days=30')).messages).toBeGreaterThan(0)
  expect(await preview()).toEqual({ messages: 0, media: 0, leads: 0 })
  await keep({ messages_days: 30, media_days: null, leads_days: null })
  expect(await preview()).toEqual(await preview('?messages_days=30'))
  await clean()
  expect(await bodies()).toEqual(['nueva'])
  expect([isStored(old), isStored(fresh)]).toEqual([false, true])
  expect(await preview()).toEqual({ messages: 0, media: 0, leads: 0 })
  const { count } = await app.db
    .selectFrom('contact')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('bot_id', '=', on.botId)
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(1)
})

test('what happened to a chat and where its visitor was go by their own age, though no message is that old', async () => {
  const visitor = await on.visitor()
  await visitor.say('Hola')
  const { chat_id } = await last()
  await app.db.deleteFrom('chat_event').where('bot_id', '=', on.botId).execute()
  const happened = { bot_id: on.botId, chat_id, after_id: 0, kind: 'resolved', actor: 'user', actor_name: 'Marina' }
  const rows = [...Array.from({ length: 501 }, () => 40), 2].map((days) => ({ ...happened, at: ago(days) }))
  await app.db
    .insertInto('chat_event')
    .values(rows as never)
    .execute()
  const page = (days: number) => ({ page: 'https://a.example/pagos', page_at: ago(days) })
  const { id } = await app.db
    .updateTable('webchat_visitor')
    .set(page(40))
    .where('chat_id', '=', chat_id)
    .returning('id')
    .executeTakeFirstOrThrow()
  await on.visitor()
  await app.db
    .updateTable('webchat_visitor')
    .set(page(2))
    .where('id', '<>', id)
    .where('bot_id', '=', on.botId)
    .execute()
  await keep({ messages_days: 30, media_days: null, leads_days: null })
  await clean()
  expect(await app.db.selectFrom('chat_event').select('at').where('bot_id', '=', on.botId).execute()).toHaveLength(1)
  const kept = await app.db.selectFrom('webchat_visitor').select('id').where('page', 'is not', null).execute()
  expect(kept.map((row) => row.id)).not.toContain(id)
  expect(kept.length).toBeGreaterThan(0)
})

test('comments of ratings go with the messages of their age, and the scores stay', async () => {
  const visitor = await on.visitor()
  await visitor.say('Hola')
  const { chat_id } = await last()
  const rating = { bot_id: on.botId, chat_id, score: 4, comment: 'Soy Ana' }
  await app.db
    .insertInto('chat_rating')
    .values([40, 2].map((days) => ({ ...rating, rated_at: ago(days) })))
    .execute()
  await keep({ messages_days: 30, media_days: null, leads_days: null })
  await clean()
  const rows = await app.db
    .selectFrom('chat_rating')
    .select(['score', 'comment'])
    .where('bot_id', '=', on.botId)
    .orderBy('rated_at')
    .execute()
  expect(rows).toEqual([
    { score: 4, comment: '' },
    { score: 4, comment: 'Soy Ana' },
  ])
})

test('old files go alone: their messages stay and say so', async () => {
  const visitor = await on.visitor()
  const old = await write(visitor, '', 10)
  await keep({ messages_days: null, media_days: 7, leads_days: null })
  expect(await preview()).toEqual({ messages: 0, media: 1, leads: 0 })
  await clean()
  expect([await bodies(), isStored(old)]).toEqual([['Archivo eliminado.'], false])
})

test('contacts who were not seen for long go with their chats and files; one with a quotation stays', async () => {
  const [one, two, three] = [await on.visitor(), await on.visitor(), await on.visitor()]
  const old = await write(one, 'uno', 100)
  await write(two, 'dos', 100)
  const { chat_id } = await last()
  await app.db
    .insertInto('budget')
    .values({
      ...{ bot_id: on.botId, chat_id, number: 'P-1', date: '2026-01-01', currency: 'ARS', valid_until: '2026-02-01' },
      ...{ subtotal_cents: 0, tax_total_cents: 0, total_cents: 0 },
      ...{ contact: JSON.stringify({ name: 'Ana' }), items: JSON.stringify([]) },
    } as never)
    .execute()
  await write(three, 'tres', 5)
  await keep({ messages_days: null, media_days: null, leads_days: 90 })
  expect(await preview()).toEqual({ messages: 0, media: 0, leads: 1 })
  await clean()
  expect([await bodies(), isStored(old)]).toEqual([['dos', 'tres'], false])
})

test('what a contact said goes where it was forwarded to as well; what the business said to them stays there', async () => {
  const [one, two] = [await on.visitor(), await on.visitor()]
  const file = await write(one, 'Mi dirección es Belgrano 1200', 100)
  const { chat_id: old } = await last()
  await two.say('Hola')
  const { chat_id: young } = await last()
  await app.db.updateTable('chat').set({ type: 'request' }).where('id', 'in', [old, young]).execute()
  await app.db
    .insertInto('message')
    .values({
      bot_id: on.botId,
      chat_id: old,
      author: 'agent',
      kind: 'text',
      body: 'Abrimos a las nueve',
      at: ago(100),
    })
    .execute()
  const said = await app.db
    .selectFrom('message')
    .select('id')
    .where('chat_id', '=', old)
    .where('author', 'in', ['user', 'agent'])
    .orderBy('id')
    .execute()
  for (const { id: message_id } of said) {
    const body = { id: old, message_id, to_id: young }
    expect((await boss.call('POST', `/chats/requests/forward/${on.botId}`, { body })).status).toBe(201)
  }
  await keep({ messages_days: null, media_days: null, leads_days: 90 })
  await clean()
  const { data } = (await boss.call('GET', `/chats/view/${on.botId}/${young}`)).body
  const copies = data.filter(({ content }: { content?: { forwarded?: boolean; deleted?: boolean } }) => content)
  expect(copies).toMatchObject([
    { text: '', files: [], content: { deleted: true } },
    { text: 'Abrimos a las nueve', content: { forwarded: true } },
  ])
  expect(isStored(file)).toBe(false)
})

test('a backlog of several batches is deleted, and another bot keeps all of its own', async () => {
  const visitor = await on.visitor()
  await visitor.say('Hola')
  const { chat_id } = await last()
  const rows = Array.from({ length: 1_201 }, () => ({
    ...{ bot_id: on.botId, chat_id, author: 'user' as const, kind: 'text', body: 'vieja', at: ago(50) },
  }))
  for (let at = 0; at < rows.length; at += 400)
    await app.db
      .insertInto('message')
      .values(rows.slice(at, at + 400))
      .execute()
  const other = await createWidgetFixture(app)
  await (await other.visitor()).say('Hola')
  await app.db
    .updateTable('message')
    .set({ at: ago(50) })
    .where('bot_id', '=', other.botId)
    .execute()
  await keep({ messages_days: 30, media_days: null, leads_days: null })
  expect((await preview()).messages).toBe(1_201)
  await clean()
  expect((await preview()).messages).toBe(0)
  const kept = await app.db.selectFrom('message').select('id').where('bot_id', '=', other.botId).execute()
  expect(kept.length).toBeGreaterThan(0)
})
