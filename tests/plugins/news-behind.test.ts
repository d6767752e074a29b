import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { json } from '../../src/server/foundation/store/db.ts'
import { type Channels, startChannels } from './fixtures.ts'

// Messages that wait because the server is behind with reading what the platform tells.

let t: Channels
let account: number
let chat: { id: number; sender_id: string }
beforeAll(async () => {
  t = await startChannels({ settings: { channelConfirmSeconds: 600 } })
  await t.db.updateTable('bot').set({ special_state: 'chatbot_off' }).where('id', '=', t.bot_).execute()
  account = (await t.connectNumber()).body.id
  await t.says('ana', { type: 'text', text: { body: 'Hola' } })
  await vi.waitFor(async () => expect(await t.chats()).toHaveLength(1), TIMES)
  chat = (await t.chats())[0] as typeof chat
})
afterAll(() => t.stop())

const TIMES = { timeout: 10_000, interval: 40 }

const send = (message: string) =>
  t.owner.call('POST', `/chats/requests/send/${t.bot_}`, { body: { id: chat.id, target_id: chat.sender_id, message } })
const statusOf = async (text: string) => (await t.thread(chat.id)).find((one) => one.text === text)?.status
const before = (minutes: number) => new Date(Date.now() - minutes * 60_000)

/** A message is sent whose request is lost. */
async function loses(text: string): Promise<void> {
  // Without a recipient, the note that staff read would be lost instead.
  await t.control('POST', 'rules', { endpoint: 'messages', recipient: chat.sender_id, next: 1, cut: 'before' })
  await send(text)
  await expect.poll(() => statusOf(text), TIMES).toBe('uncertain')
}
/** The answers of all requests without one are waited for since then. */
const waitsFor = (minutes: number) =>
  t.db
    .updateTable('outbound_part')
    .set({ since: before(minutes) })
    .where('state', '=', 'uncertain')
    .execute()

/** Stores a row of the inbox that no worker processes. */
const comes = (lane: string) =>
  t.db
    .insertInto('webhook_inbox')
    .values({ account_id: account, key: `m:${lane}`, lane, body: json({}), received_at: before(30) })
    .execute()

test('what a customer of WhatsApp wrote holds no message: it says nothing about what was sent', async () => {
  await loses('Se pierde')
  await comes(`c:${chat.sender_id}`)
  await waitsFor(1)
  await send('Sigue')
  await expect.poll(() => statusOf('Sigue'), TIMES).toBe('read')
  expect(await statusOf('Se pierde')).toBe('uncertain')
})

test('news about what was sent hold the next message, for ten minutes at most', async () => {
  await t.control('GET', 'idle')
  await loses('Se pierde otra vez')
  await comes('status')
  await waitsFor(1)
  await t.db.deleteFrom('job').where('queue', '=', 'channel-send').execute()
  await send('Espera')
  // The server asked Meta once when the news came.
  const looks = () => t.db.selectFrom('job').select('id').where('queue', '=', 'channel-send').where('revision', '>', 0)
  await expect.poll(() => looks().execute(), TIMES).not.toEqual([])
  expect(await statusOf('Espera')).toBe('pending')
  await waitsFor(11)
  await expect.poll(() => statusOf('Espera'), TIMES).toBe('read')
})
