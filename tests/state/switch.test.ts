import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RoleId, roles } from '../../src/server/foundation/scope/roles.ts'
import { listen } from '../realtime/fixtures.ts'
import type { SignedIn } from '../support/app.ts'
import { createWidgetFixture, type WidgetFixture } from '../widget/fixtures.ts'

let on: WidgetFixture
beforeAll(async () => {
  on = await createWidgetFixture()
})
afterAll(() => on.app.stop())

async function staff(role: RoleId, permissions?: Record<string, boolean>): Promise<SignedIn & { id: number }> {
  const user = await on.app.user()
  await on.app.member(on.botId, user, role, permissions)
  return { id: user.id, ...(await on.app.as(user)) }
}
const turn = (who: SignedIn, botState: 'on' | 'off', message?: string) =>
  who.call('PUT', `/bots/state/${on.botId}`, { body: { botState, ...(message !== undefined && { message }) } })

test.each([
  ['an Administrador', roles.administrador, true],
  ['a Coordinador', roles.coordinador, true],
  ['an Editor', roles.editor, false],
  ['an Operador', roles.operador, false],
] as const)('%s (role %s) can switch the bot off and on: %s', async (_, role, may) => {
  // Other permissions do not matter.
  const who = await staff(role, { configuration: true, chats: true })
  for (const state of ['off', 'on'] as const) expect((await turn(who, state)).status).toBe(may ? 200 : 403)
  expect((await who.call('GET', `/bots/state/${on.botId}`)).body).toMatchObject({ botState: 'on', may_switch: may })
  expect((await who.call('GET', '/bots/info')).body.bots).toMatchObject([{ id: on.botId, may_switch: may }])
})

test('the audit log records who switched it and when', async () => {
  const boss = await staff(roles.administrador)
  await turn(boss, 'off')
  await turn(boss, 'on')
  const lines = await on.app.audit(({ actor_id, resource_type }) => actor_id === boss.id && resource_type === 'bot')
  expect(lines.map(({ before, after }) => [before, after])).toEqual([
    [{ special_state: 'chatbot_on' }, { special_state: 'chatbot_off' }],
    [{ special_state: 'chatbot_off' }, { special_state: 'chatbot_on' }],
  ])
})

test('a visitor learns that the bot is off when opening the widget, and at once while it is open', async () => {
  const boss = await staff(roles.administrador)
  const visitor = await on.visitor()
  const session = async () =>
    (await visitor.call('POST', '/sessions', { origin: 'https://tienda.example' })).body as Record<string, unknown>
  expect((await session()).off).toBeNull()
  const url = await listen(on.app.app)
  const socket = io(`${url}/webchat`, {
    transports: ['websocket'],
    auth: { key: on.key, secret: visitor.secret },
    reconnection: false,
    forceNew: true,
  })
  await new Promise((resolve) => socket.once('connect', () => resolve(undefined)))
  const nextBotEvent = () => new Promise((resolve) => socket.once('bot', resolve))
  const off = nextBotEvent()
  await turn(boss, 'off', 'Volvemos el lunes.')
  expect(await off).toEqual({ off: { message: 'Volvemos el lunes.' } })
  expect((await session()).off).toEqual({ message: 'Volvemos el lunes.' })
  const back = nextBotEvent()
  await turn(boss, 'on')
  expect(await back).toEqual({ off: null })
  expect((await session()).off).toBeNull()
  socket.disconnect()
})
