import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Channels, seed, startChannels } from './fixtures.ts'

let t: Channels
let second: number
beforeAll(async () => {
  t = await startChannels()
  second = await t.bot()
  await t.member(second, t.owner, 2)
  await t.db.updateTable('bot').set({ special_state: 'chatbot_off' }).where('id', 'in', [t.bot_, second]).execute()
  expect((await t.connectNumber()).status).toBe(201)
  const body = {
    ...{ phone_number_id: seed.other_number, waba_id: seed.waba_id },
    ...{ access_token: seed.whatsapp_token, app_secret: seed.app_secret },
  }
  expect((await t.owner.call('POST', `/plugins/whatsapp/${second}`, { body })).status).toBe(201)
})
afterAll(() => t.stop())

const TIMES = { timeout: 20_000, interval: 40 }
const countOf = async (bot: number) => {
  const { count } = await t.db
    .selectFrom('message')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('bot_id', '=', bot)
    .where('author', '=', 'user')
    .executeTakeFirstOrThrow()
  return Number(count)
}

test('files that come slowly to one chatbot do not keep the messages to another waiting', async () => {
  const people = Array.from({ length: 30 }, (_, at) => ({
    id: `q${at}`,
    name: `Cliente ${at}`,
    waId: `54934150001${at + 10}`,
  }))
  await t.control('POST', 'seed', { people })
  await t.control('POST', 'rules', { method: 'GET', slow: 5_000 })
  const document = { base64: Buffer.from('hola').toString('base64'), mime_type: 'text/plain', filename: 'lista.txt' }
  for (const { id } of people) await t.says(id, { type: 'document', document })
  const waiting = () => t.db.selectFrom('webhook_inbox').select('id').where('done_at', 'is', null).execute()
  await expect.poll(async () => (await waiting()).length, TIMES).toBe(people.length)
  await t.says('ana', { to: seed.other_number, type: 'text', text: { body: 'Hola' } })
  await expect.poll(() => countOf(second), TIMES).toBe(1)
  // In the order of arrival it would have been the thirty-first of sixteen at a time.
  expect(await countOf(t.bot_)).toBeLessThan(16)
})
