// What a console test has the server do that it does not do by itself: fail, answer late, be away.
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import type { operations as Described } from '../../generated/api.d.ts'
import { type OperationId, operations } from '../../generated/operations.ts'
import { ask, resetLine } from './console-line.ts'

/** A call that the console made, in order. */
export interface Call {
  operation: OperationId
  /** parameters of its path */
  path: Record<string, string>
  query: URLSearchParams
  /** parsed where it is JSON */
  body: unknown
  token: string | null
  /** absent until it is answered; 0 where there was no answer */
  status?: number
}

let calls: Call[] = []
let plays: { operation: OperationId; play: () => Response; left: number }[] = []
let faults: string[] = []
const held = new Map<OperationId, Promise<void>>()
let silent = false

/** The bodies that the description knows of an operation's answer. */
type BodyOf<Id extends OperationId, Status extends number> = Described[Id]['responses'] extends {
  [status in Status]: { content: { 'application/json': infer Body } }
}
  ? Body
  : undefined

/**
 * Answers calls of an operation in the server's place, the next `times` ones, or all of this test.
 * An answer that breaks the description fails the test. The returned function gives them back to the server.
 */
export async function stage<Id extends OperationId, Status extends number>(
  operation: Id,
  status: Status,
  body: BodyOf<Id, Status>,
  { times = Number.POSITIVE_INFINITY }: { times?: number } = {},
): Promise<() => void> {
  const fault = await ask('check', { operation, status, body })
  if (fault) throw new Error(`What is staged breaks the description: ${fault}`)
  const staged = { operation, left: times, play: () => jsonAnswer(status, body) }
  plays.push(staged)
  return () => {
    staged.left = 0
  }
}

/** Lets calls of an operation fail as without a network, the next `times` ones, or all of this test. */
export function cutOff(operation: OperationId, times = Number.POSITIVE_INFINITY): void {
  plays.push({ operation, left: times, play: () => HttpResponse.error() })
}

/** Keeps calls of an operation waiting, until the test lets them through to what is staged or to the server. */
export function hold(operation: OperationId): () => void {
  let release = () => {}
  held.set(operation, new Promise<void>((resolve) => (release = resolve)))
  return () => {
    held.delete(operation)
    release()
  }
}

/** No call is answered any more in this test. */
export function silence(): void {
  silent = true
}

/** What was asked so far of an operation. */
export const callsOf = (operation: OperationId): Call[] => calls.filter((call) => call.operation === operation)

/** The bodies that were sent to an operation so far. */
export const sentTo = (operation: OperationId): unknown[] => callsOf(operation).map(({ body }) => body)

/** All that was asked so far. */
export const allCalls = (): readonly Call[] => calls

const paths = Object.values(operations).map(({ id, method, path }) => {
  const parts = path.split('/').map((part) => /^\{(\w+)\}$/.exec(part)?.[1] ?? part)
  const open = path.split('/').map((part) => part.startsWith('{'))
  return { id: id as OperationId, method: method.toUpperCase(), parts, open }
})

/** The operation of a call; where several fit, the one that names more of the address, from its beginning. */
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
  return body === undefined ? new HttpResponse(null, { status }) : HttpResponse.json(body as object, { status })
}

/** The server's own answer. */
async function real(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const bytes = new Uint8Array(await request.arrayBuffer())
  const answer = await ask('request', {
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
  const call: Call = { ...found, query: searchParams, body: undefined, token: request.headers.get('authorization') }
  calls.push(call)
  const text = await request.clone().text()
  call.body = text && /json/.test(request.headers.get('content-type') ?? '') ? JSON.parse(text) : text || undefined
  if (silent) await new Promise(() => {})
  await held.get(found.operation)
  const play = plays.findLast(({ operation, left }) => operation === found.operation && left > 0)
  if (play) play.left -= 1
  const answer = play ? play.play() : await real(request)
  call.status = answer.status
  return answer
}

/** Stands between the console and the server: every call is answered by it. */
export const network = setupServer(http.all('*/api/*', ({ request }) => take(request)))

/** Forgets what a test staged and saw. */
export function resetStage(): void {
  const broken = faults
  calls = []
  plays = []
  faults = []
  held.clear()
  silent = false
  resetLine()
  if (broken.length) throw new Error(`Answers that break the description:\n${broken.join('\n')}`)
}
