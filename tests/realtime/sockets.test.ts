import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { MAX_MISSED } from '../../src/contract/realtime.ts'
import { emitAll } from '../../src/server/foundation/realtime/emit.ts'
import { type Inbox, type Member, startInbox } from '../chats/fixtures.ts'
import { connect, listen, type TestConsole } from './fixtures.ts'

let t: Inbox
let url: string
const open: TestConsole[] = []

beforeAll(async () => {
  t = await startInbox()
  url = await listen(t.app)
})
afterEach(() => {
  for (const ear of open.splice(0)) ear.close()
})
afterAll(() => t.stop())

async function listener(who: Member, after?: number, bot = t.bot_): Promise<TestConsole> {
  const ear = await connect(url, who.token)
  open.push(ear)
  expect(await ear.join(bot, after)).toMatchObject({ ok: true })
  return ear
}

const post = (who: Member, path: string, body: object) =>
  who.call('POST', path.replace('{bot}', String(t.bot_)), { body })
const last = async () => (await t.events()).at(-1)?.seq ?? 0

describe('connecting', () => {
  test('is allowed for a session from the console’s own origin or without an origin', async () => {
    const boss = await t.staff(2)
    const { host } = new URL(url)
    for (const origin of [undefined, url, `http://${host}`]) {
      const ear = await connect(url, boss.token, origin ? { extraHeaders: { origin } } : {})
      open.push(ear)
      expect(await ear.join(t.bot_)).toMatchObject({ ok: true, seq: expect.any(Number) })
    }
  })

  test('is refused without a session, from a foreign origin and by polling', async () => {
    const boss = await t.staff(2)
    await expect(connect(url, 'nadie')).rejects.toThrow('unauthorized')
    await expect(connect(url, boss.token, { extraHeaders: { origin: 'https://malo.example' } })).rejects.toThrow()
    await expect(connect(url, boss.token, { transports: ['polling'] })).rejects.toThrow()
  })

  test('joining a bot without membership returns not_found', async () => {
    const boss = await t.staff(2)
    const ear = await connect(url, boss.token)
    open.push(ear)
    expect(await ear.join(await t.bot())).toEqual({ ok: false, code: 'not_found' })
    expect(await ear.join(2_000_000_000)).toEqual({ ok: false, code: 'not_found' })
    for (const body of [{}, { bot_id: '1' }, { bot_id: 1, after: -1 }, null, { bot_id: 1.5 }])
      expect(await ear.socket.emitWithAck('join_room', body)).toEqual({ ok: false, code: 'invalid' })
  })

  test('events sent by a client are ignored', async () => {
    const [boss, other] = [await t.staff(2), await t.staff(2)]
    const [ear, liar] = [await listener(boss), await listener(other)]
    for (const name of ['message', 'conversation', 'membership', 'bot-state'])
      liar.socket.emit(name, { bot_id: t.bot_, seq: 99, name, payload: {} })
    liar.socket.emit('join_room', { bot_id: t.bot_ }, 'no function')
    await t.writes('De verdad')
    await ear.upTo(await last())
    expect(ear.received.filter(({ seq }) => seq === 99)).toEqual([])
  })

  test('a message that is too long, or too many messages, closes the socket', async () => {
    const boss = await t.staff(2)
    const [long, many] = [await listener(boss), await listener(boss)]
    long.socket.emit('typing', { chat_id: 1, typing: 'x'.repeat(5_000) })
    for (let i = 0; i < 200; i++) many.socket.emit('typing', { chat_id: 1, typing: true })
    await long.until(({ socket }) => socket.disconnected)
    await many.until(({ socket }) => socket.disconnected)
  })
})

describe('events', () => {
  test('arrive once, in order and numbered', async () => {
    const boss = await t.staff(2)
    const ear = await listener(boss)
    const from = await last()
    await Promise.all(Array.from({ length: 30 }, (_, i) => t.writes(`Mensaje ${i}`)))
    await ear.upTo(await last())
    const to = await last()
    expect(ear.received.map(({ seq }) => seq)).toEqual(Array.from({ length: to - from }, (_, i) => from + 1 + i))
    expect(ear.received[0]).not.toHaveProperty('audience')
  })

  test('missed since the given number arrive before new ones', async () => {
    const boss = await t.staff(2)
    const from = await last()
    await t.writes('Mientras no estaba')
    const missed = await last()
    const ear = await listener(boss, from)
    await t.writes('Ahora')
    await ear.upTo(await last())
    expect(ear.received.map(({ seq }) => seq)).toEqual(
      Array.from({ length: (await last()) - from }, (_, i) => from + 1 + i),
    )
    expect(missed).toBeGreaterThan(from)
  })

  test('without a number only new events arrive, and an unknown or too old number returns reset', async () => {
    const boss = await t.staff(2)
    await t.writes('Antes')
    const ear = await listener(boss)
    expect(ear.received).toEqual([])
    expect(await ear.join(t.bot_, (await last()) + 5)).toMatchObject({ ok: true, reset: true })
    const quiet = await t.bot()
    await t.member(quiet, boss, 2)
    const off = { name: 'bot-state', payload: { botState: 'off', special_state: 'chatbot_off' }, audience: {} } as const
    await t.inside(() =>
      emitAll(
        quiet,
        Array.from({ length: MAX_MISSED + 1 }, () => off),
      ),
    )
    expect(await ear.join(quiet, 0)).toEqual({ ok: true, seq: MAX_MISSED + 1, reset: true })
    expect(await ear.join(quiet, 1)).toEqual({ ok: true, seq: MAX_MISSED + 1 })
    await ear.until(({ received }) => received.length === MAX_MISSED)
  })

  test('of another bot and of the bot joined before are not received', async () => {
    const boss = await t.staff(2)
    const other = await t.bot()
    await t.member(other, boss, 2)
    const ear = await listener(boss)
    await ear.join(other)
    await t.writes('Aquí no')
    await t.writes('Aquí sí', { botId: other })
    await ear.until(({ received }) => received.some(({ name }) => name === 'message'))
    expect(new Set(ear.received.map(({ bot_id }) => bot_id))).toEqual(new Set([other]))
  })
})

describe('visibility', () => {
  test('an Operador loses and gains sight of a chat live', async () => {
    const [boss, seller, helper] = [await t.staff(2), await t.staff(4), await t.staff(4)]
    const sales = await t.area(t.bot_, 'Ventas', seller)
    const help = await t.area(t.bot_, 'Ayuda', helper)
    const id = await t.request({ area_id: sales }, { senderId: 'movido' })
    const [b, s, h] = [await listener(boss), await listener(seller), await listener(helper)]
    await post(boss, '/chats/requests/change/{bot}', { id, selected_area_id: help })
    await t.writes('¿Siguen ahí?', { senderId: 'movido' })
    for (const ear of [b, h]) await ear.until((e) => e.names().includes('message'))
    await s.until((e) => e.names().includes('chat-left'))
    expect(s.received.map(({ name, payload }) => [name, payload])).toEqual([['chat-left', { chat_id: id }]])
    expect(h.names()).toEqual(['conversation', 'change-area', 'thread-events', 'conversation', 'message'])
    expect(h.received[0]?.payload.chat).toMatchObject({ id, area: { id: help } })
    expect(b.names()).toEqual(['conversation', 'change-area', 'thread-events', 'conversation', 'message'])
  })

  test('for a chat that is no longer visible, the missed events are replaced by chat-left', async () => {
    const [boss, seller, helper] = [await t.staff(2), await t.staff(4), await t.staff(4)]
    const sales = await t.area(t.bot_, 'Mostrador', seller)
    const help = await t.area(t.bot_, 'Taller', helper)
    const from = await last()
    const [gone, kept] = [
      await t.request({ area_id: sales }, { senderId: 'se-va' }),
      await t.request({ area_id: sales }, { senderId: 'se-queda' }),
    ]
    for (const senderId of ['se-va', 'se-queda']) await t.writes('Mi clave es 1234', { senderId })
    await post(boss, '/chats/requests/change/{bot}', { id: gone, selected_area_id: help })
    const taken = await t.request({ area_id: sales }, { senderId: 'lo-toman' })
    await t.writes('Esto también', { senderId: 'lo-toman' })
    await post(boss, '/chats/requests/assign/{bot}', { id: taken, user_id: boss.id })
    const [s, b] = [await listener(seller, from), await listener(boss, from)]
    await post(boss, '/chats/requests/message/{bot}', { id: kept, message: 'Fin' })
    await b.upTo(await last())
    await s.upTo(await last())
    const of = (ear: TestConsole, chat: number) =>
      ear.received
        .filter(({ payload }) => payload.chat_id === chat || (payload.chat as { id?: number } | undefined)?.id === chat)
        .map(({ name }) => name)
    expect(of(s, gone)).toEqual(['chat-left'])
    expect(of(s, taken)).toEqual(['chat-left'])
    expect(of(s, kept)).toEqual(of(b, kept))
    expect(of(s, kept)).toContain('message')
    expect(of(b, gone)).toContain('message')
  })

  test('a member who cannot read chats receives events of the bot only', async () => {
    const [boss, editor] = [await t.staff(2), await t.staff(3)]
    const ear = await listener(editor)
    await t.writes('Privado')
    await boss.call('PUT', `/bots/state/${t.bot_}`, { body: { botState: 'off' } })
    await ear.until((e) => e.names().includes('bot-state'))
    expect(ear.names()).toEqual(['bot-state'])
    await boss.call('PUT', `/bots/state/${t.bot_}`, { body: { botState: 'on' } })
  })
})

describe('disconnection', () => {
  test('when the session ends by a logout or is revoked', async () => {
    const boss = await t.staff(2)
    const second = await t.as(boss)
    const [one, two] = [await listener(boss), await listener({ ...boss, ...second })]
    await boss.call('POST', '/logout', { body: {} })
    await one.until(({ socket }) => socket.disconnected)
    expect(one.received.at(-1)).toMatchObject({ name: 'session-closed', payload: { reason: 'logout' } })
    expect(two.socket.connected).toBe(true)
    await t.db.updateTable('session').set({ revoked_at: t.clock.now() }).where('user_id', '=', boss.id).execute()
    expect(await two.join(t.bot_)).toEqual({ ok: false, code: 'unauthorized' })
    await two.until(({ socket }) => socket.disconnected)
  })

  test('a removed member receives a membership event and nothing after it', async () => {
    const [boss, leaving] = [await t.staff(2), await t.staff(5)]
    const [ear, witness] = [await listener(leaving), await listener(boss)]
    await boss.call('DELETE', `/admin/${t.bot_}/${leaving.id}`)
    await t.writes('Después')
    await witness.upTo(await last())
    await ear.until((e) => e.names().includes('membership'))
    expect(ear.names()).toEqual(['membership'])
    expect(ear.received[0]?.payload).toEqual({ bot: null })
    expect(await ear.join(t.bot_)).toEqual({ ok: false, code: 'not_found' })
  })

  test('a change of role or permissions applies from the next event on', async () => {
    const [boss, changing] = [await t.staff(2), await t.staff(5)]
    const [ear, witness] = [await listener(changing), await listener(boss)]
    const id = await t.request({ assign_user_id: boss.id }, { senderId: 'ajeno' })
    await ear.until((e) => e.names().includes('message'))
    await boss.call('PATCH', `/admin/toggle/${t.bot_}/${changing.id}`, { body: { role_id: 4 } })
    const before = ear.received.length
    await t.writes('Ya no es suyo', { senderId: 'ajeno' })
    await witness.upTo(await last())
    await ear.until((e) => e.names().includes('membership'))
    expect(
      ear.received
        .slice(before)
        .map(({ name }) => name)
        .filter((name) => name !== 'membership'),
    ).toEqual([])
    expect(id).toBeGreaterThan(0)
  })
})

describe('typing and presence', () => {
  test('are sent to members who can see the chat', async () => {
    const [boss, mate, seller] = [await t.staff(2), await t.staff(5), await t.staff(4)]
    const id = await t.request({ assign_user_id: boss.id })
    const [b, m, s] = [await listener(boss), await listener(mate), await listener(seller)]
    b.socket.emit('presence', { chat_id: id })
    b.socket.emit('typing', { chat_id: id, typing: true })
    await m.until(({ typing }) => typing.length === 1)
    expect(m.typing[0]).toEqual({ bot_id: t.bot_, chat_id: id, typing: true, user: { id: boss.id, name: boss.name } })
    await m.until(({ presence }) => presence.some(({ user, chat_id }) => user.id === boss.id && chat_id === id))
    await s.until(({ presence }) => presence.some(({ user }) => user.id === boss.id))
    expect(s.typing).toEqual([])
    expect(s.presence.some(({ chat_id }) => chat_id !== null)).toBe(false)
    expect(b.typing).toEqual([])
    b.close()
    await m.until(({ presence }) => presence.some(({ user, here }) => user.id === boss.id && !here))
  })

  test('typing of a visitor is sent to staff unless the contact is blocked, which the visitor does not see', async () => {
    const { webchat_key: key } = await t.db
      .selectFrom('bot')
      .select('webchat_key')
      .where('id', '=', t.bot_)
      .executeTakeFirstOrThrow()
    const origin = new URL(t.app.services.settings.publicUrl).origin
    const visitor = async () => {
      const { secret } = (await t.call('POST', `/webchat/${key}/sessions`, { body: { origin } })).body
      const headers = { authorization: `Visitor ${secret}` }
      const send = (place: string, body: object) => t.call('POST', `/webchat/${key}${place}`, { headers, body })
      await send('/messages', { key: crypto.randomUUID(), text: 'Hola' })
      const chat = await t.db
        .selectFrom('chat')
        .select(['id', 'contact_id'])
        .where('bot_id', '=', t.bot_)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      return { ...chat, types: async () => (await send('/typing', { typing: true })).status }
    }
    const [unwanted, other] = [await visitor(), await visitor()]
    const blocks = (blocked: boolean) =>
      t.db.updateTable('contact').set({ blocked }).where('id', '=', unwanted.contact_id).execute()
    const ear = await listener(await t.staff(2))
    await blocks(true)
    expect([await unwanted.types(), await other.types()]).toEqual([204, 204])
    await ear.until(({ typing }) => typing.some(({ chat_id }) => chat_id === other.id))
    expect(ear.typing.map(({ chat_id }) => chat_id)).toEqual([other.id])
    await blocks(false)
    expect(await unwanted.types()).toBe(204)
    await ear.until(({ typing }) => typing.some(({ chat_id }) => chat_id === unwanted.id))
  })
})
