import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertIntents, publishModel, shopIntents } from '../dialogue/fixtures.ts'
import { type Channels, seed, startChannels } from './fixtures.ts'

let t: Channels
let account: number
beforeAll(async () => {
  t = await startChannels()
  await insertIntents(t, t.bot_, shopIntents)
  await publishModel(t, t.bot_)
  const { status, body } = await t.connectTelegram({ greeting: 'Todo para tu obra' })
  expect(status, JSON.stringify(body)).toBe(201)
  account = body.id
})
afterAll(() => t.stop())

const TIMES = { timeout: 8_000, interval: 40 }
const writes = (person: string, message: object) => t.says(person, { to: seed.telegram_bot, ...message })

/** Waits until the thread of somebody's chat matches. */
async function said(person: string, expected: readonly object[]) {
  const { name } = (await t.control('GET', `people/${person}`)) as { name: string }
  const find = async () => (await t.chats()).find(({ user_name }) => user_name === name)
  await expect.poll(find, TIMES).toBeTruthy()
  const chat = (await find()) as Awaited<ReturnType<typeof t.chats>>[number]
  if (expected.length > 0) await expect.poll(() => t.thread(chat.id), TIMES).toMatchObject(expected)
  return { chat, messages: await t.thread(chat.id) }
}

test('a bot is connected, tested, and shown without its token', async () => {
  const { body } = await t.owner.call('GET', `/plugins/${t.bot_}`)
  expect(body).toMatchObject([
    { id: account, kind: 'telegram', status: 'connected', account: '@ferreteria_sur_bot', name: 'Ferretería Sur' },
  ])
  expect(JSON.stringify(body)).not.toContain(seed.telegram_token)
  const { body: tested } = await t.owner.call('POST', `/plugins/test/${t.bot_}/${account}`)
  expect(tested, JSON.stringify(tested)).toMatchObject({ ok: true, steps: [{ ok: true }, { ok: true }] })
})

test('a customer gets an answer, by name, which is sent and not known to be read', async () => {
  await writes('ana', { text: '¿Hacen envíos?' })
  const { chat } = await said('ana', [{ text: '¿Hacen envíos?' }, { type: 'bot', status: 'sent' }])
  expect(chat).toMatchObject({ channel: 'telegram' })
})
