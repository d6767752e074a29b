import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { alertJobs, startAlerts } from '../../src/server/conversation/analytics/alerts/watch.ts'
import { runDue } from '../../src/server/foundation/jobs/due.ts'
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

test.each(['hour', 'today'])('an alert takes no silence for a loss in the last %s', async (span) => {
  const area = await t.area(t.bot_, `De ${span}`)
  const chat = await t.request({ area_id: area }, { channel: 'whatsapp' })
  const given = { metric: 'delivery_rate', direction: 'below', threshold: 50, span, area_id: area }
  const made = await boss.call('POST', `/analytics/alerts/${t.bot_}`, { body: { name: `Entrega ${span}`, ...given } })
  expect(made.status).toBe(201)
  const look = async () => {
    t.clock.advance(60)
    await t.db.deleteFrom('job').where('queue', '=', 'analytics-alerts').execute()
    await t.store.run(async () => {
      await startAlerts()
      await runDue(alertJobs(t.app.services), (error) => expect(error).toBeUndefined())
    })
    return (await boss.call('GET', `/analytics/alerts/${t.bot_}/${made.body.id}`)).body
  }
  for (const _ of [1, 2, 3, 4, 5]) await send(chat, 'sent')
  expect(await look()).toMatchObject({ state: 'no_data', last_value: null })
  await send(chat, 'failed')
  expect(await look()).toMatchObject({ state: 'firing', last_value: 0 })
})
