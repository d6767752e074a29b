// The connection of a console test to its server (console-host.ts); it opens with the first call.
import { BroadcastChannel, threadId } from 'node:worker_threads'
import type { components } from '../../generated/api.d.ts'
import type { ParsedMail } from '../../src/server/foundation/mail/parse-mail.ts'

type Me = components['schemas']['Me']

/** A user to create: by default an Administrador of one chatbot on plan 2. */
export interface TestUserOptions {
  name?: string
  username?: string
  email?: string
  password?: string
  /** administrator of the platform */
  admin?: boolean
  /** `id` refers to an existing chatbot */
  bots?: {
    id?: number
    name?: string
    planId?: number
    roleId?: number
    permissions?: Partial<Record<string, boolean>>
  }[]
  preferences?: Partial<Me['preferences']>
}

export interface SignedInPerson {
  token: string
  me: Me
}

interface Request {
  method: string
  url: string
  headers: Record<string, string>
  body: Uint8Array | undefined
}

interface Answer {
  status: number
  headers: [name: string, value: string][]
  body: Uint8Array
  /** how the response violates the OpenAPI description */
  violation: string | undefined
}

/** Requests to the server thread: the argument and the result of each. */
export interface HostCalls {
  request: [given: Request, Answer]
  arrive: [given: TestUserOptions, SignedInPerson]
  insert: [given: { table: string; row: object }, Record<string, unknown>]
  mails: [given: string, ParsedMail[]]
  check: [given: { operation: string; status: number; body: unknown }, string | undefined]
}

/** A message with a request to that thread. */
export interface QuestionMessage {
  id: number
  what: keyof HostCalls
  given: unknown
  from: string
  at: string
  reply: string
}

const START = '2026-03-10T12:00:00.000Z'
const name = `console-${process.pid}-${threadId}`
const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
const answers = new BroadcastChannel(name)
const host = new BroadcastChannel('console-host')
answers.unref()
host.unref()
answers.onmessage = ({ data }) => {
  const { id, result, error } = data as { id: number; result?: unknown; error?: string }
  if (error) waiting.get(id)?.reject(new Error(error))
  else waiting.get(id)?.resolve(result)
  waiting.delete(id)
}

let now = START
let address = ''
let count = 0
let started: Promise<unknown> | undefined

const answer = (id: number) => new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }))

/** Starts the server if no other file has started it. */
function begin(): Promise<unknown> {
  const ready = answer(0)
  const door = new BroadcastChannel('console-setup')
  door.postMessage(name)
  door.close()
  return ready
}

/** Starts the server once; only calls need to await it. */
export function startServer(): Promise<unknown> {
  started ??= begin()
  return started
}

/** Sends a request to the server thread; rejects with its error. */
export async function callHost<What extends keyof HostCalls>(
  what: What,
  given: HostCalls[What][0],
): Promise<HostCalls[What][1]> {
  await startServer()
  const message: QuestionMessage = { id: ++count, what, given, from: address, at: now, reply: name }
  const answered = answer(message.id)
  host.postMessage(message)
  return answered as Promise<HostCalls[What][1]>
}

/** The time of the server, which stands still. */
export const clock = {
  set: (at: string) => {
    now = new Date(at).toISOString()
  },
}

/** Gives each test its own IP address, so that rate limits are unused, and the same start time. */
export function resetHost(): void {
  const part = () => 1 + Math.floor(Math.random() * 250)
  address = `10.${part()}.${part()}.${part()}`
  now = START
}
resetHost()
