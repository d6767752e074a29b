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

/** Opens a widget's socket and returns how to wait for what it hears next about the bot. */
async function openWidget(secret: string) {
  const socket = io(`${await listen(on.app.app)}/webchat`, {
    transports: ['websocket'],
    auth: { key: on.key, secret },
    reconnection: false,
    forceNew: true,
  })
  await new Promise((resolve) => socket.once('connect', () => resolve(undefined)))
  return {
    next: () => new Promise((resolve) => socket.once('bot', resolve)),
    close: () => socket.disconnect(),
  }
}

test('a visitor learns that the bot is off when opening the widget, and at once while it is open', async () => {
  const boss = await staff(roles.administrador)
  const visitor = await on.visitor()
  const session = async () =>
    (await visitor.call('POST', '/sessions', { origin: 'https://tienda.example' })).body as Record<string, unknown>
  expect((await session()).off).toBeNull()
  const widget = await openWidget(visitor.secret)
  const off = widget.next()
  await turn(boss, 'off', 'Volvemos el lunes.')
  expect(await off).toEqual({ off: { message: 'Volvemos el lunes.' } })
  expect((await session()).off).toEqual({ message: 'Volvemos el lunes.' })
  const back = widget.next()
  await turn(boss, 'on')
  expect(await back).toEqual({ off: null })
  expect((await session()).off).toBeNull()
  widget.close()
})

test('an open widget hears of a suspension, of its end and of the removal of its bot', async () => {
  const boss = await staff(roles.administrador)
  const admin = await on.app.as(await on.app.user({ admin: true }))
  const { secret } = await on.visitor()
  const widget = await openWidget(secret)
  const hears = async (act: () => Promise<{ status: number }>) => {
    const next = widget.next()
    expect((await act()).status).toBe(200)
    return next
  }
  const platform = (method: string, path: string, body?: object) =>
    admin.call(method, `/platform/bots/${path}/${on.botId}`, body && { body })
  const off = { off: { message: expect.any(String) } }
  expect(await hears(() => platform('POST', 'suspension', { reason: 'Falta el pago.' }))).toEqual(off)
  expect(await hears(() => platform('DELETE', 'suspension'))).toEqual({ off: null })
  const { name } = (await admin.call('GET', `/platform/bots/${on.botId}`)).body
  expect(await hears(() => boss.call('POST', `/bots/remove/${on.botId}`, { body: { name } }))).toEqual(off)
  widget.close()
})
