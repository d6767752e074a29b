import { once } from 'node:events'
import { io, Manager, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sendMessage } from '../../src/server/conversation/chats/core/send-message.ts'
import { inCall } from '../../src/server/foundation/http/context.ts'
import { publishStaffTyping } from '../../src/server/foundation/realtime/typing.ts'
import { createWidgetFixture, type WidgetFixture } from './fixtures.ts'

let on: WidgetFixture
let url: string
const sockets: Socket[] = []

beforeAll(async () => {
  on = await createWidgetFixture()
  await on.app.app.listen({ host: '127.0.0.1', port: 0 })
  const address = on.app.app.server.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  url = `http://127.0.0.1:${address.port}/webchat`
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect()
})
afterAll(() => on.app.stop())

function connect(auth: object): Socket {
  const socket = io(url, { transports: ['websocket'], auth, reconnection: false, forceNew: true })
  sockets.push(socket)
  return socket
}

/** Resolves with the next event of a name. */
const next = (socket: Socket, name: string) =>
  // biome-ignore lint/suspicious/noExplicitAny: payloads of every shape
  new Promise<any>((resolve) => socket.once(name, resolve))

const answerAs = (chatId: number, author: 'bot' | 'agent', text: string, userId?: number) =>
  on.app.store.run(() =>
    inCall({ services: on.app.app.services }, () =>
      sendMessage({ botId: on.botId, chatId, author, text, ...(userId && { userId }) }),
    ),
  )

test('connecting needs the right secret of the bot', async () => {
  const { secret } = await on.visitor()
  for (const auth of [
    {},
    { key: on.key },
    { key: on.key, secret: 'x'.repeat(43) },
    { key: 'otra-clave-publica', secret },
  ]) {
    const [error] = await once(connect(auth) as never, 'connect_error')
    expect((error as Error).message).toBe('unauthorized')
  }
  await once(connect({ key: on.key, secret }) as never, 'connect')
})

test('a client that sends too many messages is disconnected, signed in or not, and others stay connected', async () => {
  const { secret } = await on.visitor()
  const auth = { key: on.key, secret }
  const [calm, many] = [connect(auth), connect(auth)]
  await Promise.all([calm, many].map((socket) => once(socket as never, 'connect')))
  // A raw connection: a regular client closes it itself after the refusal.
  const stranger = new Manager(new URL(url).origin, { transports: ['websocket'], reconnection: false })
  await once(stranger as never, 'open')
  for (let i = 0; i < 10; i++) calm.emit('anything', i)
  const gone = [many.io, stranger].map((manager) => once(manager as never, 'close'))
  for (let i = 0; i < 2_000; i++) many.emit('anything', i)
  for (let i = 0; i < 2_000; i++) stranger.engine.write(`0/other-${i},`)
  await Promise.all(gone)
  expect(calm.connected).toBe(true)
})

test('every tab of a visitor receives the messages with the previous id, and other visitors receive none', async () => {
  const [visitor, stranger] = [await on.visitor(), await on.visitor()]
  const tabs = [connect({ key: on.key, secret: visitor.secret }), connect({ key: on.key, secret: visitor.secret })]
  const other = connect({ key: on.key, secret: stranger.secret })
  await Promise.all([...tabs, other].map((socket) => once(socket as never, 'connect')))
  const heard: unknown[] = []
  other.onAny((...event) => heard.push(event))
  const first = tabs.map((tab) => next(tab, 'message'))
  const { id } = (await visitor.say('Hola')).body
  for (const { message, previous } of await Promise.all(first)) {
    expect(message).toMatchObject({ id, text: 'Hola', from: 'visitor' })
    expect(previous).toBe(0)
  }
  const { chat_id } = await on.app.db
    .selectFrom('webchat_visitor')
    .select('chat_id')
    .where('chat_id', 'is not', null)
    .executeTakeFirstOrThrow()
  const second = tabs.map((tab) => next(tab, 'message'))
  await answerAs(chat_id as number, 'bot', '¡Hola!')
  for (const { message, previous } of await Promise.all(second)) {
    expect(message).toMatchObject({ text: '¡Hola!', from: 'bot' })
    expect(previous).toBe(id)
  }
  // An event after the two messages has also passed the connection of the other visitor.
  const done = next(tabs[0] as Socket, 'typing')
  publishStaffTyping({ botId: on.botId, chatId: chat_id as number, name: 'Lucía Ferreyra', typing: true })
  expect(await done).toEqual({ typing: true, name: 'Lucía' })
  expect(heard).toEqual([])
})

test('a visitor who has another chat since receives nothing of the one before', async () => {
  const [visitor, other] = [await on.visitor(), await on.visitor()]
  const chats: number[] = []
  for (const one of [visitor, other]) {
    await one.say('Hola')
    const { id } = await on.app.db.selectFrom('chat').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
    chats.push(id)
  }
  const [before = 0, now = 0] = chats
  const auth = { key: on.key, secret: visitor.secret }
  const first = connect(auth)
  await once(first as never, 'connect')
  const said = next(first, 'message')
  await answerAs(before, 'bot', 'En la de antes')
  expect((await said).message.text).toBe('En la de antes')
  await on.app.db.updateTable('webchat_visitor').set({ chat_id: now }).where('chat_id', '=', before).execute()
  await once(connect(auth) as never, 'connect')
  const told = next(first, 'message')
  await answerAs(before, 'bot', 'Ya no es para esta persona')
  await answerAs(now, 'bot', 'En la de ahora')
  expect((await told).message.text).toBe('En la de ahora')
})

test('an agent is shown with their first name, and the chat becomes live', async () => {
  const visitor = await on.visitor()
  const socket = connect({ key: on.key, secret: visitor.secret })
  await once(socket as never, 'connect')
  await visitor.say('¿Hay alguien?')
  const { chat_id } = await on.app.db
    .selectFrom('webchat_visitor')
    .select('chat_id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const agent = await on.app.user({ name: 'Tomás Ledesma' })
  const agentMessage = new Promise<{ name: string }>((resolve) =>
    socket.on('message', ({ message }) => message.from === 'agent' && resolve(message)),
  )
  const live = new Promise<void>((resolve) => socket.on('chat-status', (status) => status.live && resolve()))
  await answerAs(chat_id as number, 'agent', 'Buenas', agent.id)
  expect((await agentMessage).name).toBe('Tomás')
  await live
})

test('messages sent by a client are ignored', async () => {
  const visitor = await on.visitor()
  const socket = connect({ key: on.key, secret: visitor.secret })
  await once(socket as never, 'connect')
  const before = await on.app.db.selectFrom('message').select('id').execute()
  socket.emit('message', { chat_id: 1, message: { text: 'falso' } })
  socket.emit('join_room', { bot_id: on.botId })
  const echoed = next(socket, 'message')
  await visitor.say('de verdad')
  expect((await echoed).message.text).toBe('de verdad')
  expect(await on.app.db.selectFrom('message').select('id').execute()).toHaveLength(before.length + 1)
})

test('a visitor is told that a message was deleted, at once or when they come back, and does not read it again', async () => {
  const visitor = await on.visitor()
  await visitor.say('Hola')
  const newest = on.app.db.selectFrom('chat').select('id').orderBy('id', 'desc').limit(1)
  const { id: chatId } = await newest.executeTakeFirstOrThrow()
  const user = await on.app.user()
  await on.app.member(on.botId, user, 2)
  const agent = await on.app.as(user)
  const [here] = [connect({ key: on.key, secret: visitor.secret })]
  await once(here as never, 'connect')
  const said = next(here, 'message')
  await answerAs(chatId, 'agent', 'El precio es 100', user.id)
  const { message } = await said
  const gone = next(here, 'deleted')
  const path = `/chats/messages/${on.botId}/${chatId}/${message.id}`
  expect((await agent.call('DELETE', path)).status).toBe(200)
  expect(await gone).toEqual({ ids: [message.id] })
  const back = connect({ key: on.key, secret: visitor.secret })
  expect(await next(back, 'deleted')).toEqual({ ids: [message.id] })
  const { body } = await visitor.call('GET', '/messages')
  expect(body.data.at(-1)).toMatchObject({ id: message.id, text: '', files: [], deleted: true })
})

test('a visitor sees what the team reacts with, at once, when they come back and after a reload', async () => {
  const visitor = await on.visitor()
  const { id } = (await visitor.say('Ya lo recibí')).body
  const { chat_id } = await on.app.db
    .selectFrom('message')
    .select('chat_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const user = await on.app.user()
  await on.app.member(on.botId, user, 2)
  const agent = await on.app.as(user)
  const react = async (emoji: string | null) => {
    const path = `/chats/reactions/${on.botId}/${chat_id}/${id}`
    expect((await agent.call('PUT', path, { body: { emoji } })).status).toBe(200)
  }
  const here = connect({ key: on.key, secret: visitor.secret })
  await once(here as never, 'connect')
  const told = next(here, 'reactions')
  await react('👍')
  expect(await told).toEqual({ reactions: [{ id, reaction: '👍' }] })
  const read = async () => (await visitor.call('GET', '/messages')).body.data.at(-1).reaction
  expect(await read()).toBe('👍')
  const back = connect({ key: on.key, secret: visitor.secret })
  expect(await next(back, 'reactions')).toEqual({ reactions: [{ id, reaction: '👍' }] })
  await react(null)
  expect(await read()).toBeUndefined()
  const again = connect({ key: on.key, secret: visitor.secret })
  expect(await next(again, 'reactions')).toEqual({ reactions: [{ id, reaction: null }] })
})
