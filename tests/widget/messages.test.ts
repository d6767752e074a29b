import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { createWidgetFixture, freshKey, SITE, type WidgetFixture } from './fixtures.ts'

let app: TestApp
let on: WidgetFixture
beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  on = await createWidgetFixture(app)
})
afterAll(() => app.stop())

const PDF = Buffer.from('%PDF-1.7\n%%EOF').toString('base64')
const texts = (body: { data: { text: string }[] }) => body.data.map(({ text }) => text)

test('a message sent twice with the same key is stored once', async () => {
  const visitor = await on.visitor()
  const key = freshKey()
  const [first, again] = [await visitor.say('¿Tienen clavos?', key), await visitor.say('¿Tienen clavos?', key)]
  expect([first.status, again.status]).toEqual([201, 200])
  expect(again.body).toEqual(first.body)
  expect(first.body).toMatchObject({ from: 'visitor', key })
  expect(texts((await visitor.call('GET', '/messages')).body)).toEqual(['¿Tienen clavos?'])
})

test('a used key with another message is refused, and nothing is stored or lost', async () => {
  const visitor = await on.visitor()
  const key = freshKey()
  await visitor.say('¿Tienen clavos?', key)
  const { id } = (await visitor.upload('nota.pdf', PDF)).body
  for (const other of [{ text: '¿Y tornillos?' }, { text: '¿Tienen clavos?', files: [id] }]) {
    const { status, body } = await visitor.call('POST', '/messages', { key, ...other })
    expect([status, body]).toEqual([
      409,
      { code: 'key_used', message: expect.stringMatching(/^No pude guardar ese mensaje\. Env[ií]alo de nuevo\.$/) },
    ])
  }
  expect((await visitor.say('¿Y tornillos?')).status).toBe(201)
  expect(texts((await visitor.call('GET', '/messages')).body)).toEqual(['¿Tienen clavos?', '¿Y tornillos?'])
})

test('a used key with another message outside business hours is refused', async () => {
  await on.settings({ webchat: { parameters: { allowed_domains: [SITE], offline_form: true } } })
  const visitor = await on.visitor()
  const left = { key: freshKey(), name: 'Ana', email: 'ana@correo.example', message: 'Llámenme.' }
  const leave = async (more: object = {}) => (await visitor.call('POST', '/offline', { ...left, ...more })).status
  expect([await leave(), await leave(), await leave({ message: 'Mejor escríbanme.' })]).toEqual([201, 200, 409])
})

test('the same key of two visitors creates two messages', async () => {
  const key = freshKey()
  const [one, two] = [await on.visitor(), await on.visitor()]
  expect((await one.say('Uno', key)).status).toBe(201)
  expect((await two.say('Dos', key)).status).toBe(201)
})

test('messages before and after an id are returned in order and in pages', async () => {
  const visitor = await on.visitor()
  const ids: number[] = []
  for (let i = 0; i < 25; i++) ids.push((await visitor.say(`m${i}`)).body.id)
  const chat = await on.chat()
  const filler = Array.from({ length: 60 }, (_, i) => ({
    bot_id: on.botId,
    chat_id: chat.id,
    author: 'bot' as const,
    body: `b${i}`,
  }))
  await on.app.db.insertInto('message').values(filler).execute()
  const newest = (await visitor.call('GET', '/messages')).body
  expect(newest.more).toBe(true)
  expect(texts(newest).at(-1)).toBe('b59')
  const older = (await visitor.call('GET', `/messages?before=${newest.data[0].id}`)).body
  expect(older.more).toBe(false)
  expect([...texts(older), ...texts(newest)]).toEqual([
    ...ids.map((_, i) => `m${i}`),
    ...filler.map(({ body }) => body),
  ])
  const after = (await visitor.call('GET', `/messages?after=${ids[23]}`)).body
  expect(texts(after).slice(0, 2)).toEqual(['m24', 'b0'])
})

test('internal notes and system messages are not returned', async () => {
  const visitor = await on.visitor()
  await visitor.say('Hola')
  const chat = await on.chat()
  for (const author of ['internal', 'system'] as const)
    await on.app.db
      .insertInto('message')
      .values({ bot_id: on.botId, chat_id: chat.id, author, body: 'secreto' })
      .execute()
  expect(texts((await visitor.call('GET', '/messages')).body)).toEqual(['Hola'])
})

test('only the text of a message can be set, within its limits', async () => {
  const visitor = await on.visitor()
  for (const extra of [{ from: 'agent' }, { chat_id: 1 }, { user_name: 'Marina' }, { at: '2020-01-01T00:00:00Z' }])
    expect((await visitor.call('POST', '/messages', { key: freshKey(), text: 'x', ...extra })).status).toBe(422)
  expect((await visitor.call('POST', '/messages', { key: freshKey(), text: '   ' })).status).toBe(422)
  expect((await visitor.call('POST', '/messages', { key: freshKey(), text: '\u200b\u2060' })).status).toBe(422)
  expect((await visitor.call('POST', '/messages', { key: freshKey(), text: 'x'.repeat(4097) })).status).toBe(422)
  expect((await visitor.call('POST', '/messages', { key: 'corta', text: 'x' })).status).toBe(422)
  expect((await visitor.call('POST', '/messages', { key: freshKey(), text: 'x'.repeat(4096) })).status).toBe(201)
})

test('a blocked contact cannot write until it is unblocked', async () => {
  const visitor = await on.visitor()
  await visitor.say('Hola')
  const { contact_id } = await on.chat()
  const block = (blocked: boolean) =>
    on.app.db.updateTable('contact').set({ blocked }).where('id', '=', contact_id).execute()
  await block(true)
  expect((await visitor.say('¿Hay alguien?')).status).toBe(403)
  const others = async () => {
    const calls: [string, object?][] = [['/ratings', { score: 1 }], ['/restarts']]
    const statuses = [(await visitor.upload('nota.pdf', PDF)).status]
    for (const [place, body] of calls) statuses.push((await visitor.call('POST', place, body)).status)
    return statuses
  }
  expect(await others()).toEqual([403, 403, 403])
  expect((await visitor.call('POST', '/typing', { typing: true })).status).toBe(204)
  await block(false)
  expect((await visitor.say('¿Y ahora?')).status).toBe(201)
  expect(texts((await visitor.call('GET', '/messages')).body)).toEqual(['Hola', '¿Y ahora?'])
  expect(await others()).toEqual([201, 204, 200])
})

test('a visitor can send 30 messages per minute', async () => {
  const visitor = await on.visitor()
  for (let i = 0; i < 30; i++) expect((await visitor.say(`m${i}`)).status).toBe(201)
  expect((await visitor.say('uno más')).status).toBe(429)
  expect((await (await on.visitor()).say('otro visitante')).status).toBe(201)
  on.app.clock.advance(61)
  expect((await visitor.say('otra vez')).status).toBe(201)
})

test('an IP address can send 120 messages per minute for all its visitors', async () => {
  const from = (address: string) => ({ from: address })
  const visitors = [await on.visitor(), await on.visitor(), await on.visitor(), await on.visitor(), await on.visitor()]
  const write = (i: number, address: string) =>
    visitors[i % 5]?.call('POST', '/messages', { key: freshKey(), text: 'x' }, from(address))
  for (let i = 0; i < 120; i++) expect((await write(i, '198.51.100.7'))?.status).toBe(201)
  expect((await write(0, '198.51.100.7'))?.status).toBe(429)
  expect((await write(0, '198.51.100.8'))?.status).toBe(201)
})

test('a rating from 1 to 5 is stored', async () => {
  const visitor = await on.visitor()
  const rate = (score: number) => visitor.call('POST', '/ratings', { score, comment: 'Rápidos' })
  expect(await rate(4)).toMatchObject({ status: 409, body: { code: 'no_chat' } })
  await visitor.say('Hola')
  expect((await rate(6)).status).toBe(422)
  expect((await rate(4)).status).toBe(204)
  const rows = await on.app.db.selectFrom('chat_rating').selectAll().where('bot_id', '=', on.botId).execute()
  expect(rows).toMatchObject([{ score: 4, comment: 'Rápidos' }])
})

test('a chatbot that does not ask for a rating takes none', async () => {
  const visitor = await on.visitor()
  await visitor.say('Hola')
  const rate = async () => (await visitor.call('POST', '/ratings', { score: 4 })).status
  const ask = (show_rating: boolean) =>
    on.settings({ webchat: { parameters: { allowed_domains: [SITE], show_rating } } })
  await ask(false)
  expect(await rate()).toBe(403)
  await ask(true)
  expect(await rate()).toBe(204)
})

test('a customer who writes again after a rating, or starts over, is asked for another', async () => {
  const visitor = await on.visitor()
  const rated = async () => (await visitor.call('POST', '/sessions', { origin: SITE })).body.rated
  await visitor.say('Hola')
  expect(await rated()).toBeNull()
  on.app.clock.advance(1)
  await visitor.call('POST', '/ratings', { score: 4 })
  expect(await rated()).toBe(4)
  on.app.clock.advance(1)
  await visitor.say('Otra cosa')
  expect(await rated()).toBeNull()
  on.app.clock.advance(1)
  await visitor.call('POST', '/ratings', { score: 5 })
  expect(await rated()).toBe(5)
  on.app.clock.advance(1)
  expect((await visitor.call('POST', '/restarts')).body.rated).toBeNull()
  expect(await rated()).toBeNull()
})
