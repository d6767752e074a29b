import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Milliseconds that a new connection has to ask, a request to arrive whole, and a websocket to say goodbye. */
const GRACE_MS = 1_000

/** What goes on on one connection. */
interface Connection {
  /** requests that are not answered yet */
  readonly open: Set<IncomingMessage>
  /** when it was opened, in milliseconds; undefined once it has asked for something */
  fresh: number | undefined
  upgraded: boolean
}

/**
 * Lets the server end without waiting for clients that say nothing: as it closes, connections that ask for nothing are
 * ended at once, or a moment later when they are new, the others when the last of their requests was answered.
 */
export function endConnections(app: FastifyInstance): void {
  const connections = new Map<Socket, Connection>()
  let closing = false
  const added = (socket: Socket) => {
    const connection: Connection = { open: new Set(), fresh: performance.now(), upgraded: false }
    connections.set(socket, connection)
    socket.once('close', () => connections.delete(socket))
    return connection
  }
  const connectionOf = (socket: Socket) => connections.get(socket) ?? added(socket)

  app.server.on('connection', connectionOf)
  app.server.on('upgrade', ({ socket }: IncomingMessage) => {
    connectionOf(socket).upgraded = true
  })
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    const connection = connectionOf(socket)
    const { open } = connection
    connection.fresh = undefined
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
    const now = performance.now()
    for (const [socket, { open, fresh = 0, upgraded }] of connections)
      if (open.size === 0 && !upgraded && now - fresh > GRACE_MS) socket.destroySoon()
    const late = setInterval(() => {
      for (const [socket, { open }] of connections) if (![...open].some(({ complete }) => complete)) socket.destroy()
    }, GRACE_MS)
    app.server.once('close', () => clearInterval(late))
  })
}
