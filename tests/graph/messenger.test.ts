import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SEED, startPair } from './fixtures.ts'

const FIELDS =
  'messages,messaging_postbacks,message_echoes,message_deliveries,message_reads,message_reactions,messaging_referrals'

let pair: Awaited<ReturnType<typeof startPair>>
let psid: string
beforeAll(async () => {
  pair = await startPair()
  const app = `${SEED.appId}|${SEED.appSecret}`
  const subscription = { object: 'page', callback_url: pair.receiver.url, verify_token: 'secreto', fields: FIELDS }
  await pair.request('POST', `${SEED.appId}/subscriptions`, subscription, app)
  const path = `${SEED.pageId}/subscribed_apps?subscribed_fields=${FIELDS}`
  expect((await pair.request('POST', path, undefined, SEED.pageToken)).body).toEqual({ success: true })
  psid = (await pair.control('GET', 'people/ana')).psids[SEED.pageId]
})
afterAll(() => pair.stop())
beforeEach(() => {
  pair.receiver.received.length = 0
})

const post = (body: object) =>
  pair.request('POST', 'me/messages', { recipient: { id: psid }, messaging_type: 'RESPONSE', ...body }, SEED.pageToken)
const write = (content: object) => pair.control('POST', 'people/ana/messages', { to: SEED.pageId, ...content })

test('a message arrives, the answer echoes with its mark, is delivered and read', async () => {
  await write({ message: { text: 'Hola' } })
  const sent = await post({ message: { text: '¿Qué necesitas?', metadata: 'm:1:1:1' } })
  expect(sent.body).toEqual({ recipient_id: psid, message_id: expect.stringMatching(/^m_/) })
  await pair.pass(10)
  expect(pair.receiver.events()).toMatchObject([
    { sender: { id: psid }, recipient: { id: SEED.pageId }, message: { text: 'Hola' } },
    { sender: { id: SEED.pageId }, recipient: { id: psid }, message: { is_echo: true, metadata: 'm:1:1:1' } },
    { delivery: { mids: [sent.body.message_id], watermark: expect.any(Number) } },
    { read: { watermark: expect.any(Number) } },
  ])
  expect(pair.receiver.received.every(({ isSigned }) => isSigned)).toBe(true)
})

test('quick replies, buttons and postbacks keep their limits', async () => {
  const reply = (at: number) => ({ content_type: 'text', title: `Opción ${at}`, payload: `p${at}` })
  const replies = (count: number) => Array.from({ length: count }, (_, at) => reply(at))
  expect((await post({ message: { text: 'Elige', quick_replies: replies(13) } })).status).toBe(200)
  expect((await post({ message: { text: 'Elige', quick_replies: replies(14) } })).body.error.code).toBe(100)
  const buttons = (title: string) => ({
    attachment: {
      type: 'template',
      payload: { template_type: 'button', text: '¿Cuál?', buttons: [{ type: 'postback', title, payload: 'x' }] },
    },
  })
  expect((await post({ message: buttons('a'.repeat(20)) })).status).toBe(200)
  expect((await post({ message: buttons('a'.repeat(21)) })).body.error.code).toBe(100)
  await write({ postback: { title: 'Sí', payload: 'x' } })
  await pair.pass(0)
  expect(pair.receiver.events().filter((event) => event.postback)).toMatchObject([
    { postback: { title: 'Sí', payload: 'x' } },
  ])
})

test('the window closes after 24 hours, and after 7 days for people who attend', async () => {
  const human = { messaging_type: 'MESSAGE_TAG', tag: 'HUMAN_AGENT', message: { text: 'Hola' } }
  await write({ message: { text: 'Hola' } })
  await pair.pass(24 * 3600 + 1)
  expect((await post({ message: { text: 'Hola' } })).body.error).toMatchObject({ code: 10, error_subcode: 2018278 })
  expect((await post(human)).status).toBe(200)
  expect((await post({ ...human, tag: 'ACCOUNT_UPDATE' })).body.error.code).toBe(100)
  await pair.pass(6 * 24 * 3600)
  expect((await post(human)).body.error).toMatchObject({ code: 10, error_subcode: 2018278 })
})

test('the page’s profile, a person’s profile, accounts and tokens', async () => {
  const menu = { persistent_menu: [{ locale: 'default', call_to_actions: [] }] }
  expect((await pair.request('POST', 'me/messenger_profile', menu, SEED.pageToken)).body.error.code).toBe(100)
  const profile = { get_started: { payload: 'inicio' }, greeting: [{ locale: 'default', text: 'Hola' }], ...menu }
  expect((await pair.request('POST', 'me/messenger_profile', profile, SEED.pageToken)).body).toEqual({
    result: 'success',
  })
  const name = await pair.request('GET', `${psid}?fields=first_name,last_name`, undefined, SEED.pageToken)
  expect(name.body).toMatchObject({ first_name: 'Ana', last_name: 'Pereyra' })
  const accounts = await pair.request('GET', 'me/accounts', undefined, SEED.userToken)
  expect(accounts.body.data).toMatchObject([
    { id: SEED.pageId, access_token: SEED.pageToken },
    { id: SEED.practice.pageId, access_token: SEED.practice.pageToken },
  ])
  const checked = await pair.request('GET', `debug_token?input_token=${SEED.pageToken}`, undefined, SEED.userToken)
  expect(checked.body.data).toMatchObject({ is_valid: true, type: 'PAGE', profile_id: SEED.pageId })
  expect((await pair.request('POST', 'me/messages', {}, SEED.userToken)).status).toBe(400)
})

test('a profile has Meta’s limits: what is over them is refused, what is just below is taken', async () => {
  const set = (profile: object) => pair.request('POST', 'me/messenger_profile', profile, SEED.pageToken)
  const menu = (items: object[]) => ({
    get_started: { payload: 'inicio' },
    persistent_menu: [{ locale: 'default', call_to_actions: items }],
  })
  const item = (title: string) => ({ type: 'postback', title, payload: 'a' })
  const link = (url: string) => ({ type: 'web_url', title: 'Tienda', url })
  const questions = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ question: `¿Número ${at}?`, payload: String(at) }))
  const pairs: [object, object][] = [
    [menu([item('x'.repeat(31))]), menu([item('x'.repeat(30))])],
    [menu(Array.from({ length: 21 }, () => item('Uno'))), menu(Array.from({ length: 20 }, () => item('Uno')))],
    [menu([link('tienda')]), menu([link('https://tienda.example')])],
    [{ ice_breakers: questions(5) }, { ice_breakers: questions(4) }],
    [{ greeting: [{ locale: 'default', text: 'x'.repeat(161) }] }, { greeting: [{ locale: 'default', text: 'Hola' }] }],
  ]
  for (const [wrong, right] of pairs) {
    expect((await set(wrong)).body.error?.code, JSON.stringify(wrong).slice(0, 80)).toBe(100)
    expect((await set(right)).body).toEqual({ result: 'success' })
  }
})

test('a blocked page is refused, and a person in the page’s inbox is heard as an echo of another app', async () => {
  await write({ message: { text: 'Hola' } })
  await pair.control('POST', 'people/ana/block', { account: SEED.pageId })
  expect((await post({ message: { text: 'Hola' } })).body.error).toMatchObject({ code: 551, error_subcode: 1545041 })
  await pair.control('POST', 'people/ana/block', { account: SEED.pageId, isBlocked: false })
  await pair.control('POST', 'people/ana/inbox', { page: SEED.pageId, text: 'Te respondo yo' })
  await pair.pass(0)
  const echoes = pair.receiver.events().filter((event) => event.message?.is_echo)
  expect(echoes).toMatchObject([{ message: { text: 'Te respondo yo', app_id: 263902037430900 } }])
})
