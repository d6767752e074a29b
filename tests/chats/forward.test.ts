import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sampleGif } from '../support/sample-files.ts'
import { callsOf } from './calls.ts'
import { type Inbox, type Member, startInbox } from './fixtures.ts'

let t: Inbox
let boss: Member
let seller: Member
let sales: number

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  seller = await t.staff(4)
  sales = await t.area(t.bot_, 'Ventas', seller)
})
afterAll(() => t.stop())

const { post, open, senderOf } = callsOf(() => ({ t, boss }))
const forward = (body: object, who = boss, headers?: Record<string, string>) =>
  post(who, '/chats/requests/forward/{bot}', body, headers)
const lastOf = async (id: number) => (await open(boss, id)).data.at(-1)
const firstOf = async (id: number) => (await open(boss, id)).data[0].id

test('a message of a customer is sent in another chat, which staff see as forwarded', async () => {
  const [from, to] = [await t.request(), await t.request()]
  const message_id = await firstOf(from)
  const key = { 'idempotency-key': 'una-sola-vez' }
  const { status, body } = await forward({ id: from, message_id, to_id: to }, boss, key)
  expect([status, body.type, body.text, body.content]).toEqual([201, 'agent', 'Hola', { forwarded: true }])
  await forward({ id: from, message_id, to_id: to }, boss, key)
  const { data } = await open(boss, to)
  expect(data.filter(({ type }: { type: string }) => type === 'agent')).toHaveLength(1)
  expect(await lastOf(from)).toMatchObject({ id: message_id })
})

test('its files go along, within the limits of the other channel', async () => {
  const [from, to, far] = [await t.request(), await t.request(), await t.request({ channel: 'whatsapp' })]
  await t.db.updateTable('chat').set({ last_inbound_at: t.clock.now() }).where('id', '=', far).execute()
  const gif = sampleGif()
  const file = { filename: 'pava.gif', file: gif.toString('base64'), type: 'image/gif', size: gif.length }
  const target_id = await senderOf(from)
  const sent = await post(boss, '/chats/requests/send/document/{bot}', { id: from, target_id, files: [file] })
  expect(sent.status).toBe(201)
  const [{ id: message_id }] = sent.body.data
  const { body } = await forward({ id: from, message_id, to_id: to })
  expect(body.files).toMatchObject([{ filename: 'pava.gif', type: 'image/gif' }])
  const refused = await forward({ id: from, message_id, to_id: far })
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([422, ['to_id']])
  // Taken back where it was written first, it stays where it was forwarded to.
  await boss.call('DELETE', `/chats/messages/${t.bot_}/${from}/${message_id}`)
  expect((await lastOf(to)).files).toHaveLength(1)
})

test('the time of the other channel, a blocked contact and the same chat are refused', async () => {
  const from = await t.request()
  const message_id = await firstOf(from)
  const late = await t.request({ channel: 'whatsapp', last_inbound_at: '2020-01-01T00:00:00Z' })
  expect((await forward({ id: from, message_id, to_id: late })).body.code).toBe('window_closed')
  const blocked = await t.request()
  const { contact_id } = await t.db
    .selectFrom('chat')
    .select('contact_id')
    .where('id', '=', blocked)
    .executeTakeFirstOrThrow()
  await t.db.updateTable('contact').set({ blocked: true }).where('id', '=', contact_id).execute()
  expect(await forward({ id: from, message_id, to_id: blocked })).toMatchObject({
    status: 409,
    body: { code: 'blocked' },
  })
  expect((await forward({ id: from, message_id, to_id: from })).body.fields).toHaveProperty('to_id')
  await t.db.updateTable('contact').set({ blocked: false }).where('id', '=', contact_id).execute()
  expect((await forward({ id: from, message_id, to_id: blocked })).status).toBe(201)
})

test('what customers may not see is not forwarded: comments, and what was deleted', async () => {
  const [from, to] = [await t.request(), await t.request()]
  const note = await post(boss, '/chats/requests/message/{bot}', { id: from, message: 'Es difícil.' })
  const message = { id: from, target_id: await senderOf(from), message: 'Quedan tres' }
  const sent = (await post(boss, '/chats/requests/send/{bot}', message)).body.id
  expect((await forward({ id: from, message_id: sent, to_id: to })).status).toBe(201)
  await boss.call('DELETE', `/chats/messages/${t.bot_}/${from}/${sent}`)
  for (const message_id of [note.body.id, sent])
    expect((await forward({ id: from, message_id, to_id: to })).body.fields).toHaveProperty('message_id')
})

test('both chats must be seen, and the message must be of the first', async () => {
  const other = await t.area(t.bot_, 'Depósito', boss)
  const [mine, hidden] = [await t.request({ area_id: sales }), await t.request({ area_id: other })]
  const [own, theirs] = [await firstOf(mine), await firstOf(hidden)]
  const free = await t.request()
  expect((await forward({ id: mine, message_id: own, to_id: hidden }, seller)).status).toBe(404)
  expect((await forward({ id: hidden, message_id: theirs, to_id: mine }, seller)).status).toBe(404)
  expect((await forward({ id: mine, message_id: theirs, to_id: free }, seller)).status).toBe(404)
  expect((await forward({ id: mine, message_id: own, to_id: free }, seller)).status).toBe(201)
})

// The embedded store runs one transaction at a time.
test.runIf(process.env.TEST_STORE === 'postgres')(
  'what was forwarded is forwarded again while somebody changes the first two chats',
  async () => {
    const [first, second, third] = [await t.request(), await t.request(), await t.request()]
    const copy = (await forward({ id: first, message_id: await firstOf(first), to_id: second })).body.id
    const lock = (held: typeof t.db, id: number) =>
      held.selectFrom('chat').select('id').where('id', '=', id).forUpdate().execute()
    const sent = await t.db.transaction().execute(async (held) => {
      await lock(held, first)
      const sending = forward({ id: second, message_id: copy, to_id: third })
      await vi.waitFor(async () => {
        const { rows } = await sql`select from pg_locks where not granted and pid in (
          select pid from pg_stat_activity where datname = current_database())`.execute(t.db)
        expect(rows).toHaveLength(1)
      })
      await lock(held, second)
      return { sending }
    })
    expect((await sent.sending).status).toBe(201)
  },
)
