import type { Insertable } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Conversation } from '../../generated/database.d.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import { publishModel } from '../dialogue/fixtures.ts'
import { startApp, type TestApp, type TestUser } from '../support/app.ts'

const PUBLIC_URL = 'https://consola.example/panel'
const OPEN = { timezone: 'America/Santiago', always_open: true, week: [], exceptions: [] }
const quick = (bot: number) => `/responses/quick/${bot}`

let app: TestApp
let bot: number
let serial = 0

beforeAll(async () => {
  app = await startApp({ settings: { publicUrl: PUBLIC_URL } })
})
afterAll(() => app.stop())

beforeEach(async () => {
  bot = await app.bot()
})

async function home(user: { id: number }, on = bot) {
  return (await app.as(user)).call('GET', `/home/${on}`)
}

async function member(role: 2 | 3 | 4 | 5): Promise<TestUser> {
  const user = await app.user()
  await app.member(bot, user, role)
  return user
}

/** Inserts a chat that waits for a person, unless `given` says otherwise. */
async function chat(given: object = {}, on = bot): Promise<void> {
  const contact = await app.db
    .insertInto('contact')
    .values({ bot_id: on, name: 'Ana' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const row = { bot_id: on, contact_id: contact.id, sender_id: `web-${++serial}`, user_name: 'Ana' }
  await app.db
    .insertInto('chat')
    .values({ ...row, channel: 'webchat', type: 'request', ...given })
    .execute()
}

/** Inserts conversations as they are counted. */
async function conversations(
  count: number,
  given: { day: string } & Partial<Insertable<Conversation>>,
  on = bot,
): Promise<void> {
  const row = { bot_id: on, first_message: 1, contact_key: 1, channel: 'webchat' as const, slot: 0 }
  const at = { started_at: app.clock.now(), last_at: app.clock.now(), is_first: false, first_day: given.day }
  const rows = Array.from({ length: count }, () => ({ ...row, ...at, ...given }))
  await app.db.insertInto('conversation').values(rows).execute()
}

describe('home', () => {
  test('counts the waiting chats, but not those of the bot, resolved ones or those of another bot', async () => {
    const boss = await member(2)
    await chat()
    await chat({ assign_user_id: boss.id, state: 1, answered: true, live: true, type: 'live' })
    await chat({ type: 'bot' })
    await chat({ state: 2 })
    await chat({}, await app.bot())
    expect((await home(boss)).body.chats).toEqual({ pending: 2, unanswered: 1, mine: 1, unassigned: 1 })
  })

  test('counts for an Operador their own and the unassigned chats, of their areas or of none', async () => {
    const [operator, colleague, coordinator] = [await member(4), await member(4), await member(5)]
    const sales = await app.area(bot, 'Ventas', operator)
    const claims = await app.area(bot, 'Reclamos', colleague)
    await chat({ area_id: sales })
    await chat({ area_id: sales, assign_user_id: operator.id })
    await chat({ area_id: sales, assign_user_id: colleague.id })
    await chat({ area_id: claims })
    await chat({ area_id: null })
    expect((await home(operator)).body.chats).toEqual({ pending: 3, unanswered: 3, mine: 1, unassigned: 2 })
    expect((await home(colleague)).body.chats).toEqual({ pending: 2, unanswered: 2, mine: 0, unassigned: 2 })
    expect((await home(coordinator)).body.chats).toMatchObject({ pending: 5, unassigned: 3 })
  })

  test('counts the chats without an area for an Operador without areas', async () => {
    const operator = await member(4)
    await chat({ area_id: await app.area(bot, 'Ventas') })
    await chat()
    expect((await home(operator)).body.chats.pending).toBe(1)
  })

  test('returns no chat counts to a member without the chats permission', async () => {
    await chat()
    expect((await home(await member(3))).body.chats).toBeNull()
    expect((await home(await member(2))).body.chats.pending).toBe(1)
  })

  test('returns the last 30 days in the time zone of the business, with zeros for days without data', async () => {
    const boss = await member(2)
    app.clock.advance(14.5 * 3600)
    const at = app.clock.now()
    // 02:30 UTC: in that time zone it is still the day before.
    await conversations(4, { day: '2026-03-10', handed_at: at, resolved_at: at })
    await conversations(3, { day: '2026-03-10', channel: 'whatsapp' })
    await conversations(9, { day: '2026-02-08' })
    await conversations(50, { day: '2026-03-10' }, await app.bot())
    const { body } = await home(boss)
    expect(body.days).toHaveLength(30)
    expect(body.days[0]).toEqual({ day: '2026-02-09', conversations: 0, handoffs: 0, resolved: 0 })
    expect(body.days[29]).toEqual({ day: '2026-03-10', conversations: 7, handoffs: 4, resolved: 4 })
    app.clock.advance(-14.5 * 3600)
  })

  test('returns the training, the team with connected members first, and the latest changes', async () => {
    const [boss, here, away] = [await member(2), await member(3), await member(4)]
    await app.db.insertInto('user_connection').values({ user_id: here.id, connected: true }).execute()
    await (await app.as(here)).call('POST', `/ia/selector/add/${bot}`, { body: { intent_name: 'Envíos' } })
    const { status, body } = await home(boss)
    expect(status).toBe(200)
    expect(body.special_state).toBe('chatbot_on')
    expect(body.training).toEqual({ state: 'pending', trained: false, pending_changes: 1 })
    expect(body.team).toMatchObject([
      { user_id: here.id, connected: true },
      // the caller, although their browser has not reported yet
      { user_id: boss.id, connected: true },
      { user_id: away.id, connected: false },
    ])
    expect(body.changes).toMatchObject([{ action: 'create', resource_label: 'Envíos' }])
  })

  test('returns 404 for users who are not members', async () => {
    expect((await home(await app.user())).status).toBe(404)
    expect((await home(await member(4))).status).toBe(200)
  })
})

describe('first steps', () => {
  const steps = async (user: { id: number }) => (await home(user)).body.first_steps
  const nothing = {
    ...{ tried: false, taught: 0, trained: null },
    ...{ hours: false, business: false, published: false, invited: false },
  }
  const send = async (user: TestUser, method: string, path: string, body?: object) => {
    const answer = await (await app.as(user)).call(method, path, body ? { body } : {})
    expect(answer.status, path).toBeLessThan(300)
    return answer.body
  }

  test('follow what a person did, not what the bot was created with', async () => {
    const boss = await member(2)
    await app.db
      .updateTable('bot')
      .set({ settings: json({ handoff: { schedule: OPEN } }) })
      .where('id', '=', bot)
      .execute()
    await app.db
      .insertInto('quick_response')
      .values({ bot_id: bot, keywords: json(['precio']), answer: 'Mil' })
      .execute()
    expect(await steps(boss)).toEqual(nothing)
  })

  test('a test message tries the bot', async () => {
    const boss = await member(2)
    await send(boss, 'POST', `/testbot/message/${bot}`, { session: 'una-prueba', text: 'Hola' })
    expect(await steps(boss)).toEqual({ ...nothing, tried: true })
  })

  test('three different responses teach the bot, one changed three times does not', async () => {
    bot = await app.bot({ planId: 1 })
    const boss = await member(2)
    const add = async (word: string) =>
      (await send(boss, 'POST', quick(bot), { keywords: [word], match: 'contains', answer: 'Sí.', action: 'none' })).id
    const id = await add('envio')
    for (const answer of ['Uno.', 'Dos.', 'Tres.'])
      await send(boss, 'PUT', `${quick(bot)}/${id}`, { keywords: ['envio'], match: 'contains', answer, action: 'none' })
    expect((await steps(boss)).taught).toBe(1)
    for (const word of ['precio', 'horario', 'talle']) await add(word)
    expect((await steps(boss)).taught).toBe(3)
  })

  test('saved hours count, also when they were right already', async () => {
    const boss = await member(2)
    const { schedule, version } = await send(boss, 'GET', `/bots/handoff/${bot}`)
    await send(boss, 'PUT', `/bots/handoff/schedule/${bot}`, { schedule, version })
    expect(await steps(boss)).toEqual({ ...nothing, hours: true })
  })

  test('one fact about the business is enough, and emptying it takes it back', async () => {
    const boss = await member(2)
    const saved = await send(boss, 'PUT', `/bots/contact/${bot}`, { phone: '0351 422-3344' })
    expect(await steps(boss)).toEqual({ ...nothing, business: true })
    await send(boss, 'PUT', `/bots/contact/${bot}`, { phone: '', version: saved.version })
    expect(await steps(boss)).toEqual(nothing)
  })

  test('an owner whom the platform invited is nobody else yet', async () => {
    const [boss, platform] = [await member(2), await app.user({ admin: true })]
    const row = { bot_id: bot, role_id: 2, expires_at: app.clock.now(), accepted_at: app.clock.now() } as const
    const invite = (token_hash: string, invited_by: number) =>
      app.db
        .insertInto('invitation')
        .values({ ...row, token_hash, email: `${token_hash}@x.example`, invited_by })
        .execute()
    await invite(`dueña-${bot}`, platform.id)
    expect((await steps(boss)).invited).toBe(false)
    await invite(`socia-${bot}`, boss.id)
    expect((await steps(boss)).invited).toBe(true)
  })

  test('a conversation or visit from outside publishes the bot, one from this server or a refused site does not', async () => {
    const boss = await member(2)
    const at = app.clock.now()
    const seen = (origin: string, given: object = {}) =>
      app.db
        .insertInto('webchat_site')
        .values({ bot_id: bot, origin, first_seen_at: at, last_seen_at: at, ...given })
        .execute()
    const { origin } = new URL(PUBLIC_URL)
    await seen(origin)
    await seen(origin, { hosted: true })
    await seen('https://otra.example', { refused: true })
    await chat({ type: 'bot' })
    expect((await steps(boss)).published).toBe(false)
    await seen('https://tienda.example')
    expect((await steps(boss)).published).toBe(true)
    const [elsewhere, other] = [await app.bot(), await app.bot()]
    await app.member(elsewhere, boss, 2)
    await chat({ channel: 'whatsapp' }, elsewhere)
    expect((await home(boss, elsewhere)).body.first_steps.published).toBe(true)
    await app.member(other, boss, 2)
    await app.db
      .insertInto('webchat_site')
      .values({ bot_id: other, origin, hosted: true, outside: true, first_seen_at: at, last_seen_at: at })
      .execute()
    expect((await home(boss, other)).body.first_steps.published).toBe(true)
  })

  test('a second member or an invitation counts as invited, and pending changes ask for a training', async () => {
    const boss = await member(2)
    expect((await steps(boss)).invited).toBe(false)
    await send(boss, 'POST', `/ia/selector/add/${bot}`, { intent_name: 'Envíos' })
    expect((await steps(boss)).trained).toBe(false)
    await member(4)
    expect((await steps(boss)).invited).toBe(true)
  })

  test('a model that the bot began with counts as trained, while nothing waits', async () => {
    const boss = await member(2)
    expect((await steps(boss)).trained).toBeNull()
    await publishModel(app, bot)
    expect((await steps(boss)).trained).toBe(true)
    await send(boss, 'POST', `/ia/selector/add/${bot}`, { intent_name: 'Envíos' })
    expect((await steps(boss)).trained).toBe(false)
  })
})
