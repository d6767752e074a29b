import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Channels, seed, startChannels, subscribePages } from './fixtures.ts'
import { reactionsIn } from './reacting.ts'

// What staff react with reaches the phone of the customer.

let t: Channels
beforeAll(async () => {
  t = await startChannels()
  await t.db.updateTable('bot').set({ special_state: 'chatbot_off' }).where('id', '=', t.bot_).execute()
  await subscribePages(t)
  for (const connect of [t.connectNumber, t.connectPage, t.connectTelegram]) {
    const { status, body } = await connect()
    expect(status, JSON.stringify(body)).toBe(201)
  }
})
afterEach(() => t.control('DELETE', 'rules'))
afterAll(() => t.stop())

const { TIMES, written, react, seen, shown, partsOf } = reactionsIn(() => t)

const CHANNELS: [string, object, { sent: string; other: [string, string] }][] = [
  ['WhatsApp', { type: 'text', text: { body: 'Ya lo recibí' } }, { sent: '👍', other: ['❤️', '❤️'] }],
  ['Messenger', { to: seed.page, message: { text: 'Ya lo recibí' } }, { sent: '👍', other: ['❤️', '❤️'] }],
  ['Telegram', { to: seed.telegram_bot, text: 'Ya lo recibí' }, { sent: '👍', other: ['❤️', '❤'] }],
]

test.each(CHANNELS)(
  'on %s it arrives, is changed and taken back',
  async (_, message, { sent, other: [next, there] }) => {
    const asked = await written('ana', message)
    await react(asked, sent)
    await expect.poll(() => seen(asked), TIMES).toBe(sent)
    await react(asked, next)
    await expect.poll(() => seen(asked), TIMES).toBe(there)
    await react(asked, null)
    await expect.poll(() => seen(asked), TIMES).toBeUndefined()
    await expect.poll(() => partsOf(asked), TIMES).not.toContain('sending')
    expect((await partsOf(asked)).filter((state) => ['failed', 'uncertain', 'pending'].includes(state))).toEqual([])
    // The customer's message has no state of delivery.
    expect(await shown(asked)).toMatchObject({ status: null, error: null })
  },
)

test('an answer that is lost lets it leave again, since twice is the same as once', async () => {
  const asked = await written('luis', { type: 'text', text: { body: 'Gracias' } })
  await t.control('POST', 'rules', { endpoint: 'messages', next: 1, cut: 'after' })
  await react(asked, '🙏')
  await expect.poll(() => partsOf(asked), TIMES).toEqual([expect.stringMatching(/accepted|sent/)])
  expect(seen(asked)).toBe('🙏')
})

test('what the channel refuses is told at the message, and the account goes on', async () => {
  const asked = await written('bia', { type: 'text', text: { body: 'Listo' } })
  await t.control('POST', 'rules', { endpoint: 'messages', next: 1, error: 10 })
  await react(asked, '👍')
  const error = 'El canal no aceptó la reacción. Contesta con un mensaje.'
  await expect.poll(() => shown(asked), TIMES).toMatchObject({ team_reaction: { emoji: '👍', error } })
  // The same again is another attempt.
  await react(asked, '👍')
  await expect.poll(() => seen(asked), TIMES).toBe('👍')
  expect((await shown(asked))?.team_reaction).not.toHaveProperty('error')
  // One that cannot be taken back is there again.
  await t.control('POST', 'rules', { endpoint: 'messages', next: 1, error: 131009 })
  await react(asked, null)
  await expect.poll(() => shown(asked), TIMES).toMatchObject({ team_reaction: { emoji: '👍', error } })
  expect(await t.owner.call('GET', `/plugins/${t.bot_}`)).toMatchObject({
    body: expect.arrayContaining([expect.objectContaining({ kind: 'whatsapp', status: 'connected' })]),
  })
})

test('a customer who reacts to their own message does not touch the reaction of the team', async () => {
  const asked = await written('ana', { type: 'text', text: { body: 'Perfecto' } })
  await react(asked, '👍')
  await t.says('ana', { type: 'reaction', reaction: { message_id: asked.external, emoji: '😂' } })
  await expect.poll(() => shown(asked), TIMES).toMatchObject({ reaction: '😂', team_reaction: { emoji: '👍' } })
  await t.says('ana', { type: 'reaction', reaction: { message_id: asked.external, emoji: '' } })
  await expect.poll(() => shown(asked), TIMES).toMatchObject({ reaction: null, team_reaction: { emoji: '👍' } })
})

test('on Messenger only what the customer reacts with is theirs, not the echo of the page’s own', async () => {
  const asked = await written('ana', { to: seed.page, message: { text: 'Buenísimo' } })
  const person = (await t.chats()).find(({ id }) => id === asked.chat)?.sender_id ?? ''
  const deliver = async (sender: string, recipient: string, emoji: string) => {
    const reaction = { mid: asked.external, action: 'react', reaction: 'other', emoji }
    const event = { sender: { id: sender }, recipient: { id: recipient }, timestamp: Date.now(), reaction }
    const body = JSON.stringify({ object: 'page', entry: [{ id: seed.page, time: Date.now(), messaging: [event] }] })
    const signature = createHmac('sha256', seed.app_secret).update(body).digest('hex')
    const headers = { 'x-hub-signature-256': `sha256=${signature}`, 'content-type': 'application/json' }
    const address = `${t.settings.publicUrl}/webhooks/meta/${t.bot_}`
    expect((await fetch(address, { method: 'POST', body, headers })).status).toBe(200)
    const waiting = t.db.selectFrom('webhook_inbox').select('id').where('done_at', 'is', null)
    await expect.poll(() => waiting.execute(), TIMES).toEqual([])
  }
  await deliver(person, seed.page, '😮')
  expect(await shown(asked)).toMatchObject({ reaction: '😮' })
  await deliver(seed.page, person, '👍')
  expect(await shown(asked)).toMatchObject({ reaction: '😮' })
})

test('one that waits for the channel is replaced, and what never left is not taken back there', async () => {
  const asked = await written('luis', { type: 'text', text: { body: 'Dale' } })
  const path = `/chats/reactions/${t.bot_}/${asked.chat}/${asked.id}`
  const put = (emoji: string | null) => t.owner.call('PUT', path, { body: { emoji } })
  await t.db.updateTable('message').set({ external_id: null }).where('id', '=', asked.id).execute()
  expect(await put('👍')).toMatchObject({ status: 409, body: { code: 'no_destination' } })
  await t.db.updateTable('message').set({ external_id: asked.external }).where('id', '=', asked.id).execute()
  // It waits, as after a refusal that passes.
  const row = { bot_id: t.bot_, chat_id: asked.chat, message_id: asked.id, body: '{}' as never, part: 0 }
  const { account_id } = await t.db
    .selectFrom('chat')
    .select('account_id')
    .where('id', '=', asked.chat)
    .executeTakeFirstOrThrow()
  const waits = { ...row, account_id: Number(account_id), next_at: '2100-01-01' }
  await t.db.insertInto('outbound_part').values(waits).execute()
  await t.db.updateTable('message').set({ team_reaction: '❤️' }).where('id', '=', asked.id).execute()
  expect((await put(null)).status).toBe(200)
  expect(await partsOf(asked)).toEqual(['cancelled'])
  expect((await put('👍')).status).toBe(200)
  await expect.poll(() => seen(asked), TIMES).toBe('👍')
})
