import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectAccount } from '../support/platform.ts'
import { type Channels, seed, startChannels } from './fixtures.ts'

// An app of Meta has one address for all of its pages, which may belong to several bots.

let t: Channels
let second: number
beforeAll(async () => {
  t = await startChannels()
  second = await t.bot()
  await t.member(second, t.owner, 2)
  await t.db.updateTable('bot').set({ special_state: 'chatbot_off' }).where('id', 'in', [t.bot_, second]).execute()
  const { callback_url, verify_token } = (await t.owner.call('GET', `/plugins/setup/${t.bot_}`)).body
  const set = await fetch(`${t.graph.url}/v26.0/${seed.app}/subscriptions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${seed.app}|${seed.app_secret}`, 'content-type': 'application/json' },
    body: JSON.stringify({ object: 'page', callback_url, verify_token, fields: 'messages' }),
  })
  expect(set.status).toBe(200)
  expect((await t.connectNumber()).status).toBe(201)
  const body = { page_id: seed.page, access_token: seed.page_token, app_secret: seed.app_secret }
  expect((await t.owner.call('POST', `/plugins/facebook/${second}`, { body })).status).toBe(201)
})
afterAll(() => t.stop())

const TIMES = { timeout: 8_000, interval: 40 }
const chatsOf = async (bot: number): Promise<{ user_name: string }[]> => {
  const body = { type: 'all', page_number: 1 }
  return (await t.owner.call('POST', `/chats/filter/${bot}`, { body })).body.data
}

test('a message to a page reaches its bot, though the app delivers to the address of another', async () => {
  await t.says('ana', { to: seed.page, message: { text: 'Hola' } })
  await expect.poll(async () => (await chatsOf(second)).length, TIMES).toBe(1)
  expect(await chatsOf(t.bot_)).toEqual([])
})

test('what another secret signed does not reach it', async () => {
  const own = t.db.selectFrom('channel_account').select('secrets').where('bot_id', '=', second)
  const { secrets } = await own.executeTakeFirstOrThrow()
  const { id } = await connectAccount(t, second, 'facebook')
  const other = t.db.selectFrom('channel_account').select('secrets').where('id', '=', id)
  await t.db.updateTable('channel_account').set({ secrets: other }).where('external_id', '=', seed.page).execute()
  await t.says('luis', { to: seed.page, message: { text: 'Hola' } })
  await t.says('luis', { type: 'text', text: { body: 'Hola' } })
  await expect.poll(async () => (await chatsOf(t.bot_)).length, TIMES).toBe(1)
  expect(await chatsOf(second)).toHaveLength(1)
  await t.db.updateTable('channel_account').set({ secrets }).where('external_id', '=', seed.page).execute()
  await t.db.deleteFrom('channel_account').where('id', '=', id).execute()
})

test('the page is heard after the bot whose address the app has disconnected everything', async () => {
  const [{ id }] = (await t.owner.call('GET', `/plugins/${t.bot_}`)).body
  expect((await t.owner.call('POST', `/plugins/disconnect/${t.bot_}/${id}`)).status).toBe(200)
  await t.says('bia', { to: seed.page, message: { text: '¿Están?' } })
  await expect.poll(async () => (await chatsOf(second)).length, TIMES).toBe(2)
  expect((await t.connectNumber()).status).toBe(201)
})

test('what an app is not told yet is added without a change of its address', async () => {
  const before = await addressOf()
  const [{ id }] = (await t.owner.call('GET', `/plugins/${second}`)).body
  expect((await t.owner.call('POST', `/plugins/test/${second}/${id}`)).body.ok).toBe(true)
  expect(await addressOf()).toBe(before)
  expect(before).toMatch(new RegExp(`/${t.bot_}$`))
  expect((await pageOf())?.fields.map(({ name }) => name)).toContain('message_edits')
})

const apps = { headers: { authorization: `Bearer ${seed.app}|${seed.app_secret}`, 'content-type': 'application/json' } }
const pageOf = async () => {
  const response = await fetch(`${t.graph.url}/v26.0/${seed.app}/subscriptions`, apps)
  const { data } = (await response.json()) as {
    data: { object: string; callback_url: string; fields: { name: string }[] }[]
  }
  return data.find(({ object }) => object === 'page')
}
const addressOf = async () => (await pageOf())?.callback_url

test('an app that delivers to nobody is told the address, and one of another system is kept and told to the owner', async () => {
  const place = `${t.graph.url}/v26.0/${seed.app}/subscriptions`
  await fetch(place, { ...apps, method: 'DELETE', body: JSON.stringify({ object: 'page' }) })
  expect(await addressOf()).toBe(undefined)
  const [{ id: old }] = (await t.owner.call('GET', `/plugins/${second}`)).body
  await t.owner.call('POST', `/plugins/disconnect/${second}/${old}`)
  const { body, status } = await t.connectPage()
  expect(status, JSON.stringify(body)).toBe(201)
  const { callback_url, verify_token } = (await t.owner.call('GET', `/plugins/setup/${t.bot_}`)).body
  expect(await addressOf()).toBe(callback_url)
  const check = async () => (await t.owner.call('POST', `/plugins/test/${t.bot_}/${body.id}`)).body
  expect((await check()).ok).toBe(true)
  const other = `${callback_url.replace('127.0.0.1', 'localhost')}`
  const moved = { object: 'page', callback_url: other, verify_token, fields: 'messages' }
  expect((await fetch(place, { ...apps, method: 'POST', body: JSON.stringify(moved) })).status).toBe(200)
  const { ok, steps } = await check()
  expect([ok, steps.at(-1).message]).toEqual([false, expect.stringContaining(new URL(other).host)])
  expect(await addressOf()).toBe(other)
})
