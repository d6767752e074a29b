import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Operation } from '../../src/contract/operation.ts'
import { random } from '../../src/server/demo/random.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { breakBody, breakQuery, breakSegment, breakText } from './mutate.ts'
import { address, all, bodyOf } from './requests.ts'

// Generated requests, each with one fault, for every operation: the server refuses them with documented errors and
// never fails. The seed makes a failure repeatable; SEED and REQUESTS override the defaults.

const SEED = process.env.SEED ?? 'consola'
const REQUESTS = Number(process.env.REQUESTS ?? 4_000)
/** Statuses that the framework may return in addition to the documented ones. */
const TRANSPORT = [400, 404, 405, 413, 414, 415]

let app: TestApp
let token = ''
let renew: () => Promise<string>
const bots = new Map<number, number>()

beforeAll(async () => {
  app = await startApp()
  const user = await app.user({ admin: true })
  for (const planId of [1, 2]) {
    const id = await app.bot({ planId })
    bots.set(planId, id)
    await app.member(id, user, 2)
  }
  renew = async () => (await app.as(user)).token
})

afterAll(() => app.stop())

interface Attempt {
  what: string
  method: string
  url: string
  payload?: string | Buffer
  type?: string
  bearer?: string
}

const dice = random(SEED)

/** Returns a request with one fault; operations of plan 1 use a chatbot with that plan. */
function attempt(operation: Operation): Attempt {
  const bot = bots.get(JSON.stringify(operation.access).includes('"plan":1') ? 1 : 2) ?? 1
  const method = operation.method.toUpperCase()
  const url = address(operation, { bot })
  const body = bodyOf(operation)
  const good = body ? JSON.stringify(body.example) : undefined
  const kinds = ['segment', 'method', 'token', ...(operation.list ? ['query', 'query', 'query', 'query'] : [])]
  if (body) kinds.push('body', 'body', 'body', 'body', 'body', 'body', 'text', 'text', 'type')
  switch (dice.pick(kinds)) {
    case 'body':
      return { what: 'body', method, url, payload: JSON.stringify(breakBody(dice, body?.schema ?? {}, body?.example)) }
    case 'text':
      return { what: 'text', method, url, payload: breakText(dice, body?.example) }
    case 'type':
      return {
        what: 'type',
        method,
        url,
        payload: good ?? '{}',
        type: dice.pick([
          'text/plain',
          'application/xml',
          'multipart/form-data',
          'application/json; charset=latin1',
          'x',
          '*/*',
        ]),
      }
    case 'query':
      return { what: 'query', method, url: `${url}?${breakQuery(dice)}` }
    case 'token':
      return { what: 'token', method, url, payload: good, bearer: breakToken() }
    case 'segment': {
      const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string)
      const broken = names.length > 0 ? dice.pick(names) : undefined
      const path = broken ? address(operation, { bot, [broken]: 'ROTO' }).replace('ROTO', breakSegment(dice)) : url
      return {
        what: broken ? 'segment' : 'extra',
        method,
        url: broken ? path : `${path}/${breakSegment(dice)}`,
        payload: good,
      }
    }
    default:
      return { what: 'method', method: dice.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']), url }
  }
}

/** Returns an invalid session token: modified, without a valid signature, or no token at all. */
function breakToken(): string {
  const [head, claims = '', signature] = token.split('.')
  const none = Buffer.from('{"alg":"none"}').toString('base64url')
  const other = Buffer.from(claims, 'base64url')
    .toString()
    .replace(/"sub":"\d+"/, '"sub":"1000"')
  return dice.pick([
    `${head}.${claims}.`,
    `${none}.${claims}.`,
    `${none}.${claims}.${signature}`,
    `${head}.${Buffer.from(other).toString('base64url')}.${signature}`,
    `${head}.${claims}.${'A'.repeat(43)}`,
    'null',
    'x'.repeat(5000),
    '..',
  ])
}

async function send({ method, url, payload, type = 'application/json', bearer = token }: Attempt) {
  return app.app.inject({
    method: method as 'GET',
    url: `/api${url}`,
    remoteAddress: `10.${dice.int(0, 255)}.${dice.int(0, 255)}.${dice.int(1, 254)}`,
    headers: {
      authorization: `Bearer ${bearer}`,
      ...(payload === undefined ? {} : { 'content-type': type }),
    },
    ...(payload === undefined ? {} : { payload }),
  })
}

/** Returns what is wrong with a response, or undefined if it is correct. */
function fault(operation: Operation, made: Attempt, status: number, text: string): string | undefined {
  // Another method or a further segment may belong to another operation, and that may not be implemented.
  const elsewhere = made.what === 'method' || made.what === 'extra'
  if (status >= 500 && !(status === 501 && (operation.notBuilt || elsewhere))) return 'fails'
  const documented = [...operation.success, ...operation.errors, ...TRANSPORT]
  if (!elsewhere && !documented.includes(status)) return 'returns an undocumented status'
  if (['body', 'text', 'type', 'query'].includes(made.what) && status < 400) return 'accepts invalid input'
  if (made.what === 'token' && operation.access.who !== 'public' && status !== 401)
    return 'allows access without authentication'
  if (status >= 400 && made.method !== 'HEAD') {
    const { message, code } = parse(text)
    if (typeof message !== 'string' || typeof code !== 'string') return 'refuses without saying why'
  }
  return undefined
}

function parse(text: string): { message?: unknown; code?: unknown } {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

test(`all of ${REQUESTS} invalid requests are refused without a server error`, { timeout: 240_000 }, async () => {
  // Implemented operations are chosen more often, because they process more of the input.
  const pool = all.flatMap((operation) => Array<Operation>(operation.notBuilt ? 1 : 8).fill(operation))
  const faults: string[] = []
  const statuses = new Map<number, number>()
  const touched = new Set<string>()
  for (let i = 0; i < REQUESTS; i++) {
    if (i % 50 === 0) {
      // Valid requests among the attempts end sessions and use up rate limits.
      await app.forgetLimits()
      token = await renew()
    }
    const operation = i < all.length ? (all[i] as Operation) : dice.pick(pool)
    const made = attempt(operation)
    const { statusCode, body } = await send(made)
    touched.add(operation.id)
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
    const wrong = fault(operation, made, statusCode, body)
    if (wrong)
      faults.push(
        `${operation.id} ${wrong}: ${made.what} ${made.method} ${made.url.slice(0, 200)} ${String(made.payload ?? '').slice(0, 300)} → ${statusCode} ${body.slice(0, 200)}`,
      )
    if (faults.length >= 20) break
  }
  expect(faults).toEqual([])
  expect(touched.size).toBe(all.length)
  // The requests reach the validation of bodies and do not fail before it.
  expect(statuses.get(422)).toBeGreaterThan(REQUESTS / 20)
})

test('the examples of the description pass the validation', async () => {
  const refused: string[] = []
  for (const operation of all) {
    const body = bodyOf(operation)
    if (!body || operation.notBuilt) continue
    await app.forgetLimits()
    const made = {
      what: 'good',
      method: operation.method.toUpperCase(),
      url: address(operation, { bot: bots.get(2) ?? 1, id: 999, user_id: 999 }),
    }
    const answer = await send({ ...made, payload: JSON.stringify(body.example) })
    if (
      [400, 413, 415].includes(answer.statusCode) ||
      (answer.statusCode === 422 && parse(answer.body).code === 'invalid')
    )
      refused.push(`${operation.id}: ${answer.statusCode} ${answer.body}`)
  }
  expect(refused).toEqual([])
})
