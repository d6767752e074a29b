import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Channels, seed, startChannels } from './fixtures.ts'

// Two people connect the same account at once, or to a second chatbot while the first has it.

let t: Channels
let other: number
beforeAll(async () => {
  t = await startChannels()
  other = await t.bot()
  await t.member(other, t.owner, 2)
})
afterEach(() => t.control('DELETE', 'rules'))
afterAll(() => t.stop())

const NUMBER = {
  ...{ phone_number_id: seed.number, waba_id: seed.waba_id },
  ...{ access_token: seed.whatsapp_token, app_secret: seed.app_secret },
}
const PAGE = { page_id: seed.page, access_token: seed.page_token, app_secret: seed.app_secret }

const connect = (bot: number, kind: string, body: object) => t.owner.call('POST', `/plugins/${kind}/${bot}`, { body })
const disconnect = (bot: number, id: number) => t.owner.call('POST', `/plugins/disconnect/${bot}/${id}`)
const connected = async (bot: number) =>
  ((await t.owner.call('GET', `/plugins/${bot}`)).body as { id: number; status: string }[]).filter(
    ({ status }) => status !== 'off',
  )

interface SimulatorState {
  numbers: { id: string; overrideUrl?: string }[]
  wabas: { id: string; subscriptions: Record<string, { overrideUrl?: string }> }[]
  pages: { id: string; subscriptions: Record<string, string[]>; profile: { greeting?: { text: string }[] } }[]
}
const atMeta = async () => {
  const { numbers, wabas, pages } = (await t.control('GET', 'state')) as SimulatorState
  return {
    number: numbers.find(({ id }) => id === seed.number)?.overrideUrl,
    business: wabas.find(({ id }) => id === seed.waba_id)?.subscriptions[seed.app]?.overrideUrl,
    page: pages.find(({ id }) => id === seed.page)?.subscriptions[seed.app],
    greeting: pages.find(({ id }) => id === seed.page)?.profile.greeting?.[0]?.text,
  }
}
const addressOf = async (bot: number) => (await t.owner.call('GET', `/plugins/setup/${bot}`)).body.callback_url

test('of two people who connect a number at once, one does, and its messages reach that chatbot', async () => {
  // Both have asked whether it is free before either can finish.
  await t.control('POST', 'rules', { endpoint: 'subscribed_apps', slow: 150 })
  const bots = [t.bot_, other]
  const answers = await Promise.all(bots.map((bot) => connect(bot, 'whatsapp', NUMBER)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  const [winner, loser] = answers[0]?.status === 201 ? [t.bot_, other] : [other, t.bot_]
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'taken',
    fields: { phone_number_id: [expect.any(String)] },
  })
  expect(await atMeta()).toMatchObject({ number: await addressOf(winner), business: await addressOf(winner) })
  expect([await connected(winner), await connected(loser)]).toMatchObject([[{ status: 'connected' }], []])
  const [{ id = 0 } = {}] = await connected(winner)
  await disconnect(winner, id)
  // The failed attempt left nothing behind: the other chatbot can connect it.
  const later = await connect(loser, 'whatsapp', NUMBER)
  expect(later.status).toBe(201)
  await disconnect(loser, later.body.id)
})

test('a second chatbot is refused while the first goes on receiving', async () => {
  const first = await connect(t.bot_, 'whatsapp', NUMBER)
  expect(first.status).toBe(201)
  expect(await connect(other, 'whatsapp', NUMBER)).toMatchObject({ status: 409, body: { code: 'taken' } })
  expect((await atMeta()).number).toBe(await addressOf(t.bot_))
  await t.says('ana', { type: 'text', text: { body: 'Hola' } })
  await expect.poll(async () => (await t.chats()).length, { timeout: 8_000, interval: 40 }).toBe(1)
  await disconnect(t.bot_, first.body.id)
})

test('an account that is connected again, by both who had it at once, answers for one of them', async () => {
  const rows = await Promise.all(
    [t.bot_, other].map(async (bot) => [bot, (await t.owner.call('GET', `/plugins/${bot}`)).body[0].id] as const),
  )
  await t.control('POST', 'rules', { endpoint: 'subscribed_apps', slow: 150 })
  const keys = { access_token: seed.whatsapp_token, app_secret: seed.app_secret }
  const answers = await Promise.all(
    rows.map(([bot, id]) => t.owner.call('PUT', `/plugins/whatsapp/${bot}/${id}`, { body: keys })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const [winner, id] = rows[answers.findIndex(({ status }) => status === 200)] ?? [0, 0]
  expect((await atMeta()).number).toBe(await addressOf(winner))
  await disconnect(winner, id)
})

test('what a server left behind that ended while it connected holds up nobody for long', async () => {
  const claim = { kind: 'whatsapp', external_id: seed.number, bot_id: other, token: 'of a server that ended' }
  const until = (seconds: number) => new Date(Date.now() + seconds * 1000)
  await t.db
    .insertInto('channel_claim')
    .values({ ...claim, until: until(60) })
    .execute()
  const held = await connect(t.bot_, 'whatsapp', NUMBER)
  expect([held.status, held.body.fields]).toEqual([
    409,
    { phone_number_id: [expect.stringContaining('lo está conectando')] },
  ])
  await t.db
    .updateTable('channel_claim')
    .set({ until: until(-1) })
    .execute()
  const free = await connect(t.bot_, 'whatsapp', NUMBER)
  expect(free.status).toBe(201)
  expect(await t.db.selectFrom('channel_claim').selectAll().execute()).toEqual([])
  await disconnect(t.bot_, free.body.id)
})

test('what cannot be stored is taken back at Meta, unless somebody else connects it meanwhile', async () => {
  await t.control('POST', 'rules', { endpoint: 'subscribed_apps', slow: 300 })
  const claims = () => t.db.selectFrom('channel_claim').selectAll().execute()
  const begun = async () => {
    const answer = connect(t.bot_, 'facebook', PAGE)
    await expect.poll(claims, { timeout: 8_000, interval: 20 }).toHaveLength(1)
    return { answer }
  }
  const lost = await begun()
  await t.db.deleteFrom('channel_claim').execute()
  expect(await lost.answer).toMatchObject({ status: 409, body: { code: 'taken' } })
  expect((await atMeta()).page).toBeUndefined()
  const overtaken = await begun()
  await t.db.updateTable('channel_claim').set({ bot_id: other, token: 'of a colleague' }).execute()
  expect((await overtaken.answer).status).toBe(409)
  expect((await atMeta()).page).toContain('messages')
  await t.db.deleteFrom('channel_claim').execute()
})

test('of two people who connect a page at once, one does; a step that fails leaves nothing at Meta', async () => {
  await t.control('POST', 'rules', { endpoint: 'messenger_profile', error: 100, next: 1 })
  expect((await connect(t.bot_, 'facebook', PAGE)).status).toBe(422)
  expect((await atMeta()).page).toBeUndefined()
  await t.control('POST', 'rules', { endpoint: 'subscribed_apps', slow: 150 })
  const answers = await Promise.all([t.bot_, other].map((bot) => connect(bot, 'facebook', PAGE)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  expect((await atMeta()).page).toContain('messages')
})

test('a number whose own address Meta refuses gets the account its former address back', async () => {
  const first = await connect(t.bot_, 'whatsapp', { ...NUMBER, phone_number_id: seed.other_number })
  expect(first.status).toBe(201)
  await t.control('POST', 'rules', { method: 'POST', endpoint: seed.number, error: 100, next: 1 })
  expect((await connect(other, 'whatsapp', NUMBER)).status).toBe(422)
  expect((await atMeta()).business).toBe(await addressOf(t.bot_))
  await disconnect(t.bot_, first.body.id)
  await t.control('POST', 'rules', { method: 'POST', endpoint: seed.number, error: 100, next: 1 })
  expect((await connect(other, 'whatsapp', NUMBER)).status).toBe(422)
  expect((await atMeta()).business).toBeUndefined()
})

test('two people who test, change or disconnect a connected page at once take turns', async () => {
  for (const bot of [t.bot_, other]) for (const one of await connected(bot)) await disconnect(bot, one.id)
  const { id, version } = (await connect(t.bot_, 'facebook', PAGE)).body
  await t.control('POST', 'rules', { endpoint: 'messenger_profile', slow: 150 })
  const greet = (greeting: string) =>
    t.owner.call('PUT', `/plugins/facebook/${t.bot_}/${id}`, { body: { greeting, version } })
  const saved = await Promise.all(['Hola', 'Buenas'].map(greet))
  expect(saved.map(({ status }) => status).sort()).toEqual([200, 409])
  const stored = saved.find(({ status }) => status === 200)?.body.settings.greeting
  expect((await atMeta()).greeting).toBe(stored)
  const call = (what: string) => t.owner.call('POST', `/plugins/${what}/${t.bot_}/${id}`)
  expect((await Promise.all([call('test'), call('test')])).map(({ status }) => status)).toEqual([200, 200])
  const gone = await Promise.all([call('disconnect'), call('disconnect')])
  expect(gone.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await atMeta()).greeting).toBeUndefined()
})
