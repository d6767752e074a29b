import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { answerControl } from '../control/routes.ts'
import { servePage } from '../page/serve.ts'
import { answer } from '../router.ts'
import type { Simulator } from '../simulator.ts'
import { answerTelegram } from '../telegram/server.ts'
import { downloadMedia } from '../whatsapp/media.ts'
import { authenticate } from './auth.ts'
import { readCall } from './call.ts'
import { GraphError } from './errors.ts'
import { defined, toMetaJson } from './json.ts'

/** The server with the Graph API, its files and the simulator's own control. */
export function createGraphServer(sim: Simulator): Server {
  const server = createServer((request, response) => {
    void respond(sim, request, response).catch((error: unknown) => sendError(response, error))
  })
  server.keepAliveTimeout = 30_000
  return server
}

async function respond(sim: Simulator, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost')
  if (request.method === 'GET' && (await servePage(sim, url.pathname, response))) return
  if (url.pathname.startsWith('/_sim/')) return answerControl(sim, request, response, url)
  if (url.pathname.startsWith('/telegram/')) return answerTelegram(sim, request, response, url)
  const call = await readCall(request, url)
  if (call.path[0] === 'whatsapp_business') {
    authenticate(sim.world, call)
    sendFile(request, response, downloadMedia(sim, url.searchParams))
    return
  }
  if (call.path[0] === 'cdn') {
    const query = new URLSearchParams({ mid: url.searchParams.get('mid') ?? '', hash: call.path[1] ?? '' })
    sendFile(request, response, downloadMedia(sim, query))
    return
  }
  const effect = sim.faults.match(call)
  if (effect?.slow) await sleep(effect.slow)
  if (effect?.cut === 'before') return void response.destroy()
  if (effect?.error !== undefined) throw new GraphError(effect.error, errorParts(effect))
  if (effect?.status !== undefined) {
    response.writeHead(effect.status, { 'Content-Type': 'text/html' }).end('<html>Sorry, something went wrong.</html>')
    return
  }
  call.failure = effect?.fail
  const body = await answer(sim, call)
  // The `sent` webhook overtakes this answer.
  if (sim.world.settings.statuses.sentBeforeAnswer) await Promise.race([sim.webhooks.idle(), sleep(2000)])
  if (effect?.cut === 'after') response.destroy()
  else sendJson(response, 200, body)
}

const errorParts = ({ status, subcode, details, retryAfter }: NonNullable<ReturnType<Simulator['faults']['match']>>) =>
  defined({ status, subcode, details, retryAfter })

/** Sends a file, or the part that `Range` asks for. */
function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { media, headers }: ReturnType<typeof downloadMedia>,
): void {
  const { bytes } = media
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '')
  const start = Number(range?.[1] ?? 0)
  const end = Math.min(bytes.length - 1, range?.[2] ? Number(range[2]) : bytes.length - 1)
  if (range && start > end) {
    response.writeHead(416, { 'Content-Range': `bytes */${bytes.length}` }).end()
    return
  }
  const part = range ? { 'Content-Range': `bytes ${start}-${end}/${bytes.length}` } : {}
  response.writeHead(range ? 206 : 200, {
    ...headers,
    ...part,
    'Accept-Ranges': 'bytes',
    'Content-Length': range ? end - start + 1 : bytes.length,
  })
  response.end(range ? bytes.subarray(start, end + 1) : bytes)
}

function sendJson(response: ServerResponse, status: number, body: unknown, headers: object = {}): void {
  const text = toMetaJson(body)
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=UTF-8',
    'Content-Length': Buffer.byteLength(text),
    'facebook-api-version': 'v26.0',
    ...headers,
  })
  response.end(text)
}

function sendError(response: ServerResponse, error: unknown): void {
  const known = error instanceof GraphError ? error : new GraphError(1, { message: String(error) })
  if (!(error instanceof GraphError)) console.error(error)
  if (response.headersSent) response.destroy()
  else sendJson(response, known.status, known.toBody(), known.headers)
}
