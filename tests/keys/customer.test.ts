import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWidgetFixture, type WidgetFixture } from '../widget/fixtures.ts'
import { makeKey } from './make.ts'

let widget: WidgetFixture

beforeAll(async () => {
  widget = await createWidgetFixture()
})
afterAll(() => widget.app.stop())

test('the customer reads who wrote: the whole name of a system, the first name of a person, none if the bot hides them', async () => {
  const { app, botId } = widget
  const person = await app.user({ name: 'Marina Sosa' })
  await app.member(botId, person, 2)
  const { token } = await makeKey(app, botId, { name: 'Sistema de ventas' })
  const visitor = await widget.visitor()
  await visitor.say('Hola')
  const chat = await app.db
    .selectFrom('chat')
    .select(['id', 'sender_id'])
    .where('bot_id', '=', botId)
    .executeTakeFirstOrThrow()
  for (const [message, given] of [
    ['Tu pedido está listo.', token],
    ['¿Algo más?', (await app.as(person)).token],
  ] as const) {
    const body = { id: chat.id, target_id: chat.sender_id, message }
    expect((await app.call('POST', `/chats/requests/send/${botId}`, { token: given, body })).status).toBe(201)
  }
  const names = async () => {
    const { body } = await visitor.call('GET', '/messages')
    return body.data.filter(({ from }: { from: string }) => from === 'agent').map(({ name }: { name?: string }) => name)
  }
  expect(await names()).toEqual(['Sistema de ventas', 'Marina'])
  await widget.settings({ webchat: { parameters: { show_agents: false } } })
  expect((await names()).filter(Boolean)).toEqual([])
})
