import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'

// Moments that RFC 3339 has and no program can compute with: a leap second, an offset without minutes.

let t: Inbox
let boss: Member
let chat: number
let company: number
beforeAll(async () => {
  t = await startInbox()
  boss = await t.staff(2)
  chat = await t.writes('Hola')
  company = (await boss.call('POST', `/access/${t.bot_}`, { body: { company_name: 'Sur' } })).body.company_id
})
afterAll(() => t.stop())

const schedule = { timezone: 'America/Bogota', always_open: true, week: [], exceptions: [] }
const trial = { event: 'message', conditions: [], actions: [{ type: 'resolve' }] }
const session = 'prueba-de-chat'
const asks: Record<string, readonly [field: string, send: (moment: string) => ReturnType<Member['call']>]> = {
  'the preview of the opening hours': [
    'at',
    (at) => boss.call('POST', `/bots/handoff/preview/${t.bot_}`, { body: { schedule, at } }),
  ],
  'the trial of a rule': [
    'before',
    (before) => boss.call('POST', `/rules/preview/${t.bot_}`, { body: { ...trial, before } }),
  ],
  'a message to try': [
    'at',
    (at) => boss.call('POST', `/testbot/message/${t.bot_}`, { body: { session, text: 'Hola', at } }),
  ],
  'the end of a snooze': [
    'until',
    (until) => boss.call('POST', `/chats/snooze/${t.bot_}`, { body: { id: chat, until } }),
  ],
  'the end of a key of a company': [
    'expires_at',
    (expires_at) => boss.call('PUT', `/access/${t.bot_}`, { body: { id: company, company_name: 'Sur', expires_at } }),
  ],
}

test.each(Object.entries(asks))('%s refuses a moment that does not exist, and takes the one before', async (_, ask) => {
  const [field, send] = ask
  const day = new Date(t.clock.now().getTime() + 3 * 86_400_000).toISOString().slice(0, 10)
  const fields = { [field]: ['Revisa la fecha y la hora: no existen o están incompletas.'] }
  for (const moment of [`${day}T23:59:60Z`, `${day}T12:00:00+00`]) {
    const refused = await send(moment)
    expect([refused.status, refused.body.fields]).toEqual([422, fields])
  }
  expect((await send(`${day}T23:59:59Z`)).status).toBe(200)
})
