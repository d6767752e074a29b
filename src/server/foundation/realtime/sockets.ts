import type { EventEmitter } from 'node:events'
import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { Server, type Socket } from 'socket.io'
import type { Settings } from '../settings/settings.ts'

/** Bytes of the largest message that a client may send: it only asks to join, and says that it writes. */
const MAX_MESSAGE = 4_096

/** Messages of one connection in ten seconds, of every kind; what sends more is no console and no widget. */
const MOST_MESSAGES = 100
const WINDOW_MS = 10_000

/** Bytes that may wait for a connection to take them: more than all that one which was away is told at once. */
const MOST_UNSENT = 16 * 1024 ** 2

/** The socket server, over websockets only. Each side of the product has a namespace of its own. */
export function openSockets(server: HttpServer, settings: Settings): Server {
  const io = new Server(server, {
    transports: ['websocket'],
    allowUpgrades: false,
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE,
    pingInterval: 15_000,
    pingTimeout: 20_000,
    connectTimeout: 20_000,
    perMessageDeflate: false,
    allowRequest: (request, answer) => answer(null, ownOrigin(request, settings)),
  })
  io.engine.on('connection', (connection: Socket['conn']) => {
    limitMessages(connection)
    limitUnsent(connection)
  })
  return io
}

/** Ends a connection that says too much, whatever it says and wherever: before it is let in, and where nobody listens. */
function limitMessages(connection: Socket['conn']): void {
  let said = 0
  let since = Date.now()
  const count = () => {
    if (Date.now() - since > WINDOW_MS) [said, since] = [0, Date.now()]
    said++
    // at once: what it sent already is not even read
    if (said > MOST_MESSAGES) connection.request.socket.destroy()
  }
  connection.on('packet', count)
  // frames of the protocol below are no packets; each ping is answered
  const { websocket } = connection.request as { websocket?: EventEmitter }
  for (const frame of ['ping', 'pong']) websocket?.on(frame, count)
}

/** Ends a connection that asks to be told things and does not take them: they would wait in memory. */
function limitUnsent(connection: Socket['conn']): void {
  let unsent = 0
  connection.on('packetCreate', ({ data }: { data?: { length: number } }) => {
    unsent += data?.length ?? 0
    if (unsent > MOST_UNSENT) connection.request.socket.destroy()
  })
  connection.on('flush', () => {
    unsent = 0
  })
}

/** Whether a page of this server asks; other programs than browsers say no origin, and need a token all the same. */
export function ownOrigin({ headers }: IncomingMessage, { publicUrl }: Settings): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  return new URL(origin).host === host || (URL.canParse(publicUrl) && origin === new URL(publicUrl).origin)
}
