import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

// What a channel did not tell is not what it lost.

let t: Inbox
let boss: Member

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
})
afterAll(() => t.stop())

const DAY = '2026-03-10'

async function delivery(channel: 'whatsapp' | 'facebook') {
  const range = `date_start=${DAY}&date_end=${DAY}&channel=${channel}`
  const { status, body } = await boss.call('GET', `/analytics/messages/${t.bot_}?${range}`)
  expect(status).toBe(200)
  return body.figures.find(({ metric }: { metric: string }) => metric === 'delivery_rate')
}

const send = (chat: number, status: string) =>
  sql`insert into message (bot_id, chat_id, author, body, status, at)
    select ${t.bot_}::int, ${chat}::int, 'agent', 'Hola', ${status}, last_message_at from chat where id = ${chat}::int`.execute(
    t.db,
  )

test('without receipts there is no delivery rate; the first receipt gives one', async () => {
  const chat = await t.request({}, { channel: 'whatsapp' })
  await send(chat, 'sent')
  await send(chat, 'sent')
  expect(await delivery('whatsapp')).toMatchObject({ value: null, base: 2 })
  await sql`update message set status = 'delivered' where id = (select max(id) from message where chat_id = ${chat}::int)`.execute(
    t.db,
  )
  expect(await delivery('whatsapp')).toMatchObject({ value: 50, base: 2 })
})

test('messages that all failed were delivered to nobody', async () => {
  await send(await t.request({}, { channel: 'facebook' }), 'failed')
  expect(await delivery('facebook')).toMatchObject({ value: 0, base: 1 })
})
