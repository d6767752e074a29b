// Reminders of quotations that expire without an answer.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reminderJobs, startReminders } from '../../src/server/conversation/budgets/remind.ts'
import { runDue } from '../../src/server/foundation/jobs/due.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

const DAY = 86_400
const item = { description: 'Pava eléctrica', quantity: 2, unit_price_cents: 4_590_000 }

let t: Inbox
let boss: Member

beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  await remindDays(2)
})
afterAll(() => t.stop())

async function remindDays(reminder_days: number): Promise<void> {
  const path = `/budgets/settings/${t.bot_}`
  const { body } = await boss.call('GET', path)
  expect((await boss.call('PUT', path, { body: { ...body, reminder_days } })).status).toBe(200)
}

/** Moves the clock on and signs in again, because a session ends meanwhile. */
async function later(seconds: number): Promise<void> {
  t.clock.advance(seconds)
  boss = { ...boss, ...(await t.as(boss)) }
}

async function sent(days: number, chat: Promise<number> = t.request()): Promise<{ chat: number; number: string }> {
  const path = `${t.bot_}/${await chat}`
  const made = await boss.call('POST', `/quickbudget/${path}`, { body: { items: [item], valid_days: days } })
  expect(made.status).toBe(201)
  expect((await boss.call('POST', `/quickbudget/send/${path}`)).status).toBe(200)
  return { chat: await chat, number: made.body.number }
}

async function look(): Promise<void> {
  await t.db.deleteFrom('job').where('queue', '=', 'budget-reminder').execute()
  await t.store.run(async () => {
    await startReminders()
    await runDue(reminderJobs(t.app.services))
  })
}

const reminders = async (chat: number): Promise<{ type: string; text: string }[]> =>
  (await boss.call('GET', `/chats/view/${t.bot_}/${chat}`)).body.data.filter(({ text }: { text: string }) =>
    text.includes('vence el'),
  )

test('the customer is reminded once, as many days before the end as the settings say', async () => {
  const { chat, number } = await sent(4)
  await later(DAY)
  await look()
  expect(await reminders(chat)).toEqual([])
  await later(DAY)
  await look()
  await look()
  const said = await reminders(chat)
  expect(said).toHaveLength(1)
  expect(said[0]).toMatchObject({ type: 'bot' })
  expect(said[0]?.text).toContain(`el presupuesto ${number} vence el`)
})

test('who answered is not reminded, and nobody is where the settings say never', async () => {
  const answered = await sent(3)
  await t.db.updateTable('budget').set({ status: 'accepted' }).where('chat_id', '=', answered.chat).execute()
  const off = await sent(3)
  await later(1.5 * DAY)
  await remindDays(0)
  await look()
  expect(await reminders(answered.chat)).toEqual([])
  expect(await reminders(off.chat)).toEqual([])
  await remindDays(2)
  await look()
  expect(await reminders(off.chat)).toEqual([])
  await later(DAY / 2)
  await look()
  expect(await reminders(off.chat)).toHaveLength(1)
  expect(await reminders(answered.chat)).toEqual([])
})

test('the team is told instead where the channel no longer allows writing, and at night nobody is', async () => {
  const { chat, number } = await sent(3, t.request({}, { channel: 'whatsapp', senderId: '5493515550142' }))
  const blocked = await sent(3)
  const { contact_id } = await t.db
    .selectFrom('chat')
    .select('contact_id')
    .where('id', '=', blocked.chat)
    .executeTakeFirstOrThrow()
  await t.db.updateTable('contact').set({ blocked: true }).where('id', '=', contact_id).execute()
  await later(1.5 * DAY)
  await look()
  expect(await reminders(chat)).toEqual([])
  await later(DAY / 2)
  await look()
  const [told] = await reminders(chat)
  expect(told).toMatchObject({ type: 'system' })
  expect(told?.text).toContain(`El presupuesto ${number} vence el`)
  expect((await reminders(blocked.chat)).map(({ type }) => type)).toEqual(['system'])
})
