// Lets a console test simulate server behaviour: errors, late responses, no connection.
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import type { operations as Described } from '../../generated/api.d.ts'
import { type OperationId, operations } from '../../generated/operations.ts'
import { callHost, resetHost } from './console-connection.ts'

/** A call made by the console, in order. */
export interface Call {
  operation: OperationId
  /** path parameters */
  path: Record<string, string>
  query: URLSearchParams
  /** parsed if it is JSON */
  body: unknown
  token: string | null
  /** idempotency key */
  key: string | null
  /** absent until there is a response; 0 for a network error */
  status?: number
}

let calls: Call[] = []
let plays: { operation: OperationId; play: (request: Request) => Response | Promise<Response>; left: number }[] = []
let faults: string[] = []
const held = new Map<OperationId, Promise<void>>()
let silent = false

/** The documented response body of an operation and status. */
type BodyOf<Id extends OperationId, Status extends number> = Described[Id]['responses'] extends {
  [status in Status]: { content: { 'application/json': infer Body } }
}
  ? Body
  : undefined

/**
 * Answers calls of an operation in place of the server: the next `times`, or all until the test ends. The latest stub
 * wins. A response that violates the description fails the test. Call the result to remove the stub.
 */
export async function stubAnswer<Id extends OperationId, Status extends number>(
  operation: Id,
  status: Status,
  body: BodyOf<Id, Status>,
  { times = Number.POSITIVE_INFINITY }: { times?: number } = {},
): Promise<() => void> {
  const fault = await callHost('check', { operation, status, body })
  if (fault) throw new Error(`The stubbed response violates the API description: ${fault}`)
  const staged = { operation, left: times, play: () => jsonAnswer(status, body) }
  plays.push(staged)
  return () => {
    staged.left = 0
  }
}

/** Lets the next `times` calls of an operation fail with a network error, or all calls of this test. */
export function failNetwork(operation: OperationId, times = Number.POSITIVE_INFINITY): void {
  plays.push({ operation, left: times, play: () => HttpResponse.error() })
}

/** Lets the next call of an operation reach the server, and fail with a network error instead of its response. */
export function loseAnswer(operation: OperationId): void {
  const play = async (request: Request) => {
    await real(request)
    return HttpResponse.error()
  }
  plays.push({ operation, left: 1, play })
}

/**
 * Holds calls of an operation until the returned function is called; then they reach the staged response or the server.
 */
export function holdCalls(operation: OperationId): () => void {
  let release = () => {}
  held.set(operation, new Promise<void>((resolve) => (release = resolve)))
  return () => {
    held.delete(operation)
    release()
  }
}

/** Leaves all further calls of this test unanswered. */
export function stopAnswering(): void {
  silent = true
}

/** Returns the calls of an operation so far. */
export const callsOf = (operation: OperationId): Call[] => calls.filter((call) => call.operation === operation)

/** Returns the bodies sent to an operation so far. */
export const sentTo = (operation: OperationId): unknown[] => callsOf(operation).map(({ body }) => body)

/** Returns all calls so far. */
export const allCalls = (): readonly Call[] => calls

const paths = Object.values(operations).map(({ id, method, path }) => {
  const parts = path.split('/').map((part) => /^\{(\w+)\}$/.exec(part)?.[1] ?? part)
  const open = path.split('/').map((part) => part.startsWith('{'))
  return { id: id as OperationId, method: method.toUpperCase(), parts, open }
})

/** Returns the operation of a call; if several match, literal segments win over parameters, from left to right. */
function operationOf(
  method: string,
  address: string,
): { operation: OperationId; path: Record<string, string> } | undefined {
  const given = address.split('/')
  const fits = paths.filter(
    (one) =>
      one.method === method &&
      one.parts.length === given.length &&
      one.parts.every((part, at) => one.open[at] || part === given[at]),
  )
  const found = fits.sort((a, b) => a.open.map(Number).join('').localeCompare(b.open.map(Number).join('')))[0]
  if (!found) return undefined
  const named = found.parts.flatMap((part, at) => (found.open[at] ? [[part, given[at] ?? '']] : []))
  return { operation: found.id, path: Object.fromEntries(named) }
}

function jsonAnswer(status: number, body: unknown): Response {
  if (body === undefined) return new HttpResponse(null, { status })
  // A staged list is whole.
  const headers: Record<string, string> = Array.isArray(body)
    ? { 'content-range': `items 0-${body.length - 1}/${body.length}` }
    : {}
  return HttpResponse.json(body as object, { status, headers })
}

/** Returns the response of the real server. */
async function real(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const bytes = new Uint8Array(await request.arrayBuffer())
  const answer = await callHost('request', {
    method: request.method,
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
    body: bytes.length ? bytes : undefined,
  })
  if (answer.violation) faults.push(answer.violation)
  const empty = answer.status === 204 || answer.status === 304
  return new HttpResponse(empty ? null : new Uint8Array(answer.body), {
    status: answer.status,
    headers: answer.headers,
  })
}

async function take(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const found = operationOf(request.method, pathname.replace(/^\/api/, ''))
  if (!found) return real(request)
  const { headers } = request
  const token = headers.get('authorization')
  const call: Call = { ...found, query: searchParams, body: undefined, token, key: headers.get('idempotency-key') }
  calls.push(call)
  const text = await request.clone().text()
  call.body = text && /json/.test(request.headers.get('content-type') ?? '') ? JSON.parse(text) : text || undefined
  if (silent) await new Promise(() => {})
  await held.get(found.operation)
  const play = plays.findLast(({ operation, left }) => operation === found.operation && left > 0)
  if (play) play.left -= 1
  const answer = await (play ? play.play(request) : real(request))
  call.status = answer.status
  return answer
}

/** Intercepts every call between the console and the server. */
export const network = setupServer(http.all('*/api/*', ({ request }) => take(request)))

/** Resets the staged responses and recorded calls; throws if a response of the server violated the description. */
export function resetStubs(): void {
  const broken = faults
  calls = []
  plays = []
  faults = []
  held.clear()
  silent = false
  resetHost()
  if (broken.length) throw new Error(`Responses that violate the API description:\n${broken.join('\n')}`)
}
