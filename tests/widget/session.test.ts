import { afterAll, beforeAll, expect, test } from 'vitest'
import { cleanVisitors } from '../../src/server/channels/webchat/visitor.ts'
import { createWidgetFixture, SITE, type WidgetFixture } from './fixtures.ts'

let on: WidgetFixture
beforeAll(async () => {
  on = await createWidgetFixture()
})
afterAll(() => on.app.stop())

test('the appearance of a bot is public under its key, with defaults for missing settings', async () => {
  const { status, body } = await on.app.call('GET', `/webchat/${on.key}`)
  expect(status).toBe(200)
  expect(body).toMatchObject({ theme: 'light', position: 'right', launcher_size: 56 })
  expect(JSON.stringify(body)).not.toContain(SITE)
  expect((await on.app.call('GET', '/webchat/no-such-key-here')).status).toBe(404)
})

test('a page of an allowed site gets a visitor with a secret of 256 bits, which is stored hashed', async () => {
  const { status, body } = await on.open(SITE)
  expect(status).toBe(201)
  expect(Buffer.from(body.secret, 'base64url')).toHaveLength(32)
  const rows = await on.app.db.selectFrom('webchat_visitor').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(body.secret)
})

test('a page of another site is refused, also one with a similar address', async () => {
  for (const origin of ['https://otra.example', `${SITE}.example`, 'https://x.tienda.example', 'http://tienda.example'])
    expect((await on.open(origin)).status, origin).toBe(403)
  expect((await on.open('null')).status).toBe(422)
  expect((await on.open(SITE.toUpperCase().replace('HTTPS', 'https'))).status).toBe(201)
})

test('a request with another Origin header is refused, one from the frame is not', async () => {
  const from = (origin: string) => on.open(SITE, { headers: { origin, host: 'consola.example' } })
  expect((await from('https://otra.example')).status).toBe(403)
  expect((await from('null')).status).toBe(403)
  expect((await from('http://consola.example')).status).toBe(201)
})

test('a secret resumes its own chat only', async () => {
  const [one, two] = [await on.visitor(), await on.visitor()]
  await one.say('Hola')
  const resumed = await on.open(SITE, { headers: { authorization: `Visitor ${one.secret}` } })
  expect(resumed.status).toBe(200)
  expect(resumed.body.secret).toBeUndefined()
  expect(resumed.body.messages.map(({ text }: { text: string }) => text)).toEqual(['Hola'])
  expect((await two.call('GET', '/messages')).body.data).toEqual([])
})

test('messages are not returned without a secret, with a wrong one or with one of another bot', async () => {
  const visitor = await on.visitor()
  const other = await on.app.bot()
  const { webchat_key } = await on.app.db
    .selectFrom('bot')
    .select('webchat_key')
    .where('id', '=', other)
    .executeTakeFirstOrThrow()
  const read = (key: string, authorization?: string) =>
    on.app.call('GET', `/webchat/${key}/messages`, { headers: authorization ? { authorization } : {} })
  expect((await read(on.key)).status).toBe(401)
  expect((await read(on.key, `Visitor ${'x'.repeat(43)}`)).status).toBe(401)
  expect((await read(webchat_key, `Visitor ${visitor.secret}`)).status).toBe(401)
  expect((await read(on.key, `Visitor ${visitor.secret}`)).status).toBe(200)
})

test('an unknown secret starts a new chat', async () => {
  const begun = await on.open(SITE, { headers: { authorization: `Visitor ${'y'.repeat(43)}` } })
  expect(begun.status).toBe(201)
  expect(begun.body.secret).toHaveLength(43)
})

test('visitors without messages are deleted after a month, and those with messages are kept', async () => {
  const [silent, writer] = [await on.visitor(), await on.visitor()]
  await writer.say('Hola')
  const later = new Date(on.app.clock.now().getTime() + 31 * 86_400_000)
  await on.app.store.run(() => cleanVisitors(later))
  expect((await silent.call('GET', '/messages')).status).toBe(401)
  expect((await writer.call('GET', '/messages')).body.data).toHaveLength(1)
})
