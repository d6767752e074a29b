import { afterAll, beforeAll, expect, test } from 'vitest'
import type { components } from '../../generated/api.d.ts'
import { insertIntents, publishModel, shopIntents } from '../dialogue/fixtures.ts'
import { type Channels, seed, startChannels } from './fixtures.ts'

// What the activity of a connection says about messages, requests and news.

type Event = components['schemas']['PluginEvent']

let t: Channels
let account: number
beforeAll(async () => {
  t = await startChannels()
  await insertIntents(t, t.bot_, shopIntents)
  await publishModel(t, t.bot_)
  account = (await t.connectNumber()).body.id
  await t.connectTelegram()
})
afterAll(() => t.stop())

const stored = async () => JSON.stringify(await t.db.selectFrom('channel_event').selectAll().execute())
/** What is in the ids of messages of WhatsApp within a text. */
const decoded = (text: string) =>
  [...text.matchAll(/wamid\.([^"\s\\]+)/g)].map(([, id = '']) => Buffer.from(id, 'base64').toString('latin1'))

const TIMES = { timeout: 25_000, interval: 40 }

async function events(filter: object = {}): Promise<Event[]> {
  const query = `sort=["at","DESC"]&range=[0,99]&filter=${encodeURIComponent(JSON.stringify(filter))}`
  return (await t.owner.call('GET', `/plugins/events/${t.bot_}?${query}`)).body
}
const details = async (filter: object) => (await events(filter)).map(({ detail }) => detail)

test('a message that came and the answer that left are in the activity, without texts and numbers', async () => {
  await t.says('ana', { type: 'text', text: { body: '¿Hacen envíos?' } })
  const last = async () => (await t.thread((await t.chats())[0]?.id ?? 0)).at(-1)
  // The next request is that of staff only once the bot has answered.
  await expect.poll(last, TIMES).toMatchObject({ type: 'bot', status: 'read' })
  expect(await details({ plugin_id: account, kind: 'sent' })).toContainEqual(expect.stringMatching(/ a …6789$/))
  const [incoming] = await events({ plugin_id: account, kind: 'incoming' })
  expect(incoming).toMatchObject({ ok: true, detail: 'Texto de …6789' })
  expect(incoming?.payload).toMatchObject({
    message: { from: '…6789', type: 'text', text: { body: '(14 caracteres)' }, id: expect.stringMatching(/^wamid\./) },
  })
  const [sent] = await events({ plugin_id: account, kind: 'sent' })
  expect(sent?.payload).toMatchObject({
    request: { messaging_product: 'whatsapp', to: '…6789' },
    answer: { id: expect.stringMatching(/^wamid\./) },
  })
  const all = await stored()
  for (const text of ['Hacen', '91123456789', seed.whatsapp_token, seed.app_secret]) expect(all).not.toContain(text)
  expect(decoded(all).length).toBeGreaterThan(0)
  expect(decoded(all).join(' ')).not.toMatch(/\d{7}/)
})

async function staffWrites(message: string): Promise<void> {
  const [chat] = await t.chats()
  const body = { id: chat?.id, target_id: chat?.sender_id, message }
  await t.owner.call('POST', `/chats/requests/send/${t.bot_}`, { body })
}
const refused = () => events({ kind: 'refused', ok: false })
const rule = (what: object) =>
  t.control('POST', 'rules', { endpoint: 'messages', recipient: '5491123456789', next: 1, ...what })

test('a refused request says why in Spanish, and what Meta said stays in its detail', async () => {
  await rule({ error: 131009, details: 'Parameter of 5491123456789 is not valid' })
  await staffWrites('Ocupado')
  await expect.poll(refused, TIMES).toHaveLength(1)
  const [one] = await refused()
  expect(one?.detail).toMatch(/^Texto a …6789\. .*\(131009\)$/)
  expect(one?.payload).toMatchObject({
    request: { type: 'text', text: { body: '(7 caracteres)' } },
    refusal: { code: 131009, message: 'Parameter of …6789 is not valid' },
  })
})

test('a message that Meta accepted and did not deliver says why as well', async () => {
  await rule({ fail: 131016 })
  await staffWrites('Ocupado otra vez')
  await expect.poll(refused, TIMES).toHaveLength(2)
  const [one] = await refused()
  expect(one?.detail).toMatch(/\(131016\)$/)
  expect(one?.payload).toMatchObject({ recipient_id: '…6789', status: 'failed', errors: [{ code: 131016 }] })
})

test('of a person of Telegram the last four digits are in the activity, wherever the id is', async () => {
  await t.says('ana', { to: seed.telegram_bot, text: '¿Hacen envíos?' })
  const chat = async () => (await t.chats()).find(({ channel }) => channel === 'telegram')
  await expect.poll(async () => (await t.thread((await chat())?.id ?? 0)).at(-1), TIMES).toMatchObject({ type: 'bot' })
  const person = (await chat())?.sender_id ?? ''
  expect(person).toMatch(/^\d{5,}$/)
  const short = `…${person.slice(-4)}`
  const ofTelegram = async (kind: string) =>
    (await events({ kind })).filter(({ detail }) => detail.endsWith(` ${short}`)).map(({ payload }) => payload)
  await expect.poll(() => ofTelegram('sent'), TIMES).not.toEqual([])
  expect(await ofTelegram('incoming')).toEqual([
    {
      update: expect.objectContaining({
        message: expect.objectContaining({ from: expect.objectContaining({ id: short }) }),
      }),
    },
  ])
  expect((await ofTelegram('sent'))[0]).toMatchObject({ request: { params: { chat_id: short } } })
  expect(await stored()).not.toContain(person)
})

test('a message of a blocked contact is told, and not kept', async () => {
  await t.says('bruno', { type: 'text', text: { body: 'Hola' } })
  await expect.poll(() => t.chats(), TIMES).toHaveLength(3)
  await t.db.updateTable('contact').set({ blocked: true }).where('bot_id', '=', t.bot_).execute()
  await t.says('bruno', { type: 'text', text: { body: 'Hola otra vez' } })
  await expect
    .poll(async () => (await details({ kind: 'incoming' }))[0], TIMES)
    .toMatch(/^Texto de …\w{4}\. No lo guardamos: el contacto está bloqueado$/)
  await t.db.updateTable('contact').set({ blocked: false }).where('bot_id', '=', t.bot_).execute()
})

test('the activity is filtered by days', async () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  expect((await events({ at_from: day(-1), at_to: day(1) })).length).toBeGreaterThan(3)
  expect(await events({ at_from: day(2) })).toEqual([])
  expect(await events({ at_to: day(-2) })).toEqual([])
})

test('a number that Meta flags shows its quality at once, in words for staff', async () => {
  const quality = async () => {
    const list: { id: number; facts: { quality: string } }[] = (await t.owner.call('GET', `/plugins/${t.bot_}`)).body
    return list.find(({ id }) => id === account)?.facts.quality
  }
  for (const [set, shown, text] of [
    ['RED', 'red', /^Calidad: baja\./],
    ['YELLOW', 'yellow', /^Calidad: dejó de ser baja$/],
  ] as const) {
    await t.control('POST', `numbers/${seed.number}`, { quality: set })
    await expect.poll(quality, TIMES).toBe(shown)
    await expect.poll(async () => (await details({ kind: 'account' }))[0], TIMES).toMatch(text)
  }
  const [news] = await events({ kind: 'account' })
  expect(news?.payload).toMatchObject({ field: 'phone_number_quality_update', value: { event: 'UNFLAGGED' } })
})
