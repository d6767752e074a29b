// Chats of the bot that staff give to people: their customers asked for nobody. Time is the clock of the test.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { chatStatus } from '../../src/server/channels/webchat/chat-status.ts'
import { BOT_RETURN } from '../../src/server/conversation/answering/return.ts'
import { inCall } from '../../src/server/foundation/http/context.ts'
import { json } from '../../src/server/foundation/store/sql.ts'
import { type SignedIn, startApp, type TestApp, type TestUser } from '../support/app.ts'
import { createWidgetFixture, type TestVisitor, type WidgetFixture } from '../widget/fixtures.ts'

let app: TestApp
let on: WidgetFixture
let visitor: TestVisitor
beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  on = await createWidgetFixture(app)
  visitor = await on.visitor()
})
afterAll(() => app.stop())

type Member = TestUser & SignedIn

const texts = async (): Promise<string[]> =>
  (await visitor.call('GET', '/messages')).body.data.map(({ text }: { text: string }) => text)

async function ask(text: string): Promise<void> {
  app.clock.advance(1)
  await visitor.say(text)
  await on.answer()
}

const settings = (handoff: object) =>
  on.settings({ webchat: { parameters: { allowed_domains: ['https://tienda.example'] } }, handoff })

/** Runs the job that the server runs every minute, as if the given number of minutes had passed. */
async function after(minutes: number): Promise<void> {
  app.clock.advance(minutes * 60)
  await app.db.deleteFrom('job').where('queue', '=', BOT_RETURN).execute()
  await app.db
    .insertInto('job')
    .values({ queue: BOT_RETURN, payload: json({}) })
    .execute()
  await on.answer()
}

async function person(name?: string): Promise<Member> {
  const user = await app.user(name === undefined ? {} : { name })
  await app.member(on.botId, user, 2)
  return { ...user, ...(await app.as(user)) }
}

const row = async () => {
  const { id } = await on.chat()
  return app.db.selectFrom('chat').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** How a supervisor gives a chat to somebody. */
const ways: Record<string, (boss: Member, to: Member, id: number) => Promise<{ status: number }>> = {
  'an assignment': (boss, { id: user_id }, id) =>
    boss.call('POST', `/chats/requests/assign/${on.botId}`, { body: { id, user_id } }),
  'an assignment of several': (boss, { id: value }, id) =>
    boss.call('POST', `/chats/bulk/${on.botId}`, { body: { ids: [id], action: 'assign', value } }),
  'a transfer': (boss, { id: user_id }, id) =>
    boss.call('POST', `/chats/requests/transfer/${on.botId}`, { body: { id, user_id } }),
  'a macro': async (boss, { id: user_id }, id) => {
    const body = { name: `A cargo de ${user_id}`, actions: [{ type: 'assign', to: 'person', user_id }] }
    const macro = (await boss.call('POST', `/chats/macros/${on.botId}`, { body })).body.id
    return boss.call('POST', `/chats/macros/run/${on.botId}/${macro}/${id}`)
  },
}

test.each(Object.entries(ways))('%s of a silent chat lasts as long as the settings let it', async (_, give) => {
  await settings({ return_to_bot_after_minutes: 30, return_message: 'Sigue el chatbot.' })
  await ask('Hola')
  app.clock.advance(2 * 3600)
  const [boss, agent] = [await person(), await person()]
  const said = await texts()
  expect((await give(boss, agent, (await on.chat()).id)).status).toBe(200)
  await after(1)
  await after(28)
  expect([await row(), await texts()]).toMatchObject([{ type: 'request', assign_user_id: agent.id }, said])
  await after(2)
  expect(await row()).toMatchObject({ type: 'bot', assign_user_id: null })
  expect((await texts()).at(-1)).toBe('Sigue el chatbot.')
})

test.each(['alone', 'with others'])('a chat that is opened again %s lasts as long', async (how) => {
  await settings({ return_to_bot_after_minutes: 30, return_message: 'Sigue el chatbot.' })
  await ask('una persona')
  const { id } = await on.chat()
  const said = await texts()
  await app.db.updateTable('chat').set({ state: 2, resolved_at: app.clock.now() }).where('id', '=', id).execute()
  app.clock.advance(2 * 3600)
  const boss = await person()
  const [path, body] =
    how === 'alone'
      ? (['requests/state', { id, state: 1 }] as const)
      : (['bulk', { ids: [id], action: 'state', value: 1 }] as const)
  expect((await boss.call('POST', `/chats/${path}/${on.botId}`, { body })).status).toBe(200)
  await after(29)
  expect([(await row()).type, await texts()]).toEqual(['request', said])
  await after(2)
  expect((await row()).type).toBe('bot')
})

test.each(Object.entries(ways))(
  '%s of a chat that was attended, resolved and opened again is no longer the bot’s',
  async (_, give) => {
    await ask('Hola')
    const [boss, agent] = [await person(), await person()]
    const { id } = await on.chat()
    const state = (to: number) => boss.call('POST', `/chats/requests/state/${on.botId}`, { body: { id, state: to } })
    await app.db.updateTable('chat').set({ type: 'live', live: true }).where('id', '=', id).execute()
    expect([(await state(2)).status, (await state(1)).status]).toEqual([200, 200])
    expect(await row()).toMatchObject({ type: 'live', live: false })
    expect((await give(boss, agent, id)).status).toBe(200)
    expect(await row()).toMatchObject({ type: 'request', assign_user_id: agent.id, requested_at: null })
  },
)

test('who asked for a person waits anew from when their chat is opened again', async () => {
  await settings({ timeout_minutes: 30 })
  await ask('una persona')
  const boss = await person()
  const { id } = await on.chat()
  const state = (to: number) => boss.call('POST', `/chats/requests/state/${on.botId}`, { body: { id, state: to } })
  await state(2)
  app.clock.advance(40 * 60)
  await state(1)
  await after(1)
  expect(await row()).toMatchObject({ type: 'request', state: 1 })
  await after(29)
  expect(await row()).toMatchObject({ type: 'bot' })
})

test.each(Object.entries(ways))('%s tells nobody that they waited in vain until they write', async (_, give) => {
  await settings({ timeout_minutes: 10 })
  await app.db
    .insertInto('secondary_response')
    .values({
      ...{ bot_id: on.botId, name: 'Sin nadie', kind: 'no_agents' },
      messages: json([{ kind: 'text', text: 'Hoy no llegamos.' }]),
    })
    .execute()
  await ask('Hola')
  const [boss, agent] = [await person(), await person()]
  const said = await texts()
  expect((await give(boss, agent, (await on.chat()).id)).status).toBe(200)
  await after(10)
  await after(15)
  expect([await row(), await texts()]).toMatchObject([{ type: 'request', assign_user_id: agent.id }, said])
  await ask('¿Siguen ahí?')
  await after(9)
  expect(await row()).toMatchObject({ type: 'request', assign_user_id: agent.id })
  await after(1)
  expect(await row()).toMatchObject({ type: 'bot', assign_user_id: null })
  expect((await texts()).at(-1)).toBe('Hoy no llegamos.')
})

test('who was given to somebody waits in no queue until they write', async () => {
  await ask('Hola')
  const [boss, agent] = [await person(), await person()]
  const { id } = await on.chat()
  const waits = async () => {
    const { waiting_since } = (await boss.call('GET', `/chats/view/${on.botId}/${id}`)).body.chat
    const { waiting } = await app.store.run(() => inCall({ services: app.app.services }, () => chatStatus(id)))
    return [waiting_since, waiting?.ahead ?? null]
  }
  await ways['an assignment']?.(boss, agent, id)
  expect(await waits()).toEqual([null, null])
  await ask('¿Siguen ahí?')
  expect(await waits()).toEqual([app.clock.now().toISOString(), 0])
})

test('assigning several tells only those who asked for a person who attends them, and does not wait for it', async () => {
  await settings({ assign_message: 'Te atiende {{usuario.nombre}}.' })
  const [boss, marina, lucia] = [await person(), await person('Marina Quiroga'), await person('Lucía Ferreyra')]
  const bulk = async (value: number | null) => {
    const body = { ids: [(await on.chat()).id], action: 'assign', value }
    return (await boss.call('POST', `/chats/bulk/${on.botId}`, { body })).body
  }
  await ask('Hola')
  const said = await texts()
  expect((await bulk(marina.id)).changed).toBe(1)
  await on.answer()
  expect(await texts()).toEqual(said)
  await ask('una persona')
  const before = await texts()
  expect((await bulk(lucia.id)).changed).toBe(1)
  expect(await texts()).toEqual(before)
  await on.answer()
  expect(await texts()).toEqual([...before, 'Te atiende Lucía Ferreyra.'])
  // What is undone before it is said is not said.
  const { undo_id } = await bulk(marina.id)
  await boss.call('POST', `/chats/bulk/undo/${on.botId}/${undo_id}`)
  await on.answer()
  expect(await texts()).toEqual([...before, 'Te atiende Lucía Ferreyra.'])
  expect(await app.db.selectFrom('chat_introduction').selectAll().execute()).toEqual([])
})

test('a chat that staff gave says who passed it and is no request of a past rule', async () => {
  const [boss, agent] = [await person(), await person()]
  await ask('una persona')
  const { id } = await on.chat()
  const reason = async () => (await boss.call('GET', `/chats/understanding/${on.botId}/${id}`)).body.handoff
  const requests = async () => {
    const body = { event: 'request', conditions: [], actions: [{ type: 'resolve' }] }
    return (await boss.call('POST', `/rules/preview/${on.botId}`, { body })).body.count
  }
  expect([(await reason())?.reason, await requests()]).toEqual(['words', 1])
  app.clock.advance(20 * 60)
  await boss.call('POST', `/chats/requests/reactivate/${on.botId}`, { body: { id } })
  await ask('Hola')
  await ways['an assignment']?.(boss, agent, id)
  expect(await reason()).toMatchObject({ reason: 'staff', text: `Se la pasó ${boss.name}` })
  await ask('¿Siguen ahí?')
  expect([await row(), await reason(), await requests()]).toMatchObject([{ type: 'request' }, { reason: 'staff' }, 0])
})

test('a snoozed chat neither returns to the bot nor runs out of time, and counts from its end', async () => {
  await settings({ return_to_bot_after_minutes: 30, timeout_minutes: 10 })
  await ask('una persona')
  const boss = await person()
  const { id } = await on.chat()
  const until = new Date(app.clock.now().getTime() + 60 * 60_000).toISOString()
  const snoozed = await boss.call('POST', `/chats/snooze/${on.botId}`, { body: { id, until } })
  expect(snoozed.status).toBe(200)
  // Jobs run at once in this test: the snooze is ended by hand.
  await app.db.deleteFrom('job').where('queue', '=', 'chat-wake').execute()
  for (const minutes of [11, 20, 30]) await after(minutes)
  expect((await row()).type).toBe('request')
  expect((await boss.call('POST', `/chats/wake/${on.botId}`, { body: { id } })).status).toBe(200)
  await after(29)
  expect((await row()).type).toBe('request')
  await after(2)
  expect((await row()).type).toBe('bot')
})
