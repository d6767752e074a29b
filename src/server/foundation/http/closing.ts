import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Grace period in milliseconds on shutdown: for a new connection to send a request, for a request to arrive completely,
 * and for a websocket to close.
 */
const GRACE_MS = 1_000

/** The state of a connection. */
interface Connection {
  /** requests without a complete response */
  readonly open: Set<IncomingMessage>
  /** when the connection was opened, in milliseconds; undefined once it has sent a request */
  fresh: number | undefined
  upgraded: boolean
}

/**
 * Lets the server close without waiting for idle clients. On close, idle connections are ended at once, new ones after
 * a grace period, and the others when their last response is sent.
 */
export function closeIdleConnections(app: FastifyInstance): void {
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
  // Tells the client not to send another request on this connection.
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
