import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify'
import { logOptions } from '../log/options.ts'
import type { Settings } from '../settings/settings.ts'
import { BODY_LIMIT } from './bodies.ts'
import { endConnections } from './closing.ts'
import { standard } from './errors.ts'

/** Characters of an address; a filter of a list is the longest thing in one. */
const MAX_URL = 8_192
/** Bytes of all headers. */
const MAX_HEADERS = 16_384
/** Milliseconds until the headers, and until the whole request, must have arrived. */
const HEADERS_MS = 15_000
const REQUEST_MS = 30_000
/** Milliseconds between two looks for requests that are late; the times above are exceeded by no more. */
const LOOK_MS = 1_000
const MAX_PARAMETER = 512

/** A server without routes: limits of size and time, request ids, and failures of the protocol told as JSON. */
export function bareServer(settings: Settings, requestMs = REQUEST_MS): FastifyInstance {
  const app = fastify({
    logger: logOptions(settings),
    // one line per answer is ours: log/access.ts
    logController: new LogController({ disableRequestLogging: true }),
    // an id that the caller chose could be made to collide with another's in the log
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trusted(settings.trustProxy),
    bodyLimit: BODY_LIMIT,
    requestTimeout: requestMs,
    return503OnClosing: false,
    routerOptions: { maxParamLength: MAX_PARAMETER },
    http: {
      maxHeaderSize: MAX_HEADERS,
      headersTimeout: Math.min(HEADERS_MS, requestMs),
      connectionsCheckingInterval: LOOK_MS,
    },
    frameworkErrors: (_error, _request, reply) => refuseAddress(reply as unknown as FastifyReply),
    clientErrorHandler: answerBrokenRequest,
  }) as unknown as FastifyInstance
  app.addHook('onRequest', async (request) => {
    if (request.url.length > MAX_URL) throw standard(414)
  })
  endConnections(app)
  return app
}

/** An address that cannot be decoded. */
function refuseAddress(reply: FastifyReply): void {
  void reply
    .status(400)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(standard(400).body))
}

/** Proxies by address, or the last `n` whoever they are. */
function trusted(setting: Settings['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting
}

/** What never became a request is answered on the bare socket. */
function answerBrokenRequest(error: Error, socket: Socket): void {
  if (!socket.writable) return
  const { code } = error as NodeJS.ErrnoException
  const status = code === 'HPE_HEADER_OVERFLOW' ? 431 : code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
  const body = JSON.stringify(standard(status).body)
  socket.end(
    `HTTP/1.1 ${status} Refused\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}
