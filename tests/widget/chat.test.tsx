import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Api, ApiError, type Message } from '../../src/widget/frame/api.ts'
import { makeChat } from '../../src/widget/frame/chat.ts'
import { openChatStorage } from '../../src/widget/frame/storage.ts'
import { fakeServer, openChat as open } from './fake-server.ts'

const texts = (chat: ReturnType<typeof makeChat>) => chat.state.thread.messages.map(({ text }) => text)
const waiting = (chat: ReturnType<typeof makeChat>) => chat.state.pending.map(({ text }) => text)

beforeEach(() => localStorage.clear())
afterEach(() => vi.useRealTimers())

test('a message is shown at once, sent, and not duplicated', async () => {
  const { server, api } = fakeServer()
  const { chat } = open(api, server)
  chat.start({ origin: 'https://tienda.example' })
  await vi.waitFor(() => expect(chat.state.phase).toBe('ready'))
  chat.send('Hola')
  expect(waiting(chat)).toEqual(['Hola'])
  await vi.waitFor(() => expect(texts(chat)).toEqual(['Hola']))
  expect(waiting(chat)).toEqual([])
  server.push(server.stored[0] as Message)
  expect(texts(chat)).toEqual(['Hola'])
})

test('a message that was deleted leaves its place, and no text in the quotes of others', async () => {
  const { server, api } = fakeServer()
  server.say('El precio es 100', 'agent')
  const quoting = server.say('¿Seguro?', 'visitor')
  quoting.reply_to = { id: 1, from: 'agent', text: 'El precio es 100' }
  const { chat } = open(api, server)
  chat.start({ origin: 'https://tienda.example' })
  await vi.waitFor(() => expect(texts(chat)).toEqual(['El precio es 100', '¿Seguro?']))
  server.hearing?.onEvent('deleted', { ids: [1] })
  expect(texts(chat)).toEqual(['', '¿Seguro?'])
  expect(chat.state.thread.messages).toMatchObject([{ deleted: true }, { reply_to: { text: '' } }])
})

test('the reaction of the team shows at the message of the visitor, changes, and goes with it', async () => {
  const { server, api } = fakeServer()
  server.say('Ya lo recibí', 'visitor').reaction = '👍'
  server.say('Gracias', 'visitor')
  const { chat } = open(api, server)
  chat.start({ origin: 'https://tienda.example' })
  const reactions = () => chat.state.thread.messages.map(({ reaction }) => reaction || null)
  await vi.waitFor(() => expect(reactions()).toEqual(['👍', null]))
  const reacted = (id: number, reaction: string | null) => ({ reactions: [{ id, reaction }] })
  server.hearing?.onEvent('reactions', reacted(2, '❤️'))
  server.hearing?.onEvent('reactions', reacted(1, null))
  expect(reactions()).toEqual([null, '❤️'])
  server.hearing?.onEvent('deleted', { ids: [2] })
  expect(reactions()).toEqual([null, null])
})

test('messages written offline survive a reload and are sent once and in order', async () => {
  const { server, api } = fakeServer()
  const first = open(api, server).chat
  first.start({ origin: 'https://tienda.example' })
  await vi.waitFor(() => expect(first.state.phase).toBe('ready'))
  server.cut()
  first.send('uno')
  first.send('dos')
  await vi.waitFor(() => expect(first.state.connected).toBe(false))
  expect(waiting(first)).toEqual(['uno', 'dos'])
  first.stop()

  const second = open(api, server).chat
  expect(waiting(second)).toEqual(['uno', 'dos'])
  server.down = false
  second.start({ origin: 'https://tienda.example' })
  await vi.waitFor(() => expect(texts(second)).toEqual(['uno', 'dos']))
  expect(server.stored.map(({ text }) => text)).toEqual(['uno', 'dos'])
  expect(localStorage.getItem('webchat:clave:outbox')).toBeNull()
})

test('a lost response does not create a second message', async () => {
  const { server, api } = fakeServer()
  const { chat } = open(api, server)
  chat.start({ origin: 'https://tienda.example' })
  await vi.waitFor(() => expect(chat.state.phase).toBe('ready'))
  const { send } = api
  let lost = false
  api.send = async (message) => {
    const stored = await send(message)
    if (lost) return stored
    lost = true
    throw new ApiError(0, 'Sin conexión')
  }
  chat.send('una vez')
  await vi.waitFor(() => expect(lost).toBe(true))
  server.mend()
  await vi.waitFor(() => expect(waiting(chat)).toEqual([]))
  expect(texts(chat)).toEqual(['una vez'])
})

test('a message whose key was used for another one is sent again with a new key', async () => {
  const { server, api } = fakeServer()
  const { chat } = open(api, server)
  chat.start({ origin: 'https://tienda.example' })
  await vi.waitFor(() => expect(chat.state.phase).toBe('ready'))
  server.cut()
  chat.send('uno')
  chat.send('dos')
  await vi.waitFor(() => expect(chat.state.connected).toBe(false))
  // The server has both keys for other messages, and announces one of them before the outbox is sent.
  const [first, second] = chat.state.pending.map(({ key }) => key)
  server.say('otro', 'visitor', String(second))
  const other = server.say('antes', 'visitor', String(first))
  server.down = false
  server.push(other)
  server.mend()
  await vi.waitFor(() => expect(waiting(chat)).toEqual([]))
  expect(server.stored.map(({ text }) => text)).toEqual(['otro', 'antes', 'uno', 'dos'])
  expect(texts(chat)).toEqual(['otro', 'antes', 'uno', 'dos'])
  expect(new Set(server.stored.map(({ key }) => key)).size).toBe(4)
})

test('a message that is refused again with a new key stays with the reason', async () => {
  const { server, api } = fakeServer()
  const { chat } = open(api, server)
  chat.start({ origin: 'https://tienda.example' })
  await vi.waitFor(() => expect(chat.state.phase).toBe('ready'))
  const keys: string[] = []
  api.send = async ({ key }) => {
    keys.push(key)
    throw new ApiError(409, 'Ese mensaje no se guardó.', 'key_used')
  }
  chat.send('uno')
  await vi.waitFor(() => expect(chat.state.pending[0]?.failed).toBe('Ese mensaje no se guardó.'))
  expect([keys.length, new Set(keys).size]).toEqual([2, 2])
})

test('a refused message stays with the reason until it is sent again or discarded', async () => {
  const { server, api } = fakeServer()
  const { chat } = open(api, server)
  chat.start({ origin: 'https://tienda.example' })
  await vi.waitFor(() => expect(chat.state.phase).toBe('ready'))
  server.refuse = 'No podemos seguir la conversación por este medio.'
  chat.send('uno')
  chat.send('dos')
  await vi.waitFor(() => expect(chat.state.pending.every(({ failed }) => failed === server.refuse)).toBe(true))
  server.refuse = undefined
  chat.discard(chat.state.pending[1]?.key as string)
  chat.retry(chat.state.pending[0]?.key as string)
  await vi.waitFor(() => expect(texts(chat)).toEqual(['uno']))
})

test('a gap before a new message fetches the missing ones, without duplicates', async () => {
  const { server, api } = fakeServer()
  server.say('uno')
  const { chat } = open(api, server)
  chat.start({ origin: 'https://tienda.example' })
  await vi.waitFor(() => expect(texts(chat)).toEqual(['uno']))
  server.say('dos')
  const three = server.say('tres')
  server.push(three)
  await vi.waitFor(() => expect(texts(chat)).toEqual(['uno', 'dos', 'tres']))
  server.push(three)
  server.push(server.stored[1] as Message)
  expect(texts(chat)).toEqual(['uno', 'dos', 'tres'])
})

test('messages sent during a disconnection are shown after it', async () => {
  const { server, api } = fakeServer()
  const { chat } = open(api, server)
  chat.start({ origin: 'https://tienda.example' })
  await vi.waitFor(() => expect(chat.state.phase).toBe('ready'))
  server.cut()
  await vi.waitFor(() => expect(chat.state.connected).toBe(false))
  server.say('mientras tanto')
  server.mend()
  await vi.waitFor(() => expect(texts(chat)).toEqual(['mientras tanto']))
  expect(chat.state.connected).toBe(true)
})

test('counts messages of others since the chat was last shown as unread, but not own ones', async () => {
  const { server, api } = fakeServer()
  const { chat, calls } = open(api, server)
  chat.start({ origin: 'https://tienda.example' })
  await vi.waitFor(() => expect(chat.state.phase).toBe('ready'))
  server.push(server.say('uno'))
  server.push(server.say('mío', 'visitor', 'k'))
  server.push(server.say('dos'))
  expect(calls.unread).toBe(2)
  chat.show(true)
  expect(calls.unread).toBe(0)
  server.push(server.say('a la vista'))
  expect(calls.unread).toBe(0)
  chat.show(false)
  server.push(server.say('después'))
  expect(calls.unread).toBe(1)
})

test('announces only new messages to screen readers', async () => {
  const { server, api } = fakeServer()
  server.say('antes')
  const { chat } = open(api, server)
  chat.start({ origin: 'https://tienda.example' })
  await vi.waitFor(() => expect(texts(chat)).toEqual(['antes']))
  expect(chat.state.said).toBeUndefined()
  server.push(server.say('ahora'))
  expect(chat.state.said?.text).toBe('ahora')
})

test('a page that is not allowed shows the reason, and the request is not repeated', async () => {
  const { server, api } = fakeServer()
  api.session = async () => {
    server.calls++
    throw new ApiError(403, 'Este sitio no está entre los permitidos para esta conversación.')
  }
  const { chat } = open(api, server)
  chat.start({ origin: 'https://otra.example' })
  await vi.waitFor(() => expect(chat.state.phase).toBe('refused'))
  expect(chat.state.refusal).toContain('Este sitio no está')
  expect(server.calls).toBe(1)
})

test('a visitor who may not write any more reads why, sees nothing of before, and goes on once they may', async () => {
  const { server, api } = fakeServer()
  server.say('Hola')
  const { chat } = open(api, server)
  chat.start({ origin: 'https://sur.example', company_token: 'emp_1' })
  await vi.waitFor(() => expect(texts(chat)).toEqual(['Hola']))
  server.hearing?.onEvent('access', { refusal: 'Tu empresa ya no usa este canal.' })
  expect(chat.state).toMatchObject({ phase: 'refused', refusal: 'Tu empresa ya no usa este canal.' })
  expect(texts(chat)).toEqual([])
  server.hearing?.onEvent('access', { refusal: null })
  await vi.waitFor(() => expect(chat.state.phase).toBe('ready'))
  expect(texts(chat)).toEqual(['Hola'])
})

test('a message that is refused for lack of access waits, and leaves once there is access', async () => {
  const { server, api } = fakeServer()
  const { chat } = open(api, server)
  chat.start({ origin: 'https://sur.example' })
  await vi.waitFor(() => expect(chat.state.phase).toBe('ready'))
  server.denied = 'Este canal es solo para clientes.'
  chat.send('uno')
  await vi.waitFor(() => expect(chat.state.refusal).toBe('Este canal es solo para clientes.'))
  expect(waiting(chat)).toEqual(['uno'])
  server.denied = undefined
  server.hearing?.onConnect()
  await vi.waitFor(() => expect(texts(chat)).toEqual(['uno']))
})

test('the typing state is sent to staff, and ends with the message, in this order', async () => {
  const { server, api } = fakeServer()
  const calls: boolean[] = []
  const answers: (() => void)[] = []
  api.typing = (typing) =>
    new Promise((resolve) => {
      answers.push(() => {
        calls.push(typing)
        resolve(new Response())
      })
    })
  server.say('¿En qué te puedo ayudar?')
  const { chat } = open(api, server)
  chat.start({ origin: 'https://tienda.example' })
  await vi.waitFor(() => expect(chat.state.phase).toBe('ready'))
  chat.typing(true)
  chat.send('Hola')
  await vi.waitFor(() => expect(texts(chat)).toContain('Hola'))
  // The first request is slow, and the second one waits for it.
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  answers[0]?.()
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.()
  expect(calls).toEqual([true, false])

  // No typing state is sent for a message that was not typed.
  chat.send('Sí')
  await vi.waitFor(() => expect(texts(chat)).toContain('Sí'))
  expect(answers).toHaveLength(2)
})

test('a visitor whom the server forgot hears the answers to what they write next', async () => {
  const { server, api } = fakeServer()
  const secrets = ['a'.repeat(43), 'b'.repeat(43)]
  let at = 0
  const send = api.send
  const forgetful = {
    ...api,
    session: async (...given: Parameters<Api['session']>) => ({
      ...(await api.session(...given)),
      secret: secrets[at] as string,
    }),
    send: async (...given: Parameters<Api['send']>) => {
      if (memory.get('secret') !== secrets[1]) {
        at = 1
        throw new ApiError(401, 'No te conocemos.')
      }
      return send(...given)
    },
  } as Api
  const memory = openChatStorage('clave')
  const heard: unknown[] = []
  const closed: number[] = []
  const chat = makeChat({
    ...{ api: forgetful, memory, key: 'clave', onStarted: () => {}, onUnread: () => {} },
    openLine: (hearing) => {
      server.hearing = hearing
      const place = heard.push(hearing.auth()) - 1
      hearing.onConnect()
      return { close: () => closed.push(place) }
    },
  })
  chat.start({ origin: 'https://tienda.example' })
  await vi.waitFor(() => expect(chat.state.phase).toBe('ready'))
  chat.send('Hola otra vez')
  await vi.waitFor(() => expect(heard).toEqual(secrets.map((secret) => ({ key: 'clave', secret }))))
  expect(closed).toEqual([0])
})
