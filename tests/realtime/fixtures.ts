import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { events } from '../../generated/events.ts'
import { eventValidators } from '../../generated/validators/events.js'
import type { EventEnvelope } from '../../src/contract/events.ts'
import type { JoinAnswer, Presence, Typing } from '../../src/contract/realtime.ts'
import type { App } from '../../src/server/app.ts'

/** A socket of a console that records the events it receives. */
export interface TestConsole {
  socket: Socket
  received: EventEnvelope<string, Record<string, unknown>>[]
  typing: Typing[]
  presence: Presence[]
  names(): string[]
  join(botId: number, after?: number): Promise<JoinAnswer>
  /** waits until the recorded events satisfy the predicate; fails after 5 seconds with the recorded events */
  until(fulfilled: (ear: TestConsole) => boolean, what?: string): Promise<void>
  /** waits until an event with this or a higher number is received */
  upTo(seq: number): Promise<void>
  close(): void
}

/** Makes a test server listen on a free port; returns its URL. */
export async function listen(app: App): Promise<string> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 })
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

/** Opens a console socket; rejects if the server refuses the connection. */
export async function connect(url: string, token: string, options: object = {}): Promise<TestConsole> {
  const socket = io(url, {
    transports: ['websocket'],
    auth: { token },
    forceNew: true,
    reconnection: false,
    ...options,
  })
  const ear: TestConsole = {
    socket,
    received: [],
    typing: [],
    presence: [],
    names: () => ear.received.map(({ name }) => name),
    join: (bot_id, after) =>
      socket.timeout(5_000).emitWithAck('join_room', after === undefined ? { bot_id } : { bot_id, after }),
    until: async (fulfilled, what = String(fulfilled)) => {
      const end = Date.now() + 5_000
      while (!fulfilled(ear)) {
        if (Date.now() > end) throw new Error(`Not heard: ${what}\n${JSON.stringify(ear.received, null, 1)}`)
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
    },
    upTo: (seq) => ear.until(({ received }) => (received.at(-1)?.seq ?? 0) >= seq, `number ${seq}`),
    close: () => void socket.disconnect(),
  }
  for (const name of Object.keys(events))
    socket.on(name, (event) => {
      if (!eventValidators[name as keyof typeof eventValidators](event.payload))
        throw new Error(`${name} violates the contract: ${JSON.stringify(event)}`)
      ear.received.push(event)
    })
  socket.on('typing', (typing: Typing) => ear.typing.push(typing))
  socket.on('presence', (presence: Presence) => ear.presence.push(presence))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
    // The connection was closed after it was established and before the server answered.
    socket.io.once('close', () => setImmediate(() => reject(new Error('closed'))))
  })
  return ear
}
