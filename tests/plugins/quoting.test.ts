import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Channels, type Said, seed, startChannels } from './fixtures.ts'

// An answer to one message is shown as such on the phone, and what customers answer to is shown to staff.

let t: Channels
beforeAll(async () => {
  t = await startChannels()
  await t.db.updateTable('bot').set({ special_state: 'chatbot_off' }).where('id', '=', t.bot_).execute()
  await t.connectNumber()
  await t.connectPage()
  const { callback_url, verify_token } = (await t.owner.call('GET', `/plugins/setup/${t.bot_}`)).body
  const fields = 'messages,messaging_postbacks,message_deliveries,message_reads,message_reactions,message_echoes'
  await fetch(`${t.graph.url}/v26.0/${seed.app}/subscriptions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${seed.app}|${seed.app_secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ object: 'page', callback_url, verify_token, fields }),
  })
})
afterAll(() => t.stop())

const TIMES = { timeout: 10_000, interval: 40 }

/** Somebody writes on a channel. Returns the chat and the message. */
async function asked(channel: string, text: string) {
  await t.says(
    'ana',
    channel === 'facebook' ? { to: seed.page, message: { text } } : { type: 'text', text: { body: text } },
  )
  return vi.waitFor(async () => {
    const chat = (await t.chats()).find((one) => one.channel === channel)
    const message = chat && (await t.thread(chat.id)).find((one) => one.text === text)
    if (!chat || !message) throw new Error('The message did not arrive')
    return { chat, message }
  }, TIMES)
}

async function answered(channel: string) {
  const { chat, message } = await asked(channel, '¿Tienen la pava roja?')
  const body = { id: chat.id, target_id: chat.sender_id, message: 'Quedan tres', reply_to: message.id }
  const sent = await t.owner.call('POST', `/chats/requests/send/${t.bot_}`, { body })
  expect(sent).toMatchObject({ status: 201, body: { reply_to: { id: message.id, text: '¿Tienen la pava roja?' } } })
  const find = async () => (await t.thread(chat.id)).find(({ id }) => id === sent.body.id)
  await expect.poll(async () => (await find())?.status, TIMES).toBe('read')
  const received = (await t.phone('ana')).findLast(({ body }) => JSON.stringify(body).includes('Quedan tres'))
  const { external_id } = await t.db
    .selectFrom('message')
    .select('external_id')
    .where('id', '=', message.id)
    .executeTakeFirstOrThrow()
  return { chat, sent: sent.body as Said, received, external_id }
}

test('on WhatsApp, and what the customer answers in turn is shown', async () => {
  const { chat, sent, received, external_id } = await answered('whatsapp')
  expect(received?.body).toMatchObject({ context: { message_id: external_id } })
  await t.says('ana', { type: 'text', text: { body: '¡La quiero!' }, quote: received?.id })
  await expect
    .poll(async () => (await t.thread(chat.id)).at(-1), TIMES)
    .toMatchObject({ text: '¡La quiero!', reply_to: { id: sent.id, text: 'Quedan tres', kind: 'text' } })
})

test('on Messenger', async () => {
  const { received, external_id } = await answered('facebook')
  expect(received?.body).toMatchObject({ reply_to: { mid: external_id } })
})
