import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { logOptions } from '../log/options.ts'
import type { Settings } from '../settings/settings.ts'
import { BODY_LIMIT } from './bodies.ts'
import { closeIdleConnections } from './closing.ts'
import { standardProblem } from './errors.ts'

/** Maximum number of characters of a URL; list filters are the longest part. */
const MAX_URL = 8_192
/** Maximum number of bytes of all headers. */
const MAX_HEADERS = 16_384
/** Milliseconds within which the headers, and the whole request, must arrive. */
const HEADERS_MS = 15_000
const REQUEST_MS = 30_000
/** Milliseconds between two checks for late requests, and so the maximum overrun of the times above. */
const LOOK_MS = 1_000
const MAX_PARAMETER = 512

/** Creates a server without routes: size and time limits, request ids, and protocol errors as JSON. */
export function createServer(settings: Settings, requestMs = REQUEST_MS): FastifyInstance {
  const app = fastify({
    logger: logOptions(settings),
    // log/access.ts writes one line per response instead.
    logController: new LogController({ disableRequestLogging: true }),
    // An id chosen by the caller could collide with another one in the log.
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
    frameworkErrors: (_error, request, reply) => refuseAddress(request, reply as unknown as FastifyReply),
    clientErrorHandler: answerBrokenRequest,
  }) as unknown as FastifyInstance
  app.addHook('onRequest', async (request) => {
    if (request.url.length > MAX_URL) throw standardProblem(414)
  })
  closeIdleConnections(app)
  return app
}

/**
 * Answers a URL that cannot be decoded. Whoever opens it as a page is led to one that can, where they read in words that
 * there is none.
 */
function refuseAddress(
  { method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>,
  reply: FastifyReply,
): void {
  if (method === 'GET' && headers.accept?.includes('text/html')) return void reply.redirect(decodable(url), 302)
  void reply
    .status(400)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(standardProblem(400).body))
}

/** Returns the path of a URL with a sign in place of what cannot be decoded. It never leads to another site. */
function decodable(url: string): string {
  const [path = ''] = url.split('?')
  return `/${path.replace(/^[\\/]+/, '').replace(/(?:%[0-9a-f]{2})+|%/gi, (run) => (isDecodable(run) ? run : '%EF%BF%BD'))}`
}

function isDecodable(text: string): boolean {
  try {
    return decodeURIComponent(text) !== ''
  } catch {
    return false
  }
}

/** Converts the setting for Fastify: trusted proxy addresses, or the number of proxies in front of the server. */
function trusted(setting: Settings['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting
}

/** Writes an error response for an invalid request directly to the socket. */
function answerBrokenRequest(error: Error, socket: Socket): void {
  if (!socket.writable) return
  const { code } = error as NodeJS.ErrnoException
  const status = code === 'HPE_HEADER_OVERFLOW' ? 431 : code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
  const body = JSON.stringify(standardProblem(status).body)
  socket.end(
    `HTTP/1.1 ${status} Refused\r\nconnection: close\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}
