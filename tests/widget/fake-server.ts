import { type Api, ApiError, type Message } from '../../src/widget/frame/api.ts'
import { makeChat } from '../../src/widget/frame/chat.ts'
import type { openConnection } from '../../src/widget/frame/socket.ts'
import { openChatStorage } from '../../src/widget/frame/storage.ts'

type Hearing = Parameters<typeof openConnection>[0]

/** Returns an in-memory server for one visitor that can be disconnected. */
export function fakeServer() {
  const stored: Message[] = []
  const server = {
    stored,
    down: false,
    refuse: undefined as string | undefined,
    /** the visitor may not write any more */
    denied: undefined as string | undefined,
    calls: 0,
    hearing: undefined as Hearing | undefined,
    say(text: string, from: Message['from'] = 'bot', key: string | null = null): Message {
      const id = stored.length + 1
      const message = { id, from, name: null, text, at: '2026-03-10T12:00:00Z', files: [], buttons: [], key }
      stored.push(message)
      return message
    },
    push(message: Message) {
      server.hearing?.onEvent('message', { message, previous: message.id - 1 })
    },
    cut() {
      server.down = true
      server.hearing?.onDown()
    },
    mend() {
      server.down = false
      server.hearing?.onConnect()
    },
  }
  const reach = async () => {
    server.calls++
    if (server.down) throw new ApiError(0, 'Sin conexión')
  }
  let secret = ''
  const session = { visitor: 'w', rated: null, live: false, ended: false, more: false }
  const api = {
    session: async () => {
      await reach()
      secret = 's'.repeat(43)
      return { ...session, secret, messages: [...stored] }
    },
    after: async (id: number) => {
      await reach()
      return { data: stored.filter((message) => message.id > id), more: false }
    },
    before: async () => ({ data: [], more: false }),
    send: async ({ key, text = '' }: { key: string; text?: string }) => {
      await reach()
      if (server.denied) throw new ApiError(403, server.denied, 'no_access')
      if (server.refuse) throw new ApiError(403, server.refuse)
      const known = stored.find((message) => message.key === key)
      if (known && known.text !== text) throw new ApiError(409, 'Ese mensaje no se guardó.', 'key_used')
      return known ?? server.say(text, 'visitor', key)
    },
    rate: async () => new Response(),
    upload: async ({ name }: File) => {
      if (!secret) throw new ApiError(401, 'Empieza la conversación de nuevo.')
      return { id: 'f', name }
    },
    typing: async () => new Response(),
  } as unknown as Api
  return { server, api }
}

/** Returns the chat of a visitor with such a server, and what it reported. */
export function openChat(api: Api, server: ReturnType<typeof fakeServer>['server']) {
  const calls = { started: 0, unread: 0 }
  const chat = makeChat({
    api,
    memory: openChatStorage('clave'),
    key: 'clave',
    openLine: (hearing) => {
      server.hearing = hearing
      hearing.onConnect()
      return { close: () => {} }
    },
    onStarted: () => calls.started++,
    onUnread: (count) => {
      calls.unread = count
    },
  })
  return { chat, calls }
}
