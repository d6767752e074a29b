// Which chats are urgent, for how long, and what staff hear of it.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { connect, listen } from '../realtime/fixtures.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { createWidgetFixture, type TestVisitor, type WidgetFixture } from '../widget/fixtures.ts'

let app: TestApp
let on: WidgetFixture
let visitor: TestVisitor
let boss: Awaited<ReturnType<TestApp['as']>>
beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  on = await createWidgetFixture(app)
  await app.db.updateTable('bot').set({ form_of_address: 'vos' }).where('id', '=', on.botId).execute()
  visitor = await on.visitor()
  const bossId = await app.user()
  await app.member(on.botId, bossId, 2)
  boss = await app.as(bossId)
})
afterAll(() => app.stop())

async function say(text: string): Promise<void> {
  app.clock.advance(1)
  await visitor.say(text)
  await on.answer()
}

const post = async (call: string, body: object) => {
  const { id } = await on.chat()
  expect((await boss.call('POST', `/chats/${call}/${on.botId}`, { body: { id, ...body } })).status).toBe(200)
}
const mark = async (priority: 'urgent' | 'normal') => {
  const { id } = await on.chat()
  return (await boss.call('PUT', `/chats/priority/${on.botId}`, { body: { id, priority } })).body
}
const urgency = async () => {
  const { id } = await on.chat()
  const row = await app.db.selectFrom('chat').select('urgency').where('id', '=', id).executeTakeFirstOrThrow()
  return row.urgency
}

const CHARGED = 'me cobraron dos veces, quiero hablar con un asesor'

test('a chat that goes back to the bot is not urgent any more', async () => {
  await say(CHARGED)
  expect(await urgency()).toBe('charge')
  await post('requests/reactivate', {})
  expect(await urgency()).toBeNull()
})

test('staff are told the reason for which the chat is urgent', async () => {
  await say('los voy a denunciar en defensa del consumidor')
  expect(await urgency()).toBe('legal')
  const { id } = await on.chat()
  const reason = 'Denuncia o abogado: «los voy a denunciar en defensa del consumidor»'
  const { handoff } = (await boss.call('GET', `/chats/understanding/${on.botId}/${id}`)).body
  expect(handoff).toMatchObject({ reason: 'complaint', text: reason })
  const { data } = (await boss.call('GET', `/chats/view/${on.botId}/${id}`)).body
  expect(data.find(({ type }: { type: string }) => type === 'system').text).toContain(`Pasó al equipo: ${reason}.`)
})

test('a resolved chat is not urgent any more, also when several are resolved; undoing that restores it', async () => {
  await say(CHARGED)
  await post('requests/state', { state: 2 })
  expect(await urgency()).toBeNull()
  await say(CHARGED)
  expect(await urgency()).toBe('charge')
  const { id } = await on.chat()
  const bulk = { body: { ids: [id], action: 'state', value: 2 } }
  const { undo_id } = (await boss.call('POST', `/chats/bulk/${on.botId}`, bulk)).body
  expect(await urgency()).toBeNull()
  await boss.call('POST', `/chats/bulk/undo/${on.botId}/${undo_id}`)
  expect(await urgency()).toBe('charge')
})

test('the mark of staff outlives the handover, and gives way to what is more serious', async () => {
  await say('hola')
  expect(await mark('urgent')).toMatchObject({ urgency: 'staff' })
  await say('quiero hablar con un asesor')
  expect(await on.chat()).toMatchObject({ type: 'request' })
  expect(await urgency()).toBe('staff')
  await say('me cobraron dos veces')
  expect(await urgency()).toBe('charge')
})

test('what staff cleared stays cleared for this request, unless something more serious is said', async () => {
  await say('quiero hablar con un asesor, tengo un reclamo')
  expect(await urgency()).toBe('complaint')
  expect(await mark('normal')).toMatchObject({ urgency: null })
  await say('es un reclamo por el pedido')
  expect(await urgency()).toBeNull()
  await say('y me lastimé con el producto')
  expect(await urgency()).toBe('accident')
  await mark('normal')
  await say('me cobraron dos veces')
  expect(await urgency()).toBeNull()
  await post('requests/reactivate', {})
  await say('me cobraron dos veces, quiero hablar con un asesor')
  expect(await urgency()).toBe('charge')
})

test('staff hear once that a chat became urgent, not with later changes or marks by hand', async () => {
  const ear = await connect(await listen(app.app), boss.token)
  await ear.join(on.botId)
  const heard = () =>
    ear.received.flatMap(({ name, payload }) => {
      const chat = payload.chat as { urgency: string | null } | undefined
      return name === 'conversation' && payload.became_urgent === true ? [chat?.urgency] : []
    })
  await say(CHARGED)
  await say('¿hay alguien?')
  await mark('normal')
  await mark('urgent')
  await say('me lastimé con el producto')
  const { event_seq } = await app.db
    .selectFrom('bot')
    .select('event_seq')
    .where('id', '=', on.botId)
    .executeTakeFirstOrThrow()
  await ear.upTo(Number(event_seq))
  expect(heard()).toEqual(['charge', 'accident'])
  ear.close()
})

const summary = async () => {
  const { id } = await on.chat()
  return (await boss.call('GET', `/chats/understanding/${on.botId}/${id}`)).body.handoff.summary
}
const BUDGET = 'quiero hablar con un asesor por un presupuesto'

test.each([
  ['resolved', () => post('requests/state', { state: 2 })],
  ['gave back to the bot', () => post('requests/reactivate', {})],
])('what staff %s without writing makes no later request urgent and is not in its summary', async (_, dealWith) => {
  await say(CHARGED)
  expect(await urgency()).toBe('charge')
  await dealWith()
  app.clock.advance(5 * 60)
  await say(BUDGET)
  expect(await urgency()).toBeNull()
  expect((await summary()).asked).toEqual([BUDGET])
  await say('me cobraron dos veces')
  expect(await urgency()).toBe('charge')
})

test('what a customer wrote before a long silence is over, unless they were handed over and nobody came', async () => {
  await say('me cobraron dos veces')
  expect(await urgency()).toBe('charge')
  const { id } = await on.chat()
  await app.db.updateTable('chat').set({ type: 'bot', urgency: null }).where('id', '=', id).execute()
  app.clock.advance(3 * 3_600)
  await say(BUDGET)
  expect(await urgency()).toBe('charge')

  await app.db.updateTable('chat').set({ type: 'bot', urgency: null }).where('id', '=', id).execute()
  await app.db.deleteFrom('chat_handoff').where('chat_id', '=', id).execute()
  app.clock.advance(3 * 3_600)
  await say(BUDGET)
  expect(await urgency()).toBeNull()
})

test('with the bot off, what a waiting customer adds makes the chat urgent; a person who attends sees it anyway', async () => {
  await app.db.updateTable('bot').set({ special_state: 'chatbot_off' }).where('id', '=', on.botId).execute()
  await say('hola')
  expect([(await on.chat()).type, await urgency()]).toEqual(['request', null])
  await say('hay una fuga de gas')
  expect(await urgency()).toBe('accident')
  await mark('normal')
  await say('hay una fuga de gas')
  expect(await urgency()).toBeNull()
  const { id } = await on.chat()
  await app.db.updateTable('chat').set({ type: 'live', live: true }).where('id', '=', id).execute()
  await say('me lastimé con el producto')
  expect(await urgency()).toBeNull()
})

test('a message that the bot still had to answer when it was switched off makes the chat urgent too', async () => {
  await say('quiero hablar con un asesor')
  app.clock.advance(1)
  await visitor.say('hay una fuga de gas')
  await app.db.updateTable('bot').set({ special_state: 'chatbot_off' }).where('id', '=', on.botId).execute()
  await on.answer()
  expect(await urgency()).toBe('accident')
})
