import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { reportPart } from '../../src/server/channels/outbound/ledger.ts'
import { again } from '../../src/server/channels/outbound/part-state.ts'
import { forgetMessages } from '../../src/server/conversation/chats/core/forget-message.ts'
import { lockChat } from '../../src/server/conversation/chats/core/lock.ts'
import { sendMessage } from '../../src/server/conversation/chats/core/send-message.ts'
import { inCall } from '../../src/server/foundation/http/context.ts'
import { json, tx } from '../../src/server/foundation/store/db.ts'
import { formOf } from '../support/form.ts'
import { type Channels, startChannels } from './fixtures.ts'

// What staff have sent again after it did not leave.

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
afterEach(async () => {
  await t.control('DELETE', 'rules')
})
afterAll(() => t.stop())

const TIMES = { timeout: 10_000, interval: 40 }

const rule = (given: object) =>
  t.control('POST', 'rules', { endpoint: 'messages', recipient: '5491123456789', ...given })
const said = async (text: string) => (await t.thread(chat.id)).find((one) => one.text === text)
const statusOf = async (text: string) => (await said(text))?.status
const reached = async (text: string) =>
  (await t.phone('ana')).filter(({ body }) => JSON.stringify(body).includes(text)).map(({ opaque }) => opaque)

/** Sends a text that ends in a state, because of a rule of the simulator. */
async function sent(text: string, status: string, rules: object): Promise<number> {
  await rule(rules)
  const body = { id: chat.id, target_id: chat.sender_id, message: text }
  expect((await t.owner.call('POST', `/chats/requests/send/${t.bot_}`, { body })).status).toBe(201)
  await expect.poll(() => statusOf(text), TIMES).toBe(status)
  return (await said(text))?.id ?? 0
}
const resend = (message_id: number, given: object = {}) =>
  t.owner.call('POST', `/chats/requests/resend/${t.bot_}`, { body: { id: chat.id, message_id, ...given } })

test('what the channel refused leaves again, as the next attempt, and its ticks move', async () => {
  const id = await sent('Rechazado', 'failed', { next: 1, error: 131051 })
  expect(await resend(id)).toMatchObject({
    status: 200,
    body: { id, text: 'Rechazado', status: 'pending', error: null, resends: 1 },
  })
  await expect.poll(() => statusOf('Rechazado'), TIMES).toBe('read')
  expect(await reached('Rechazado')).toEqual([`m:${id}:0:2`])
  expect(await resend(id)).toMatchObject({ status: 409, body: { code: 'too_late' } })
})

test('what was accepted and failed later leaves again, and the late news of the first attempt change nothing', async () => {
  const id = await sent('Falla después', 'failed', { next: 1, fail: 131026 })
  expect((await resend(id)).status).toBe(200)
  await expect.poll(() => statusOf('Falla después'), TIMES).toBe('read')
  await t.control('GET', 'idle')
  expect(await reached('Falla después')).toEqual([`m:${id}:0:1`, `m:${id}:0:2`])
  expect(await statusOf('Falla después')).toBe('read')
})

test('news about the failed attempt that come late say nothing about the next one', async () => {
  const id = await sent('Noticias viejas', 'failed', { next: 1, fail: 131026 })
  await t.control('PUT', 'settings', { webhooks: { hold: true } })
  expect((await resend(id)).status).toBe(200)
  await expect.poll(() => statusOf('Noticias viejas'), TIMES).toBe('accepted')
  const { external_id: externalId } = await t.db
    .selectFrom('outbound_part')
    .select('external_id')
    .where('message_id', '=', id)
    .executeTakeFirstOrThrow()
  const report = (attempt: number) =>
    t.store.run(() =>
      inCall({ services: t.app.services }, () =>
        reportPart({
          accountId: account,
          state: 'failed',
          externalId: externalId ?? '',
          mark: `m:${id}:0:${attempt}`,
          error: 'Vieja',
        }),
      ),
    )
  await report(1)
  expect(await statusOf('Noticias viejas')).toBe('accepted')
  await report(2)
  expect(await statusOf('Noticias viejas')).toBe('failed')
  await t.control('PUT', 'settings', { webhooks: { hold: false } })
  await t.control('POST', 'deliveries/release')
})

test('of two people who press at once, one attempt is made', async () => {
  const id = await sent('Dos a la vez', 'failed', { next: 1, error: 131051 })
  const answers = await Promise.all([resend(id, { expected_resends: 0 }), resend(id, { expected_resends: 0 })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  await expect.poll(() => statusOf('Dos a la vez'), TIMES).toBe('read')
  expect(await reached('Dos a la vez')).toEqual([`m:${id}:0:2`])
  expect(await resend(id, { expected_resends: 0 })).toMatchObject({ status: 409, body: { code: 'stale' } })
})

test('what the channel did not confirm leaves again only when somebody accepts that it may come twice', async () => {
  const id = await sent('Dudoso', 'uncertain', { next: 1, cut: 'before' })
  expect(await resend(id)).toMatchObject({ status: 409, body: { code: 'unconfirmed' } })
  expect(await statusOf('Dudoso')).toBe('uncertain')
  expect((await resend(id, { confirmed: true })).status).toBe(200)
  await expect.poll(() => statusOf('Dudoso'), TIMES).toBe('read')
  expect(await reached('Dudoso')).toEqual([`m:${id}:0:2`])
})

test('only the parts that did not leave are sent again', async () => {
  const [png, text] = [await upload(), 'Con archivo']
  await rule({ every: 2, error: 131051 })
  const body = { id: chat.id, target_id: chat.sender_id, message: text, attachments: [png] }
  await t.owner.call('POST', `/chats/requests/send/${t.bot_}`, { body })
  await expect.poll(() => statusOf(text), TIMES).toBe('failed')
  await t.control('DELETE', 'rules')
  const id = (await said(text))?.id ?? 0
  const before = await states(id)
  expect(before.filter(([state]) => state === 'failed')).toHaveLength(1)
  expect((await resend(id)).status).toBe(200)
  await expect.poll(() => statusOf(text), TIMES).toBe('read')
  const after = await states(id)
  expect(after.map(([, attempt]) => attempt)).toEqual(before.map(([state, n]) => (state === 'failed' ? n + 1 : n)))
})

test('a closed window, an account that must be looked at and a lost file are told, with what to do', async () => {
  const id = await sent('Con obstáculos', 'failed', { next: 1, error: 131051 })
  const late = new Date(Date.now() - 25 * 3_600_000)
  const written = (last_inbound_at: Date) =>
    t.db.updateTable('chat').set({ last_inbound_at }).where('id', '=', chat.id).execute()
  await written(late)
  expect(await resend(id)).toMatchObject({ status: 409, body: { code: 'window_closed' } })
  await written(new Date())
  const account_ = (status: 'needs_action' | 'connected') =>
    t.db.updateTable('channel_account').set({ status }).where('id', '=', account).execute()
  await account_('needs_action')
  const refused = await resend(id)
  expect(refused).toMatchObject({ status: 409, body: { code: 'unavailable' } })
  expect(refused.body.message).toContain('Conectores')
  await account_('connected')
  const file = { image: { file: 999_999 }, type: 'image' }
  const [{ body }] = (await t.db.selectFrom('outbound_part').select('body').where('message_id', '=', id).execute()) as [
    { body: object },
  ]
  const part = (value: object) =>
    t.db
      .updateTable('outbound_part')
      .set({ body: json(value) })
      .where('message_id', '=', id)
      .execute()
  await part(file)
  expect(await resend(id)).toMatchObject({ status: 409, body: { code: 'file_lost' } })
  await part(body)
  expect((await resend(id)).status).toBe(200)
  await expect.poll(() => statusOf('Con obstáculos'), TIMES).toBe('read')
})

test('what the customer, the team or the system wrote is not sent', async () => {
  const note = await t.owner.call('POST', `/chats/requests/message/${t.bot_}`, {
    body: { id: chat.id, message: 'Pide factura' },
  })
  expect(await resend(note.body.id)).toMatchObject({ status: 409, body: { code: 'no_destination' } })
  const theirs = (await said('Hola'))?.id ?? 0
  expect(await resend(theirs)).toMatchObject({ status: 409, body: { code: 'no_destination' } })
  expect((await resend(2_000_000)).status).toBe(404)
})

test('a message of the bot that was never prepared leaves while the bot is off, because a person wants it', async () => {
  await t.store.run(() =>
    inCall({ services: t.app.services }, () =>
      sendMessage({ botId: t.bot_, chatId: chat.id, author: 'bot', text: 'Del chatbot' }),
    ),
  )
  await expect.poll(() => statusOf('Del chatbot'), TIMES).toBe('failed')
  expect((await resend((await said('Del chatbot'))?.id ?? 0)).status).toBe(200)
  await expect.poll(() => statusOf('Del chatbot'), TIMES).toBe('read')
})

/** Stores a file that a message may attach, and returns its number. */
async function upload(): Promise<number> {
  const form = formOf({ name: 'files', filename: 'a.pdf', bytes: Buffer.from('%PDF-1.7\nlista de precios') })
  const { body } = await t.owner.call('POST', `/media/${t.bot_}`, form)
  return body.files[0].id
}

const states = async (id: number) =>
  (
    await t.db
      .selectFrom('outbound_part')
      .select(['state', 'attempt'])
      .where('message_id', '=', id)
      .orderBy('part')
      .execute()
  ).map(({ state, attempt }) => [state, attempt] as const)

test('what was deleted is not sent again: neither by staff nor after a refusal that passes', async () => {
  const id = await sent('Se elimina', 'failed', { next: 1, error: 131051 })
  const inside = <T>(work: () => Promise<T>) => t.store.run(() => inCall({ services: t.app.services }, () => tx(work)))
  const at = t.clock.now().toISOString()
  await inside(async () => {
    await lockChat(t.bot_, chat.id)
    await forgetMessages(t.bot_, [{ id, chat_id: chat.id, at }])
  })
  expect(await resend(id)).toMatchObject({ status: 409, body: { code: 'no_destination' } })
  const parts = t.db.selectFrom('outbound_part').selectAll().where('message_id', '=', id)
  const part = await parts.executeTakeFirstOrThrow()
  await t.db.updateTable('outbound_part').set({ state: 'sending' }).where('id', '=', part.id).execute()
  await inside(() => again(part as never, 0, { body: json({ text: 'Se elimina' }) }))
  expect(await parts.executeTakeFirstOrThrow()).toMatchObject({ state: 'cancelled', body: {} })
})
