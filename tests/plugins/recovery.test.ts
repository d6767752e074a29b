import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sendMessage } from '../../src/server/conversation/chats/core/send-message.ts'
import { inCall } from '../../src/server/foundation/http/context.ts'
import { type Channels, seed, startChannels } from './fixtures.ts'

// What goes wrong between the server and the platform, and how it ends.

let t: Channels
let account: number
let chat: { id: number; sender_id: string }
beforeAll(async () => {
  t = await startChannels()
  await t.db.updateTable('bot').set({ special_state: 'chatbot_off' }).where('id', '=', t.bot_).execute()
  account = (await t.connectNumber()).body.id
})
afterEach(async () => {
  await t.control('DELETE', 'rules')
})
afterAll(() => t.stop())

const TIMES = { timeout: 15_000, interval: 50 }

async function chatOf(person: string) {
  const { name } = (await t.control('GET', `people/${person}`)) as { name: string }
  await t.says(person, { type: 'text', text: { body: 'Hola' } })
  const find = async () => (await t.chats()).find(({ user_name }) => user_name === name)
  await expect.poll(find, TIMES).toBeTruthy()
  return (await find()) as typeof chat
}
const send = (message: string, to = chat) =>
  t.owner.call('POST', `/chats/requests/send/${t.bot_}`, { body: { id: to.id, target_id: to.sender_id, message } })
const statusOf = async (text: string, to = chat) => (await t.thread(to.id)).find((one) => one.text === text)?.status
const reached = async (text: string, person = 'ana') =>
  (await t.phone(person)).filter(({ body }) => JSON.stringify(body).includes(text)).length
const rule = (given: object) => t.control('POST', 'rules', { endpoint: 'messages', ...given })
const list = async () => (await t.owner.call('GET', `/plugins/${t.bot_}`)).body
/** The refusals in the activity, the newest first. */
async function refusals(): Promise<string[]> {
  const filter = encodeURIComponent(JSON.stringify({ kind: 'refused' }))
  const { body } = await t.owner.call(
    'GET',
    `/plugins/events/${t.bot_}?sort=["at","DESC"]&range=[0,9]&filter=${filter}`,
  )
  return body.map(({ detail }: { detail: string }) => detail)
}

test('an answer that is lost after the platform accepted is settled by what the platform reports, and sent once', async () => {
  chat = await chatOf('ana')
  await rule({ next: 1, cut: 'after' })
  await send('Se corta después')
  await expect.poll(() => statusOf('Se corta después'), TIMES).toBe('read')
  expect(await reached('Se corta después')).toBe(1)
})

test('a request that is lost before it reached the platform is sent again, and only once news about others came', async () => {
  await rule({ next: 1, cut: 'before' })
  await send('Se corta antes')
  await expect.poll(() => statusOf('Se corta antes'), TIMES).toBe('uncertain')
  await t.says('luis', { type: 'text', text: { body: 'Otra noticia' } })
  // Its own time must be later than the request's; WhatsApp tells seconds.
  await expect
    .poll(
      async () => {
        await t.says('luis', { type: 'text', text: { body: 'Sigo' } })
        return statusOf('Se corta antes')
      },
      { timeout: 30_000, interval: 500 },
    )
    .toBe('read')
  expect(await reached('Se corta antes')).toBe(1)
}, 80_000)

test('what is sent again leaves before the message that waits behind it', async () => {
  await rule({ next: 1, cut: 'before' })
  await send('Primero')
  await expect.poll(() => statusOf('Primero'), TIMES).toBe('uncertain')
  await send('Segundo')
  await expect
    .poll(
      async () => {
        await t.says('luis', { type: 'text', text: { body: 'Sigo acá' } })
        return statusOf('Segundo')
      },
      { timeout: 30_000, interval: 500 },
    )
    .toBe('read')
  const arrived = (await t.phone('ana')).map(({ body }) => (body.text as { body?: string } | undefined)?.body)
  expect(arrived.filter((text) => text === 'Primero' || text === 'Segundo')).toEqual(['Primero', 'Segundo'])
}, 80_000)

test('a temporary refusal is tried again, and a final one is told to staff', async () => {
  await rule({ next: 1, error: 131016, status: 503 })
  await rule({ next: 1, error: 130429, status: 429 })
  await send('Con paciencia')
  await expect.poll(() => statusOf('Con paciencia'), TIMES).toMatch(/read|uncertain/)
  // Told once, however often it is tried.
  expect(await refusals()).toEqual([expect.stringMatching(/^Texto a …\w{4}\. Lo intentaremos de nuevo \(\d+\)$/)])
  await rule({ next: 1, error: 131051 })
  await send('No se puede')
  await expect.poll(() => statusOf('No se puede'), TIMES).toBe('failed')
  expect((await t.thread(chat.id)).find(({ text }) => text === 'No se puede')?.error).toContain('no admite')
  expect(await refusals()).toEqual([expect.stringMatching(/\(131051\)$/), expect.stringContaining('de nuevo')])
})

test('a message that the platform accepts and cannot deliver fails later, with the reason', async () => {
  await rule({ next: 1, fail: 131026 })
  await send('No llega')
  await expect.poll(() => statusOf('No llega'), TIMES).toBe('failed')
  expect((await t.thread(chat.id)).find(({ text }) => text === 'No llega')?.error).toContain('WhatsApp')
})

test('a number that Meta restricts stops, says so, and goes on after a test of the connection', async () => {
  await t.control('POST', `numbers/${seed.number}`, { status: 'BANNED' })
  await expect.poll(list, TIMES).toMatchObject([{ status: 'needs_action', problem: expect.stringContaining('Meta') }])
  await send('Espera')
  expect(await statusOf('Espera')).toBe('pending')
  await t.control('POST', `numbers/${seed.number}`, { status: 'CONNECTED' })
  const tested = await t.owner.call('POST', `/plugins/test/${t.bot_}/${account}`)
  expect(tested.body.ok, JSON.stringify(tested.body)).toBe(true)
  await expect.poll(() => statusOf('Espera'), TIMES).toBe('read')
  // The workers may be sending it at this moment.
  await expect
    .poll(async () => (await t.mails()).map(({ subject }) => subject), TIMES)
    .toContainEqual(expect.stringContaining('requiere atención'))
})

test('a customer who changes the number keeps the chat', async () => {
  const bia = await chatOf('bia')
  await t.control('POST', 'people/bia/number', { waId: '5511912345678' })
  await t.says('bia', { type: 'text', text: { body: 'Desde el número nuevo' } })
  await expect.poll(async () => (await t.thread(bia.id)).at(-1)?.text, TIMES).toBe('Desde el número nuevo')
  await send('Anotado', bia)
  await expect.poll(() => statusOf('Anotado', bia), TIMES).toBe('read')
})

test('webhooks that come twice, late and out of order store each message once', async () => {
  await t.control('PUT', 'settings', { webhooks: { duplicates: 1, shuffle: 200 } })
  const texts = Array.from({ length: 12 }, (_, n) => `Repetido ${n}`)
  for (const body of texts) await t.says('luis', { type: 'text', text: { body } })
  const luis = (await t.chats()).find(({ sender_id }) => sender_id.startsWith('521')) as typeof chat
  const stored = async () =>
    (await t.thread(luis.id)).map(({ text }) => text).filter((text) => text.startsWith('Repetido'))
  await expect.poll(async () => (await stored()).length, TIMES).toBe(12)
  await t.control('GET', 'idle')
  expect((await stored()).sort()).toEqual([...texts].sort())
  await t.control('PUT', 'settings', { webhooks: { duplicates: 0, shuffle: 0 } })
})

test('a message whose 24 hours ended while it waited is not sent, and one of within them is', async () => {
  const late = new Date(Date.now() - 25 * 3_600_000)
  await t.db.updateTable('chat').set({ last_inbound_at: late }).where('id', '=', chat.id).execute()
  expect(await send('Ya es tarde')).toMatchObject({ status: 409, body: { code: 'window_closed' } })
  await t.store.run(() =>
    inCall({ services: t.app.services }, () =>
      sendMessage({ botId: t.bot_, chatId: chat.id, author: 'agent', userId: t.owner.id, text: 'Esperó demasiado' }),
    ),
  )
  await expect.poll(() => statusOf('Esperó demasiado'), TIMES).toBe('failed')
  expect(await reached('Esperó demasiado')).toBe(0)
  await t.db.updateTable('chat').set({ last_inbound_at: new Date() }).where('id', '=', chat.id).execute()
  await send('A tiempo')
  await expect.poll(() => statusOf('A tiempo'), TIMES).toBe('read')
})
