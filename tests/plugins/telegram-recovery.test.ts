import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Channels, seed, startChannels } from './fixtures.ts'

// What goes wrong between the server and Telegram, which reports nothing about messages later.

let t: Channels
let account: number
let chat: { id: number; sender_id: string }
beforeAll(async () => {
  t = await startChannels()
  await t.db.updateTable('bot').set({ special_state: 'chatbot_off' }).where('id', '=', t.bot_).execute()
  account = (await t.connectTelegram()).body.id
})
afterEach(async () => {
  await t.control('DELETE', 'rules')
})
afterAll(() => t.stop())

const TIMES = { timeout: 15_000, interval: 50 }
const writes = (person: string, text: string) => t.says(person, { to: seed.telegram_bot, text })
const send = (message: string) =>
  t.owner.call('POST', `/chats/requests/send/${t.bot_}`, { body: { id: chat.id, target_id: chat.sender_id, message } })
const sent = async (text: string) => (await t.thread(chat.id)).find((one) => one.text === text)
const toBe = (text: string, status: string) => expect.poll(async () => (await sent(text))?.status, TIMES).toBe(status)
const reached = async (text: string) =>
  (await t.phone('ana')).filter(({ body }) => (body.shown as { text?: string }).text === text).length
const rule = (given: object) => t.control('POST', 'rules', { endpoint: 'sendMessage', ...given })
const list = async () => (await t.owner.call('GET', `/plugins/${t.bot_}`)).body

test('a customer writes', async () => {
  await writes('ana', 'Hola')
  await expect.poll(t.chats, TIMES).toHaveLength(1)
  chat = (await t.chats())[0] as typeof chat
})

test.each([
  ['after', 1],
  ['before', 0],
] as const)(
  'an answer that is lost %s Telegram accepted stays unconfirmed, holds nothing up and is not repeated',
  async (cut, times) => {
    await rule({ next: 1, cut })
    await send(`Se corta ${cut}`)
    await toBe(`Se corta ${cut}`, 'uncertain')
    await send(`Sigue ${cut}`)
    await toBe(`Sigue ${cut}`, 'sent')
    await writes('ana', 'Otra noticia')
    await t.control('GET', 'idle')
    expect(await sent(`Se corta ${cut}`)).toMatchObject({ status: 'uncertain' })
    expect(await reached(`Se corta ${cut}`)).toBe(times)
  },
)

test('a server that ends during a request does not send it again, and sends what had not begun', async () => {
  await rule({ next: 1, slow: 1_500, cut: 'after' })
  await send('Empezó')
  await expect
    .poll(
      async () => (await t.db.selectFrom('outbound_part').select('state').execute()).map(({ state }) => state),
      TIMES,
    )
    .toContain('sending')
  await send('No empezó')
  await t.restartWorkers()
  await toBe('Empezó', 'uncertain')
  await toBe('No empezó', 'sent')
  expect([await reached('Empezó'), await reached('No empezó')]).toEqual([1, 1])
})

test('Telegram asks to slow down, is broken or cannot be reached: it is tried again; what it refuses is told', async () => {
  await rule({ next: 1, error: 429, details: 'Too Many Requests: retry after 1', retryAfter: 1 })
  await rule({ next: 1, error: 502, details: 'Bad Gateway' })
  await send('Con paciencia')
  await toBe('Con paciencia', 'sent')
  await rule({ next: 1, error: 400, details: 'Bad Request: message is too long' })
  await send('No se puede')
  await toBe('No se puede', 'failed')
  expect((await sent('No se puede'))?.error).toContain('Telegram no aceptó')
  expect([await reached('Con paciencia'), await reached('No se puede')]).toEqual([1, 0])
})

test('more than one message a second to a person waits instead of being refused', async () => {
  const refused = () => t.control('GET', 'rules')
  await t.control('PUT', 'settings', { limits: { telegramPairBurst: 5 } })
  for (let n = 0; n < 7; n++) await send(`Rápido ${n}`)
  await toBe('Rápido 6', 'sent')
  const parts = await t.db
    .selectFrom('outbound_part')
    .select(['attempt', 'state'])
    .orderBy('id', 'desc')
    .limit(7)
    .execute()
  expect(parts.every(({ attempt, state }) => attempt === 1 && state === 'sent')).toBe(true)
  expect(await refused()).toEqual({ data: [] })
})

test('somebody who blocks the bot is told to staff once, cannot be written to, and can again afterwards', async () => {
  const notes = async () => (await t.thread(chat.id)).filter(({ type }) => type === 'system').map(({ text }) => text)
  const block = (isBlocked: boolean) => t.control('POST', 'people/ana/block', { account: seed.telegram_bot, isBlocked })
  await block(true)
  await expect.poll(notes, TIMES).toEqual(['Bloqueó el bot en Telegram. Lo que escribas no le llega.'])
  await send('¿Sigues ahí?')
  await toBe('¿Sigues ahí?', 'failed')
  expect((await sent('¿Sigues ahí?'))?.error).toContain('bloqueó')
  expect(await notes()).toHaveLength(1)
  await block(false)
  await expect.poll(notes, TIMES).toHaveLength(2)
  await send('Qué bueno')
  await toBe('Qué bueno', 'sent')
})

test('a block that only a refusal tells is told as well, and ends when the person writes', async () => {
  const notes = async () => (await t.thread(chat.id)).filter(({ type }) => type === 'system').length
  await rule({ next: 1, error: 403, details: 'Forbidden: bot was blocked by the user' })
  await send('Hola de nuevo')
  await toBe('Hola de nuevo', 'failed')
  await expect.poll(notes, TIMES).toBe(3)
  await writes('ana', 'Volví')
  await expect.poll(notes, TIMES).toBe(4)
})

test('a token that was revoked stops the bot, tells the owner, loses nothing, and a new one goes on', async () => {
  await t.control('POST', `tokens/${seed.telegram_token}`, { invalid: 460 })
  await send('Espera')
  await expect.poll(list, TIMES).toMatchObject([{ status: 'needs_action', problem: expect.stringContaining('token') }])
  expect(await sent('Espera')).toMatchObject({ status: 'pending' })
  await expect
    .poll(async () => (await t.mails()).map(({ subject }) => subject), TIMES)
    .toContainEqual(expect.stringContaining('requiere atención'))
  const [{ version }] = await list()
  const put = (access_token: string) =>
    t.owner.call('PUT', `/plugins/telegram/${t.bot_}/${account}`, { body: { version, access_token } })
  const other = await put(seed.other_telegram_token)
  expect(other).toMatchObject({
    status: 422,
    body: { fields: { access_token: [expect.stringContaining('otro bot')] } },
  })
  expect((await put(seed.telegram_token)).body.fields.access_token[0]).toContain('no acepta')
  await t.control('POST', `tokens/${seed.telegram_token}`, { invalid: null })
  expect((await put(seed.telegram_token)).status).toBe(200)
  await toBe('Espera', 'sent')
})

test('updates that come twice are stored once, and those of one person in their order', async () => {
  await t.control('PUT', 'settings', { webhooks: { duplicates: 1 } })
  const texts = Array.from({ length: 12 }, (_, n) => `Repetido ${n}`)
  for (const text of texts) await writes('ana', text)
  const stored = async () =>
    (await t.thread(chat.id)).map(({ text }) => text).filter((text) => text.startsWith('Repetido'))
  await expect.poll(async () => (await stored()).length, TIMES).toBe(12)
  await t.control('GET', 'idle')
  expect(await stored()).toEqual(texts)
  await t.control('PUT', 'settings', { webhooks: { duplicates: 0 } })
})
