import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleGif } from '../support/sample-files.ts'
import { type Channels, seed, startChannels } from './fixtures.ts'

// What a platform delivers contains what customers wrote and named: of any length, at any time, and with any id.

let t: Channels
let front: Server
/** Paths that the server asked a platform for. */
const asked: string[] = []
/** What Telegram brings with each update. */
let secret = ''
/** Answers of Telegram to `getFile`, by the id of the file. */
const paths: Record<string, string> = {
  up: '../../../v26.0/me',
  query: 'documents/a.png?x=1#y',
  local: '/var/lib/telegram/a.png',
}

beforeAll(async () => {
  front = createServer(async (request, response) => {
    asked.push(`${request.method} ${request.url}`)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    if (request.url?.endsWith('/setWebhook')) secret = JSON.parse(body.toString()).secret_token
    const file = request.url?.endsWith('/getFile') ? paths[JSON.parse(body.toString()).file_id] : undefined
    if (file) return response.end(JSON.stringify({ ok: true, result: { file_path: file, file_size: 10 } }))
    if (request.url?.includes('/documents/')) return response.end(sampleGif())
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers
    const answer = await fetch(`${t.graph.url}${request.url}`, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(body.length > 0 && { body }),
    }).catch(() => undefined)
    if (!answer) return response.destroy()
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
    return response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(front.address() as AddressInfo).port}`
  t = await startChannels({ settings: { graphUrl: url, telegramUrl: `${url}/telegram` } })
  expect((await t.connectNumber()).status).toBe(201)
  expect((await t.connectPage()).status).toBe(201)
  expect((await t.connectTelegram()).status).toBe(201)
  await t.db.updateTable('bot').set({ special_state: 'chatbot_off' }).where('id', '=', t.bot_).execute()
})
afterAll(async () => {
  await t.stop()
  front.close()
})

const TIMES = { timeout: 10_000, interval: 40 }

async function post(address: string, payload: object, headers: Record<string, string>): Promise<void> {
  const response = await fetch(`${t.settings.publicUrl}/webhooks/${address}/${t.bot_}`, {
    method: 'POST',
    body: JSON.stringify(payload),
    headers: { 'content-type': 'application/json', ...headers },
  })
  expect(response.status).toBe(200)
}
const signed = (payload: object) =>
  post('meta', payload, {
    'x-hub-signature-256': `sha256=${createHmac('sha256', seed.app_secret).update(JSON.stringify(payload)).digest('hex')}`,
  })

let count = 0
const now = () => Math.floor(Date.now() / 1000)

/** Somebody who did not write before sends a message of WhatsApp; returns it as staff see it, and the chat. */
async function whatsapp(message: object, name = 'Ana') {
  const from = `54911555${String(++count).padStart(5, '0')}`
  const value = {
    metadata: { phone_number_id: seed.number },
    contacts: [{ wa_id: from, profile: { name } }],
    messages: [{ from, id: `wamid.${count}`, timestamp: String(now()), ...message }],
  }
  await signed({
    object: 'whatsapp_business_account',
    entry: [{ id: seed.waba_id, changes: [{ field: 'messages', value }] }],
  })
  return only(from)
}

async function messenger(event: object) {
  const id = String(7_000_000_000 + ++count)
  await signed({
    object: 'page',
    entry: [
      { id: seed.page, messaging: [{ sender: { id }, recipient: { id: seed.page }, timestamp: Date.now(), ...event }] },
    ],
  })
  return only(id)
}

async function telegram(message: object) {
  const id = 8_000_000 + ++count
  await post(
    'telegram',
    {
      update_id: 900_000 + count,
      message: {
        message_id: count,
        date: now(),
        chat: { id, type: 'private' },
        from: { id, first_name: 'Ana' },
        ...message,
      },
    },
    { 'x-telegram-bot-api-secret-token': secret },
  )
  return only(String(id))
}
/** The only message of somebody, once it is stored. */
async function only(senderId: string) {
  await expect.poll(async () => (await t.chats()).some(({ sender_id }) => sender_id === senderId), TIMES).toBe(true)
  const chat = (await t.chats()).find(({ sender_id }) => sender_id === senderId)
  const [message] = await t.thread(chat?.id ?? 0)
  return { ...message, name: chat?.user_name, chatId: chat?.id ?? 0 }
}

test.each(['99999999999999', '-5', 'x', '1e300', ''])(
  'a message of WhatsApp at the time «%s» is stored at once',
  async (timestamp) => {
    const { chatId, text } = await whatsapp({ type: 'text', text: { body: 'Hola' }, timestamp })
    expect(text).toBe('Hola')
    await isNow(chatId)
  },
)

test('a message of Messenger or Telegram at a time without sense, or that has not come yet, counts as of now', async () => {
  await isNow((await messenger({ timestamp: 1e17, message: { mid: 'm.a', text: 'Hola' } })).chatId)
  await isNow((await messenger({ timestamp: Date.now() + 9e9, message: { mid: 'm.b', text: 'Hola' } })).chatId)
  await isNow((await telegram({ date: 99_999_999_999_999, text: 'Hola' })).chatId)
  await isNow((await whatsapp({ type: 'text', text: { body: 'Hola' }, timestamp: String(now() + 9e6) })).chatId)
  await signed({
    object: 'page',
    entry: [
      { id: seed.page, messaging: [{ sender: { id: '7' }, recipient: { id: seed.page }, read: { watermark: 1e17 } }] },
    ],
  })
  const failed = () => t.db.selectFrom('webhook_inbox').select('error').where('error', 'is not', null).execute()
  await expect
    .poll(
      async () => (await t.db.selectFrom('webhook_inbox').select('id').where('done_at', 'is', null).execute()).length,
      TIMES,
    )
    .toBe(0)
  expect(await failed()).toEqual([])
})

/** The time for answers of a chat counts from now. */
async function isNow(id: number): Promise<void> {
  const { last_inbound_at } = await t.db
    .selectFrom('chat')
    .select('last_inbound_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const age = Date.now() - new Date(String(last_inbound_at)).getTime()
  expect(age).toBeGreaterThanOrEqual(-1)
  expect(age).toBeLessThan(60_000)
}

test('the id of a file is no path of the platform', async () => {
  asked.length = 0
  const ids = [`${seed.number}/register`, 'x#y', '../../me', 'a?b=c', '..', 'ñandú']
  for (const id of ids)
    expect((await whatsapp({ type: 'image', image: { id } })).content).toEqual({ lost_file: 'Foto' })
  for (const file_id of ['up', 'local'])
    expect((await telegram({ document: { file_id } })).content).toEqual({ lost_file: 'Documento' })
  expect((await telegram({ document: { file_id: 'query' } })).files).toMatchObject([{ filename: 'Documento.gif' }])
  expect(asked.filter((one) => one.startsWith('GET'))).toEqual([
    expect.stringMatching(/^GET \/telegram\/file\/bot[^/]+\/documents\/a\.png%3Fx%3D1%23y$/),
  ])
})

const long = 'x'.repeat(100_000)
const many = (one: (place: number) => object) => Array.from({ length: 3_000 }, (_, place) => one(place))

test('what is longer than the platform lets people write is cut', async () => {
  const named = await whatsapp({ type: 'text', text: { body: long } }, `${'😀'.repeat(5_000)}`)
  expect(named.name).toMatch(/^(?:😀){34,35}…$/u)
  expect(named.text?.length).toBe(20_000)
  const referral = {
    source_type: 'ad',
    headline: long,
    body: long,
    source_url: `https://x.example/${long}`,
    ctwa_clid: long,
  }
  const hostile = [
    await whatsapp({ type: 'interactive', interactive: { button_reply: { id: long, title: long } }, referral }),
    await whatsapp({ type: 'button', button: { text: long, payload: long } }),
    await whatsapp({
      type: 'order',
      order: {
        text: long,
        product_items: many(() => ({ product_retailer_id: 'y'.repeat(1_000), quantity: 1 })).slice(0, 300),
      },
    }),
    await whatsapp({
      type: 'contacts',
      contacts: many(() => ({
        name: { formatted_name: 'Sol' },
        phones: many(() => ({ phone: '1' })).slice(0, 500),
      })).slice(0, 30),
    }),
    await whatsapp({ type: 'location', location: { latitude: 1, longitude: 1, name: long, address: long } }),
    await whatsapp({ type: 'image', image: { id: '1', filename: long } }),
    await messenger({
      message: {
        mid: long,
        text: long,
        attachments: many(() => ({ type: 'image', payload: { url: 'http://malo.example/a' } })),
      },
    }),
    await telegram({ contact: { first_name: long, phone_number: long } }),
  ]
  const form = await whatsapp({
    type: 'interactive',
    interactive: { nfm_reply: { response_json: '{"nota":"a\\u0000b"}' } },
  })
  expect(form.text).toBe('nota: ab')
  for (const message of hostile) expect(JSON.stringify(message).length).toBeLessThan(80_000)
  expect(hostile[0]?.text?.length).toBe(200)
  expect(hostile[0]?.content).toMatchObject({
    referral: { source: 'ad', click_id: expect.stringMatching(/^x{499}…$/) },
  })
  expect(hostile[0]?.content?.referral).not.toHaveProperty('url')
  expect(hostile[3]?.content).toMatchObject({ contacts: { length: 20 } })
})

test('what people write usually is kept as it is', async () => {
  const order = {
    text: 'Para hoy',
    product_items: [{ product_retailer_id: 'H1', quantity: 2, item_price: 900, currency: 'ARS' }],
  }
  expect((await whatsapp({ type: 'order', order }, 'Ana Ruiz')).content).toEqual({
    order: { text: 'Para hoy', items: [{ product: 'H1', quantity: 2, price: 900, currency: 'ARS' }] },
  })
  const location = { latitude: -34.6, longitude: -58.4, name: 'Obelisco', address: 'Av. 9 de Julio' }
  expect((await whatsapp({ type: 'location', location })).content).toEqual({ location })
})

test('what has no content that can be shown says so', async () => {
  const place = { latitude: 'x', longitude: 200 }
  const [nowhere, something] = [{ unsupported: 'una ubicación' }, { unsupported: 'algo' }]
  expect((await whatsapp({ type: 'location', location: place })).content).toEqual(nowhere)
  expect((await telegram({ location: place })).content).toEqual(nowhere)
  const attachments = [{ type: 'location', payload: { coordinates: { lat: 'x', long: 1 } } }]
  expect((await messenger({ message: { mid: 'm.c', attachments } })).content).toEqual(nowhere)
  for (const message of [
    { type: 'text' },
    { type: 'image' },
    { type: 'contacts', contacts: [] },
    { type: 'order', order: {} },
  ])
    expect((await whatsapp(message)).content).toEqual(something)
})
