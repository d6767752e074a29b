import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanRetained } from '../../src/server/conversation/bots/retention.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import { createWidgetFixture, SITE, type TestVisitor, type WidgetFixture } from './fixtures.ts'

const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36'
const DAY = 86_400_000

let on: WidgetFixture
let boss: Awaited<ReturnType<WidgetFixture['app']['as']>>
let visitor: TestVisitor

beforeAll(async () => {
  on = await createWidgetFixture()
  const user = await on.app.user()
  await on.app.member(on.botId, user, 2)
  boss = await on.app.as(user)
  visitor = await on.visitor()
  await visitor.say('Hola')
})
afterAll(() => on.app.stop())

const open = (body: object) =>
  on.open(SITE, {
    body: { origin: SITE, ...body },
    headers: { authorization: `Visitor ${visitor.secret}`, 'user-agent': PHONE },
  })
const view = async (query = '') =>
  (await boss.call('GET', `/chats/view/${on.botId}/${(await on.chat()).id}${query}`)).body
const facts = { page: '/pavas', title: ' Pavas eléctricas ', language: 'es-AR' }

test('staff see where and with what a visitor opened the chat, without what follows the path', async () => {
  const referrer = 'https://user:clave@buscador.example/buscar?q=mi+nombre#aqui'
  expect((await open({ ...facts, page: '/pavas?sesion=secreta#fin', referrer })).status).toBe(200)
  expect((await view()).visit).toEqual({
    ...{ page: `${SITE}/pavas`, page_title: 'Pavas eléctricas', referrer: 'https://buscador.example/buscar' },
    ...{ language: 'es-AR', browser: 'Chrome', system: 'Android', device: 'phone' },
    at: on.app.clock.now().toISOString(),
  })
  const rows = JSON.stringify(await on.app.db.selectFrom('webchat_visitor').selectAll().execute())
  for (const secret of ['secreta', 'mi+nombre', 'clave@', 'Pixel', '126.0']) expect(rows).not.toContain(secret)
})

test('the last page counts, and coming from the same site says nothing', async () => {
  await open({ ...facts, page: '/', referrer: `${SITE}/pavas` })
  expect((await view()).visit).toMatchObject({ page: SITE, referrer: null })
})

test.each(['.malo.example', ':8443', 'x'])(
  'a page of an address that only begins like the site (%s) is another one',
  async (more) => {
    await open({ ...facts, referrer: `${SITE}${more}/pavas` })
    expect((await view()).visit.referrer).toBe(`${SITE}${more}/pavas`)
  },
)

test('a title keeps no signs that turn the direction of what stands beside it', async () => {
  await open({ ...facts, title: '\u202EPavas\u2066 eléctricas\u200F' })
  expect((await view()).visit.page_title).toBe('Pavas eléctricas')
})

test('a page without a title or referrer, as older loaders tell it, is known too', async () => {
  expect((await open({ page: '/contacto' })).status).toBe(200)
  expect((await view()).visit).toMatchObject({ page: `${SITE}/contacto`, page_title: null, language: null })
})

test('an address that is no page, and what is too long or no language, are not kept', async () => {
  await open({ ...facts, referrer: 'javascript:alert(1)' })
  expect((await view()).visit).toMatchObject({ referrer: null, page: `${SITE}/pavas` })
  expect((await open({ title: 'x'.repeat(201) })).status).toBe(422)
  expect((await open({ language: '<b>' })).status).toBe(422)
})

test('the visitor gets nothing of it, and older pages of messages neither', async () => {
  expect(Object.keys((await open(facts)).body)).not.toContain('visit')
  expect(await view('?limit=1&before=999999')).not.toHaveProperty('visit')
})

test('the data of a person contains it, and the retention of messages deletes it with what happened to the chat', async () => {
  await open(facts)
  const chat = await on.chat()
  const data = (await boss.call('GET', `/contacts/data/${on.botId}/${chat.contact_id}`)).body
  expect(JSON.stringify(data)).toContain('Pavas eléctricas · es-AR · Chrome · Android · Teléfono')
  await boss.call('POST', `/chats/requests/state/${on.botId}`, { body: { id: chat.id, state: 2 } })
  expect((await view()).changes).toHaveLength(1)
  await on.app.db
    .updateTable('bot')
    .set({ settings: json({ retention: { messages_days: 30, media_days: null, leads_days: null } }) })
    .where('id', '=', on.botId)
    .execute()
  const later = new Date(on.app.clock.now().getTime() + 31 * DAY)
  await on.app.store.run(() => cleanRetained(later))
  const { visit, changes, data: messages } = await view()
  expect([visit, changes, messages]).toEqual([null, [], []])
})
