import type { EventEmitter } from 'node:events'
import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { Server, type Socket } from 'socket.io'
import type { Settings } from '../settings/settings.ts'

/** Maximum size of a client's message, in bytes. Clients only join a bot and report typing or presence. */
const MAX_MESSAGE = 4_096

/** Maximum number of messages of a connection in ten seconds. Consoles and widgets send fewer. */
const MOST_MESSAGES = 100
const WINDOW_MS = 10_000

/** Maximum number of bytes buffered for a connection: more than a reconnecting client receives at once. */
const MOST_UNSENT = 16 * 1024 ** 2

/** Creates the Socket.io server, over websockets only. Consoles and visitors have namespaces of their own. */
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

/** Closes a connection that sends too many messages, in any namespace and even before it is authenticated. */
function limitMessages(connection: Socket['conn']): void {
  let said = 0
  let since = Date.now()
  const count = () => {
    if (Date.now() - since > WINDOW_MS) [said, since] = [0, Date.now()]
    said++
    // Destroyed immediately, so that messages already received are not processed.
    if (said > MOST_MESSAGES) connection.request.socket.destroy()
  }
  connection.on('packet', count)
  // Ping and pong frames of the websocket are not packets. The server answers each ping.
  const { websocket } = connection.request as { websocket?: EventEmitter }
  for (const frame of ['ping', 'pong']) websocket?.on(frame, count)
}

/** Closes a connection that does not read what it is sent, because the messages would pile up in memory. */
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

/** Returns true for pages of this server. Programs other than browsers send no origin; they need a token anyway. */
function ownOrigin({ headers }: IncomingMessage, { publicUrl }: Settings): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  return new URL(origin).host === host || (URL.canParse(publicUrl) && origin === new URL(publicUrl).origin)
}
