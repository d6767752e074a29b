import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Milliseconds that a request has to arrive whole, and a websocket to say goodbye, once the server closes. */
const GRACE_MS = 1_000

/** Turns of the event loop in which connections and requests that have arrived are read. */
const TURNS = 10

/** What goes on on one connection. */
interface Connection {
  /** requests that are not answered yet */
  readonly open: Set<IncomingMessage>
  upgraded: boolean
}

/**
 * Lets the server end without waiting for clients that say nothing: as it closes, connections that ask for nothing are
 * ended at once, the others when the last of their requests was answered.
 */
export function endConnections(app: FastifyInstance): void {
  const connections = new Map<Socket, Connection>()
  let closing = false
  const connectionOf = (socket: Socket) => connections.get(socket) ?? { open: new Set(), upgraded: false }

  app.server.on('connection', (socket: Socket) => {
    connections.set(socket, { open: new Set(), upgraded: false })
    socket.once('close', () => connections.delete(socket))
  })
  app.server.on('upgrade', ({ socket }: IncomingMessage) => {
    connectionOf(socket).upgraded = true
  })
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const { open } = connectionOf(socket)
    open.add(request)
    response.once('close', () => {
      open.delete(request)
      if (closing && open.size === 0) socket.destroySoon()
    })
  })
  // the client is told, lest it send its next request into a connection that ends
  app.addHook('onSend', async (_, reply) => {
    if (closing) reply.header('connection', 'close')
  })

  app.addHook('preClose', async () => {
    closing = true
    if (!app.server.listening) return
    // a request that has arrived but was not read yet is answered, too
    for (let turn = 0; turn < TURNS; turn++) await new Promise(setImmediate)
    for (const [socket, { open, upgraded }] of connections) if (open.size === 0 && !upgraded) socket.destroySoon()
    const late = setInterval(() => {
      for (const [socket, { open }] of connections) if (![...open].some(({ complete }) => complete)) socket.destroy()
    }, GRACE_MS)
    app.server.once('close', () => clearInterval(late))
  })
}
