import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertIntents, publishModel, shopIntents } from '../dialogue/fixtures.ts'
import { samplePng } from '../support/sample-files.ts'
import { type Channels, type Said, seed, startChannels } from './fixtures.ts'

let t: Channels
let account: number
beforeAll(async () => {
  t = await startChannels()
  await insertIntents(t, t.bot_, shopIntents)
  await publishModel(t, t.bot_)
  const { status, body } = await t.connectNumber()
  expect(status, JSON.stringify(body)).toBe(201)
  account = body.id
})
afterAll(() => t.stop())

const TIMES = { timeout: 8_000, interval: 40 }

/** Waits for the messages of somebody's chat to match. */
async function said(name: string, expected: readonly object[]): Promise<{ chatId: number; messages: Said[] }> {
  const find = async () => (await t.chats()).find((chat) => chat.user_name === name)
  await expect.poll(find, TIMES).toBeTruthy()
  const chatId = (await find())?.id ?? 0
  if (expected.length > 0) await expect.poll(() => t.thread(chatId), TIMES).toMatchObject(expected)
  return { chatId, messages: await t.thread(chatId) }
}

const nameOf = async (person: string) => ((await t.control('GET', `people/${person}`)) as { name: string }).name

test('a number is connected, tested, and shown without its keys', async () => {
  const { body } = await t.owner.call('GET', `/plugins/${t.bot_}`)
  expect(body).toMatchObject([
    { id: account, kind: 'whatsapp', status: 'connected', secrets: { access_token: '0000', app_secret: '1184' } },
  ])
  expect(JSON.stringify(body)).not.toContain('EAASim')
  const { body: tested } = await t.owner.call('POST', `/plugins/test/${t.bot_}/${account}`)
  expect(tested, JSON.stringify(tested)).toMatchObject({ ok: true })
})

test('a customer writes, the bot answers, and the ticks move up to read', async () => {
  await t.says('ana', { type: 'text', text: { body: '¿Hacen envíos?' } })
  const { messages } = await said(await nameOf('ana'), [
    { type: 'user', text: '¿Hacen envíos?', status: null },
    { type: 'bot', status: 'read', error: null },
  ])
  const [received] = await t.phone('ana')
  expect(received).toMatchObject({ opaque: `m:${messages[1]?.id}:0:1`, body: { to: '+5491123456789' } })
})

test('photos, voice notes, locations and contacts are stored as what they are', async () => {
  const image = { base64: samplePng(20, 20).toString('base64'), mime_type: 'image/png', caption: 'El enchufe' }
  await t.says('luis', { type: 'image', image })
  await t.says('luis', { type: 'location', location: { latitude: -34.6, longitude: -58.4, name: 'Obelisco' } })
  const phones = [{ phone: '+52 1 55 1234 5678', type: 'CELL' }]
  await t.says('luis', { type: 'contacts', contacts: [{ name: { formatted_name: 'Sofía Paz' }, phones }] })
  const got = async () => (await said(await nameOf('luis'), [])).messages.filter(({ type }) => type === 'user')
  await expect
    .poll(got, TIMES)
    .toMatchObject([
      { text: 'El enchufe', files: [{ type: 'image/png' }] },
      { content: { location: { latitude: -34.6, longitude: -58.4, name: 'Obelisco' } } },
      { content: { contacts: [{ name: 'Sofía Paz', phones: ['+52 1 55 1234 5678'], emails: [] }] } },
    ])
  const { chatId } = await said(await nameOf('luis'), [])
  // The bot reads words only, and does not count the others as not understood.
  const answers = (await t.thread(chatId)).filter(({ type }) => type === 'bot').map(({ text }) => text)
  expect(answers.join()).not.toContain('No quedó claro')
  const { body } = await t.owner.call('GET', `/chats/media/${t.bot_}/${chatId}`)
  expect(JSON.stringify(body)).toContain((await got())[0]?.files[0]?.media_id)
})

test('a customer without a visible number is known by the id of WhatsApp', async () => {
  await t.says('sol', { type: 'text', text: { body: 'Hola, soy Sol' } })
  const { chatId } = await said(await nameOf('sol'), [{ type: 'user' }, { type: 'bot', status: 'read' }])
  const chat = (await t.chats()).find(({ id }) => id === chatId)
  expect(chat?.sender_id).toMatch(/^[A-Z]{2}\.\w+/)
  expect((await t.phone('sol'))[0]?.body).toMatchObject({ recipient: chat?.sender_id })
})

test('what was answered is marked as read on the phone, unless the account says otherwise', async () => {
  const incoming = () => t.graph.sim.world.thread(seed.number, 'ana').messages.filter(({ isInbound }) => isInbound)
  await expect.poll(() => incoming().map(({ status }) => status), TIMES).toEqual(['read'])
  const [{ version }] = (await t.owner.call('GET', `/plugins/${t.bot_}`)).body
  const put = (body: object) => t.owner.call('PUT', `/plugins/whatsapp/${t.bot_}/${account}`, { body })
  const off = await put({ version, read_receipts: false })
  await t.says('ana', { type: 'text', text: { body: '¿Hacen envíos?' } })
  await said(await nameOf('ana'), [{}, {}, {}, { type: 'bot', status: 'read' }])
  expect(incoming().map(({ status }) => status)).toEqual(['read', 'received'])
  await put({ version: off.body.version, read_receipts: true })
})

test('a reaction is shown on the message, and removed', async () => {
  await t.says('bia', { type: 'text', text: { body: 'Bom dia' } })
  const { chatId } = await said(await nameOf('bia'), [{ type: 'user' }, { type: 'bot', status: 'read' }])
  const [received] = await t.phone('bia')
  await t.says('bia', { type: 'reaction', reaction: { message_id: received?.id, emoji: '👍' } })
  await expect.poll(async () => (await t.thread(chatId))[1]?.reaction, TIMES).toBe('👍')
  await t.says('bia', { type: 'reaction', reaction: { message_id: received?.id, emoji: '' } })
  await expect.poll(async () => (await t.thread(chatId))[1]?.reaction, TIMES).toBeNull()
})

test('staff answer with text and a file, in their order', async () => {
  const { chatId } = await said(await nameOf('ana'), [])
  const chat = (await t.chats()).find(({ id }) => id === chatId)
  const send = (message: string) =>
    t.owner.call('POST', `/chats/requests/send/${t.bot_}`, {
      body: { id: chatId, target_id: chat?.sender_id, message },
    })
  for (const text of ['Uno', 'Dos', 'Tres', 'Cuatro']) expect((await send(text)).status).toBe(201)
  await expect
    .poll(
      async () => (await t.thread(chatId)).filter(({ type }) => type === 'agent').map(({ status }) => status),
      TIMES,
    )
    .toEqual(['read', 'read', 'read', 'read'])
  const texts = (await t.phone('ana')).map(({ body }) => (body.text as { body?: string } | undefined)?.body)
  expect(texts.slice(-4)).toEqual(['Uno', 'Dos', 'Tres', 'Cuatro'])
})

test('a request without the signature of the app is refused, and one with it is stored once', async () => {
  const url = `${t.settings.publicUrl}/webhooks/meta/${t.bot_}`
  const forged = await fetch(url, {
    method: 'POST',
    body: JSON.stringify({ object: 'whatsapp_business_account', entry: [] }),
    headers: { 'x-hub-signature-256': `sha256=${'0'.repeat(64)}`, 'content-type': 'application/json' },
  })
  expect(forged.status).toBe(403)
  const count = async () => (await t.db.selectFrom('webhook_inbox').select('id').execute()).length
  expect(await count()).toBeGreaterThan(5)
})

test('an expired token stops the number, tells the owner, and loses nothing', async () => {
  const { chatId } = await said(await nameOf('ana'), [])
  const chat = (await t.chats()).find(({ id }) => id === chatId)
  await t.db
    .updateTable('channel_account')
    .set({ secrets: await sealedWith('vencida-12345678') })
    .execute()
  await t.owner.call('POST', `/chats/requests/send/${t.bot_}`, {
    body: { id: chatId, target_id: chat?.sender_id, message: 'Sigo acá' },
  })
  const accounts = async () => (await t.owner.call('GET', `/plugins/${t.bot_}`)).body
  await expect.poll(accounts, TIMES).toMatchObject([{ status: 'needs_action' }])
  expect((await t.thread(chatId)).at(-1)).toMatchObject({ text: 'Sigo acá', status: 'pending' })
  const { version } = (await accounts())[0]
  const wrong = { version, access_token: 'tampoco-12345678' }
  const put = (body: object) => t.owner.call('PUT', `/plugins/whatsapp/${t.bot_}/${account}`, { body })
  expect(await put(wrong)).toMatchObject({ status: 422, body: { fields: { access_token: expect.any(Array) } } })
  expect((await put({ version, access_token: 'EAASimWhatsApp0000000000000000000000000000000000' })).status).toBe(200)
  await expect
    .poll(async () => (await t.thread(chatId)).at(-1), TIMES)
    .toMatchObject({ text: 'Sigo acá', status: 'read' })
})

const sealedWith = async (access_token: string) => {
  const { sealed } = await import('../../src/server/channels/accounts/account.ts')
  const { inCall } = await import('../../src/server/foundation/http/context.ts')
  return t.store.run(() =>
    inCall(
      { services: t.app.services },
      async () => sealed({ access_token, app_secret: 'b1946ac92492d2347c6235b4d2611184' }).secrets,
    ),
  )
}
