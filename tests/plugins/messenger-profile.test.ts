import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { insertIntents, publishModel, shopIntents } from '../dialogue/fixtures.ts'
import { type Channels, seed, startChannels, subscribePages } from './fixtures.ts'

// What a page shows before and during a conversation, and what its customers press there.

let t: Channels
let id: number
beforeAll(async () => {
  t = await startChannels()
  await insertIntents(t, t.bot_, shopIntents)
  await publishModel(t, t.bot_)
  await subscribePages(t)
  id = (await t.connectPage()).body.id
})
afterEach(() => t.control('DELETE', 'rules'))
afterAll(() => t.stop())

const TIMES = { timeout: 8_000, interval: 40 }
const save = (body: object) => t.owner.call('PUT', `/plugins/facebook/${t.bot_}/${id}`, { body })

interface Profile {
  greeting?: object[]
  get_started?: { payload: string }
  ice_breakers?: { question: string; payload: string }[]
  persistent_menu?: { call_to_actions: { type: string; title: string; payload?: string; url?: string }[] }[]
}
const profile = async (): Promise<Profile> => {
  const { pages } = (await t.control('GET', 'state')) as { pages: { id: string; profile: Profile }[] }
  return pages.find((page) => page.id === seed.page)?.profile ?? {}
}
const menuItems = async () => (await profile()).persistent_menu?.[0]?.call_to_actions ?? []

/** Presses in the profile, and returns what the customer pressed and what the bot said then. */
async function pressed(person: string, postback: { title: string; payload: string | undefined }) {
  await t.says(person, { to: seed.page, postback })
  const { name } = (await t.control('GET', `people/${person}`)) as { name: string }
  const find = async () => (await t.chats()).find(({ user_name }) => user_name.startsWith(name.split(' ')[0] ?? ''))
  await expect.poll(find, TIMES).toBeTruthy()
  const { id: chat } = (await find()) as { id: number }
  const answered = async () => {
    const messages = await t.thread(chat)
    const from = messages.findLastIndex(({ type }) => type === 'user')
    return messages.slice(from)
  }
  await expect.poll(async () => (await answered()).length, TIMES).toBeGreaterThan(1)
  return answered()
}

const MENU = [
  { title: 'Envíos', type: 'answer', target: '¿Hacen envíos?' },
  { title: 'Horarios', type: 'answer' },
  { title: 'Ver la tienda', type: 'url', target: 'https://ferreteria.example/tienda' },
] as const

test('greeting, start button, questions and menu reach the page, and what is emptied leaves it', async () => {
  const saved = await save({ greeting: 'Hola, ¿en qué te ayudamos?', ice_breakers: ['¿Hacen envíos?'], menu: MENU })
  expect([saved.status, saved.body.settings.menu], JSON.stringify(saved.body)).toEqual([200, MENU])
  expect(await profile()).toMatchObject({
    greeting: [{ locale: 'default', text: 'Hola, ¿en qué te ayudamos?' }],
    get_started: { payload: expect.any(String) },
    ice_breakers: [{ question: '¿Hacen envíos?' }],
  })
  expect(await menuItems()).toMatchObject([
    { type: 'postback', title: 'Envíos' },
    { type: 'postback', title: 'Horarios' },
    { type: 'web_url', title: 'Ver la tienda', url: 'https://ferreteria.example/tienda' },
  ])
  expect((await save({ greeting: '', menu: [], get_started: false, ice_breakers: [] })).status).toBe(200)
  expect(await profile()).toEqual({})
  expect((await save({ get_started: true, menu: MENU })).status).toBe(200)
})

test('an option of the menu is answered as the question that it stands for', async () => {
  const [{ payload } = { payload: '' }] = await menuItems()
  const [asked, ...answers] = await pressed('ana', { title: 'Envíos', payload })
  expect(asked).toMatchObject({ type: 'user', text: '¿Hacen envíos?' })
  expect(answers[0]).toMatchObject({ type: 'bot', text: expect.stringContaining('llegan en 24 horas') })
  // A menu is seen for a while after it was changed: its options go on working.
  await save({ menu: MENU.slice(1) })
  const [again] = await pressed('ana', { title: 'Envíos', payload })
  expect(again).toMatchObject({ text: '¿Hacen envíos?' })
  await save({ menu: MENU })
})

test('an option can name an intention, which answers exactly', async () => {
  await save({ menu: [{ title: 'Lo primero', type: 'answer', target: 'Horarios' }] })
  const [{ payload } = { payload: '' }] = await menuItems()
  const answers = await pressed('bia', { title: 'Lo primero', payload })
  expect(answers.map(({ text }) => text).join('\n')).toContain('De 8 a 18.')
})

test('the start button is greeted, once', async () => {
  const { get_started } = await profile()
  const [asked, ...answers] = await pressed('luis', { title: 'Empezar', payload: get_started?.payload })
  expect(asked).toMatchObject({ text: 'Empezar' })
  expect(answers).toMatchObject([{ type: 'bot' }])
})

test('what Messenger cannot show is refused at its field, and nothing changes', async () => {
  const before = await profile()
  const item = { title: 'Tienda', type: 'url', target: 'https://ferreteria.example' }
  const wrong: [object, string][] = [
    [{ menu: [{ ...item, target: 'ferreteria' }] }, 'menu.0.target'],
    [{ menu: [{ ...item, title: 'x'.repeat(31) }] }, 'menu.0.title'],
    [{ menu: Array.from({ length: 21 }, () => item) }, 'menu'],
    [{ menu: [item], get_started: false }, 'menu'],
    [{ ice_breakers: ['1', '2', '3', '4', '5'] }, 'ice_breakers'],
    [{ greeting: 'x'.repeat(161) }, 'greeting'],
  ]
  for (const [given, field] of wrong) {
    const { status, body } = await save(given)
    expect([status, Object.keys(body.fields ?? {})], field).toEqual([422, [field]])
  }
  expect(await profile()).toEqual(before)
  expect((await save({ menu: [item] })).status).toBe(200)
})

test('a refusal of Facebook is told at its field, and removes nothing; too many changes are told as such', async () => {
  const refuse = (rule: object) =>
    t.control('POST', 'rules', { endpoint: 'messenger_profile', method: 'POST', next: 1, ...rule })
  const before = await profile()
  for (const [details, field] of [
    ['param persistent_menu[url] is not a valid address.', 'menu'],
    ['param ice_breakers has at most 4 questions.', 'ice_breakers'],
    ['Length of param greeting[text] must be less', 'greeting'],
  ] as const) {
    await refuse({ error: 100, details })
    const { status, body } = await save({ greeting: `Hola ${field}`, menu: [] })
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
    expect(await profile()).toEqual(before)
  }
  await refuse({ error: 613 })
  const limited = await save({ greeting: 'Hola' })
  expect([limited.status, limited.body.message]).toEqual([422, expect.stringContaining('diez minutos')])
  expect((await save({ greeting: 'Hola' })).status).toBe(200)
})

test('a disconnected page shows nothing of it; connected again, it does', async () => {
  expect((await save({ greeting: 'Hola', ice_breakers: ['¿Abren hoy?'], menu: MENU })).status).toBe(200)
  await t.owner.call('POST', `/plugins/disconnect/${t.bot_}/${id}`)
  expect(await profile()).toEqual({})
  expect((await save({ access_token: seed.page_token, app_secret: seed.app_secret })).status).toBe(200)
  expect(await menuItems()).toHaveLength(3)
})
