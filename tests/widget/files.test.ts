import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { formOf } from '../support/form.ts'
import { pngOfSize, samplePng } from '../support/sample-files.ts'
import { createWidgetFixture, freshKey, type WidgetFixture } from './fixtures.ts'

let on: WidgetFixture
beforeAll(async () => {
  on = await createWidgetFixture()
})
// The limits of files begin anew.
beforeEach(() => on.app.clock.advance(3600))
afterAll(() => on.app.stop())

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const base64 = (text: string) => Buffer.from(text).toString('base64')

test('a picture can be uploaded, sent and downloaded', async () => {
  const visitor = await on.visitor()
  const file = (await visitor.upload('../../pava.png', PNG)).body
  expect(file).toMatchObject({ filename: 'pava.png', type: 'image/png', size: Buffer.from(PNG, 'base64').length })
  const sent = await visitor.call('POST', '/messages', { key: freshKey(), files: [file.id] })
  expect(sent.status).toBe(201)
  expect(sent.body.files).toEqual([file])
  const got = await visitor.call('GET', `/files/${file.id}`)
  expect(got.status).toBe(200)
  expect(got.headers['content-type']).toBe('application/octet-stream')
  expect(got.headers['x-content-type-options']).toBe('nosniff')
})

test('the type of a file is detected from its content, not from its name', async () => {
  const visitor = await on.visitor()
  for (const [filename, file] of [
    ['foto.png', base64('<script>alert(1)</script>')],
    ['foto.svg', base64('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['foto.png', '%%%%'],
  ])
    expect((await visitor.upload(filename ?? '', file ?? '')).status, filename).toBe(422)
  expect((await visitor.upload('lista.txt', base64('%PDF-1.4 hola'))).body.type).toBe('application/pdf')
})

test('an upload with a part that nobody knows is refused, naming it', async () => {
  const visitor = await on.visitor()
  const file = { name: 'file', filename: 'pava.png', bytes: Buffer.from(PNG, 'base64') }
  const send = (...more: Parameters<typeof formOf>) => visitor.call('POST', '/files', undefined, formOf(file, ...more))
  expect(await send({ name: 'nota', text: 'Hola' })).toMatchObject({
    ...{ status: 422, body: { code: 'invalid', fields: { nota: [expect.any(String)] } } },
  })
  expect(await send({ ...file, name: 'otro' })).toMatchObject({
    status: 422,
    body: { fields: { otro: [expect.any(String)] } },
  })
  expect((await send()).status).toBe(201)
})

test('images that cannot be shown are refused, with what to do', async () => {
  const visitor = await on.visitor()
  const refusal = async (bytes: Buffer) => {
    const { status, body } = await visitor.upload('foto.png', bytes.toString('base64'))
    return [status, body.fields?.file?.[0]]
  }
  expect(await refusal(pngOfSize(20_000, 20_000))).toEqual([422, expect.stringContaining('supera los 40 megapíxeles')])
  const head = Buffer.concat([pngOfSize(4_000_000_000, 4_000_000_000).subarray(0, 33), Buffer.alloc(500, 'z')])
  expect(await refusal(head)).toEqual([422, expect.stringContaining('dañada o incompleta')])
  expect(await refusal(samplePng(400, 300))).toEqual([201, undefined])
})

test('a visitor can neither read nor send files of another visitor', async () => {
  const [one, two] = [await on.visitor(), await on.visitor()]
  const { id } = (await one.upload('a.png', PNG)).body
  expect((await two.call('GET', `/files/${id}`)).status).toBe(404)
  expect((await two.call('POST', '/messages', { key: freshKey(), files: [id] })).status).toBe(422)
  expect((await one.call('GET', `/files/${id}`)).status).toBe(200)
  expect((await one.call('GET', '/files/f-0000000000000000000000')).status).toBe(404)
})

test('the visitor can read files sent by staff in the chat, but not those of internal notes', async () => {
  const visitor = await on.visitor()
  await visitor.say('Hola')
  const mine = await on.app.db
    .selectFrom('webchat_visitor')
    .select('chat_id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const stranger = await on.visitor()
  const send = async (author: 'user' | 'agent' | 'internal') => {
    const { id } = (await stranger.upload(`${author}.png`, PNG)).body
    const message = await on.app.db
      .insertInto('message')
      .values({ bot_id: on.botId, chat_id: mine.chat_id as number, author, has_files: true })
      .returning('id')
      .executeTakeFirstOrThrow()
    await on.app.db.insertInto('message_file').values({ message_id: message.id, position: 0, media_id: id }).execute()
    return id
  }
  expect((await visitor.call('GET', `/files/${await send('agent')}`)).status).toBe(200)
  expect((await visitor.call('GET', `/files/${await send('internal')}`)).status).toBe(404)
})

test('who is refused is told so whatever the body: it is not read before', async () => {
  const visitor = await on.visitor()
  const many = { raw: `[${'{},'.repeat(200_000)}{}]`, type: 'application/json' }
  const stranger = { headers: { authorization: `Visitor ${'x'.repeat(43)}` } }
  for (const place of ['/files', '/messages', '/ratings', '/offline', '/typing'])
    expect((await visitor.call('POST', place, undefined, { ...many, ...stranger })).status, place).toBe(401)
  expect((await visitor.upload('a.png', PNG, stranger)).status).toBe(401)
  expect((await visitor.call('POST', '/files', undefined, many)).status).toBe(400)
  expect((await visitor.call('POST', '/files', undefined, { ...many, type: 'text/plain' })).status).toBe(415)
  expect((await visitor.upload('a.png', PNG)).status).toBe(201)
})

test('a widget that stayed open during an update still sends files, as JSON, under the same rules', async () => {
  const visitor = await on.visitor()
  const former = (filename: string, file: string) => visitor.call('POST', '/files', { filename, file })
  const sent = await former('../../pava.png', PNG)
  expect([sent.status, sent.body]).toEqual([
    201,
    expect.objectContaining({ filename: 'pava.png', type: 'image/png', size: Buffer.from(PNG, 'base64').length }),
  ])
  const message = await visitor.call('POST', '/messages', { key: freshKey(), files: [sent.body.id] })
  expect(message.body.files).toEqual([sent.body])

  // The largest file that the bot takes arrives; a byte more says how large it may be.
  const ofSize = (size: number) => Buffer.concat([Buffer.from('%PDF-1.4 '), Buffer.alloc(size - 9)]).toString('base64')
  const allowed_domains = ['https://tienda.example']
  await on.settings({ webchat: { parameters: { upload_max_mb: 1, allowed_domains } } })
  const most = 1_048_576
  expect((await former('plano.pdf', ofSize(most))).status).toBe(201)
  expect((await former('plano.pdf', ofSize(most + 1))).body.message).toContain('hasta 1 MB')
  expect((await former('plano.pdf', ofSize(11_100_000))).status).toBe(413)
  for (const [filename, file] of [
    ['foto.png', base64('<script>alert(1)</script>')],
    ['foto.png', '%%%%'],
    ['', PNG],
  ])
    expect((await former(filename ?? '', file ?? '')).status, file).toBe(422)
  const stranger = { headers: { authorization: `Visitor ${'x'.repeat(43)}` } }
  const refused = await visitor.call('POST', '/files', { filename: 'a.png', file: PNG }, stranger)
  expect(refused.status).toBe(401)
})

test('a visitor can upload 10 files per minute, and one with a consent to give none before', async () => {
  const visitor = await on.visitor()
  for (let i = 0; i < 10; i++) expect((await visitor.upload('a.png', PNG)).status).toBe(201)
  expect((await visitor.call('POST', '/files', undefined, { raw: 'x', type: 'text/plain' })).status).toBe(429)
  on.app.clock.advance(61)
  expect((await visitor.upload('a.png', PNG)).status).toBe(201)
  const parameters = {
    consent_required: true,
    privacy_notice: 'Guardamos los mensajes.',
    allowed_domains: ['https://tienda.example'],
  }
  await on.settings({ webchat: { parameters } })
  const other = await on.visitor()
  expect((await other.upload('a.png', PNG)).body.code).toBe('consent_required')
  expect((await other.call('POST', '/consents')).status).toBe(204)
  expect((await other.upload('a.png', PNG)).status).toBe(201)
})

test('uploads are refused if the bot does not accept files', async () => {
  const visitor = await on.visitor()
  await on.settings({ webchat: { parameters: { allow_files: false, allowed_domains: ['https://tienda.example'] } } })
  expect((await visitor.upload('a.png', PNG)).status).toBe(422)
})
