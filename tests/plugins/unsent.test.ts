import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Channels, startChannels } from './fixtures.ts'

// What the list says of a chat whose last message did not leave, and of messages that have no text.

let t: Channels
let chat: { id: number; sender_id: string }
beforeAll(async () => {
  t = await startChannels({ settings: { channelConfirmSeconds: 600 } })
  await t.db.updateTable('bot').set({ special_state: 'chatbot_off' }).where('id', '=', t.bot_).execute()
  await t.connectNumber()
  await asks('Hola')
  chat = (await t.chats())[0] as typeof chat
})
afterEach(async () => {
  await t.control('DELETE', 'rules')
  await t.control('PUT', 'settings', { webhooks: { hold: false } })
})
afterAll(() => t.stop())

const TIMES = { timeout: 10_000, interval: 40 }

interface Row {
  id: number
  answered: boolean
  last_message_text: string
  last_message_kind: string
  last_message_failed: boolean
}
const list = async (filter: object = {}): Promise<Row[]> =>
  (await t.owner.call('POST', `/chats/filter/${t.bot_}`, { body: { type: 'all', ...filter } })).body.data
const row = async () => (await list())[0]
const isListed = async () => (await list({ status: 'no_contestadas' })).length === 1
const unanswered = async () => (await t.owner.call('GET', `/home/${t.bot_}`)).body.chats.unanswered

async function asks(text: string) {
  await t.says('ana', { type: 'text', text: { body: text } })
  await vi.waitFor(async () => expect((await row())?.last_message_text).toBe(text), TIMES)
}
const said = async (text: string) => (await t.thread(chat.id)).find((one) => one.text === text)
const statusOf = async (text: string) => (await said(text))?.status
const rule = (given: object) =>
  t.control('POST', 'rules', { endpoint: 'messages', recipient: '5491123456789', ...given })
const answer = (text: string) =>
  t.owner.call('POST', `/chats/requests/send/${t.bot_}`, {
    body: { id: chat.id, target_id: chat.sender_id, message: text },
  })
const resend = async (text: string) =>
  t.owner.call('POST', `/chats/requests/resend/${t.bot_}`, {
    body: { id: chat.id, message_id: (await said(text))?.id },
  })

/** Sends an answer that the platform refuses. */
async function fails(text: string) {
  await rule({ next: 1, error: 131051 })
  await answer(text)
  await expect.poll(() => statusOf(text), TIMES).toBe('failed')
}

test('a reply that failed answers nobody: the row says so, and filters and counters keep the chat', async () => {
  await rule({ next: 1, fail: 131026 })
  await answer('Ya te digo')
  await expect.poll(() => statusOf('Ya te digo'), TIMES).toBe('failed')
  expect(await row()).toMatchObject({ answered: false, last_message_failed: true, last_message_text: 'Ya te digo' })
  expect(await isListed()).toBe(true)
  expect(await unanswered()).toBe(1)
})

test('it is broadcast with the whole chat, so that open lists show it', async () => {
  const events = await t.db
    .selectFrom('event')
    .select(['name', 'payload'])
    .where('bot_id', '=', t.bot_)
    .orderBy('seq', 'desc')
    .limit(2)
    .execute()
  expect(events).toMatchObject([
    { name: 'status', payload: { status: 'failed' } },
    { name: 'conversation', payload: { chat: { id: chat.id, answered: false, last_message_failed: true } } },
  ])
})

test('the next reply only counts once it left', async () => {
  await rule({ next: 1, slow: 400 })
  await answer('Ahora sí')
  expect(await row()).toMatchObject({ answered: false, last_message_failed: false })
  await expect.poll(() => statusOf('Ahora sí'), TIMES).toBe('read')
  expect(await row()).toMatchObject({ answered: true, last_message_failed: false })
  expect(await isListed()).toBe(false)
})

test('what is sent again answers when it leaves', async () => {
  await asks('¿Y el precio?')
  await fails('Cuesta 100')
  expect(await isListed()).toBe(true)
  expect((await resend('Cuesta 100')).status).toBe(200)
  await expect.poll(() => statusOf('Cuesta 100'), TIMES).toBe('read')
  expect(await row()).toMatchObject({ answered: true, last_message_failed: false })
})

test('a failure that a later reply overtook changes nothing', async () => {
  await asks('¿Abren hoy?')
  await t.control('PUT', 'settings', { webhooks: { hold: true } })
  await rule({ next: 1, fail: 131026 })
  await answer('Déjame ver')
  await expect.poll(() => statusOf('Déjame ver'), TIMES).toBe('accepted')
  await answer('Sí, hasta las 20')
  await expect.poll(() => statusOf('Sí, hasta las 20'), TIMES).toBe('accepted')
  await t.control('PUT', 'settings', { webhooks: { hold: false } })
  await t.control('POST', 'deliveries/release')
  await expect.poll(() => statusOf('Déjame ver'), TIMES).toBe('failed')
  expect(await row()).toMatchObject({ answered: true, last_message_failed: false })
})

test('what turns out to be delivered late does not answer what the customer wrote since', async () => {
  await fails('Perdón')
  await asks('¿Siguen ahí?')
  expect(await row()).toMatchObject({ answered: false, last_message_failed: false })
  expect((await resend('Perdón')).status).toBe(200)
  await expect.poll(() => statusOf('Perdón'), TIMES).toBe('read')
  expect(await row()).toMatchObject({ answered: false, last_message_text: '¿Siguen ahí?' })
})

test('what staff marked as answered in spite of a failure stays so', async () => {
  await fails('Otra vez')
  await t.owner.call('PUT', `/chats/answered/${t.bot_}`, { body: { id: chat.id, answered: true } })
  await answer('Listo')
  expect((await row())?.answered).toBe(true)
  await expect.poll(() => statusOf('Listo'), TIMES).toBe('read')
  expect((await row())?.answered).toBe(true)
})

test('what staff marked as not answered while a reply waited stays so when it leaves', async () => {
  await rule({ next: 1, slow: 400 })
  await answer('Lo averiguo')
  expect((await row())?.answered).toBe(true)
  await t.owner.call('PUT', `/chats/answered/${t.bot_}`, { body: { id: chat.id, answered: false } })
  await expect.poll(() => statusOf('Lo averiguo'), TIMES).toBe('read')
  expect((await row())?.answered).toBe(false)
})

test('the list names what has no text', async () => {
  const shows = async (message: object, kind: string, text: string) => {
    await t.says('ana', message)
    await vi.waitFor(
      async () => expect(await row()).toMatchObject({ last_message_kind: kind, last_message_text: text }),
      TIMES,
    )
  }
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  await shows({ type: 'location', location: { latitude: -34.6, longitude: -58.4 } }, 'location', 'Ubicación')
  await shows({ type: 'image', image: { base64: png.toString('base64'), mime_type: 'image/png' } }, 'image', 'Foto')
  await shows({ type: 'unsupported', unsupported: { type: 'poll_creation' } }, 'other', 'Encuesta')
  const voice = Buffer.concat([
    Buffer.from('OggS\0\x02'),
    Buffer.alloc(22),
    Buffer.from('\x01\x13OpusHead'),
    Buffer.alloc(64),
  ])
  await shows(
    { type: 'audio', audio: { base64: voice.toString('base64'), mime_type: 'audio/ogg; codecs=opus', voice: true } },
    'voice',
    'Nota de voz',
  )
})

test('a platform that refuses an answer as too late closes the time for answers, until the customer writes', async () => {
  await asks('¿Hacen envíos?')
  const until = async () => (await t.owner.call('GET', `/chats/view/${t.bot_}/${chat.id}`)).body.chat.window_until
  const open = async () => Date.parse(await until()) > Date.now()
  expect(await open()).toBe(true)
  await rule({ next: 1, error: 131047 })
  await answer('Sí, a todo el país')
  await expect.poll(() => statusOf('Sí, a todo el país'), TIMES).toBe('failed')
  expect((await said('Sí, a todo el país'))?.error).toContain('Envía una plantilla')
  await expect.poll(open, TIMES).toBe(false)
  expect(await answer('¿Hola?')).toMatchObject({ status: 409, body: { code: 'window_closed' } })
  await asks('Sigo acá')
  expect(await open()).toBe(true)
  expect((await answer('Te leo')).status).toBe(201)
})

test('what the customer sent before that refusal does not open it again', async () => {
  const closedAt = (ms: number) =>
    t.db
      .updateTable('chat')
      .set({ window_closed_at: new Date(Date.now() + ms) })
      .where('id', '=', chat.id)
      .execute()
  const closed = async () =>
    (await t.db.selectFrom('chat').select('window_closed_at').where('id', '=', chat.id).executeTakeFirstOrThrow())
      .window_closed_at
  await closedAt(60_000)
  await asks('Esto tardó en llegar')
  expect(await closed()).not.toBeNull()
  await closedAt(-60_000)
  await asks('Y esto es de ahora')
  expect(await closed()).toBeNull()
})

test('an old answer that is sent again and refused as too late closes the time all the same', async () => {
  await fails('Era para ayer')
  await asks('¿Entonces?')
  const set = (values: object) => t.db.updateTable('chat').set(values).where('id', '=', chat.id).execute()
  // The attempt comes in a later second than what the customer wrote.
  await set({ last_inbound_at: new Date(Date.now() - 1) })
  await rule({ next: 1, error: 131047 })
  expect((await resend('Era para ayer')).status).toBe(200)
  await expect.poll(() => statusOf('Era para ayer'), TIMES).toBe('failed')
  expect(await answer('¿Hola?')).toMatchObject({ status: 409, body: { code: 'window_closed' } })
  await asks('Acá sigo')
  expect((await answer('Bien')).status).toBe(201)
})

test('a platform whose clock is ahead does not prolong the time for answers', async () => {
  await t.control('POST', 'clock', { advance: 7200 })
  await asks('Desde el futuro')
  const { window_until } = (await t.owner.call('GET', `/chats/view/${t.bot_}/${chat.id}`)).body.chat
  expect(Date.parse(window_until)).toBeLessThanOrEqual(Date.now() + 24 * 3_600_000)
})
