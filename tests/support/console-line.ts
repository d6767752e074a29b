// The line of a console test to its server (console-host.ts); it opens with the first call.
import { BroadcastChannel, threadId } from 'node:worker_threads'
import type { components } from '../../generated/api.d.ts'
import type { ReadMail } from '../../src/server/foundation/mail/read.ts'

type Me = components['schemas']['Me']

/** Somebody to be arranged: an Administrador of one chatbot of plan 2, unless told otherwise. */
export interface Arrangement {
  name?: string
  username?: string
  email?: string
  password?: string
  /** of the platform */
  admin?: boolean
  /** `id` names one that is there already */
  bots?: {
    id?: number
    name?: string
    planId?: number
    roleId?: number
    permissions?: Partial<Record<string, boolean>>
  }[]
  preferences?: Partial<Me['preferences']>
}

export interface Arrival {
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
  /** how the answer breaks the description */
  violation: string | undefined
}

/** What the thread of the server can be asked: what is given, and what is answered. */
export interface Asked {
  request: [given: Request, Answer]
  arrive: [given: Arrangement, Arrival]
  insert: [given: { table: string; row: object }, Record<string, unknown>]
  mails: [given: string, ReadMail[]]
  check: [given: { operation: string; status: number; body: unknown }, string | undefined]
}

/** A question on its way to that thread. */
export interface Told {
  id: number
  what: keyof Asked
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

/** Begins the server, where no file did before. */
function begin(): Promise<unknown> {
  const ready = answer(0)
  const door = new BroadcastChannel('console-setup')
  door.postMessage(name)
  door.close()
  return ready
}

/** Has the server begin, unless it has; to be waited for by nobody but calls. */
export function startServer(): Promise<unknown> {
  started ??= begin()
  return started
}

/** Asks the thread of the server; what fails there fails here. */
export async function ask<What extends keyof Asked>(what: What, given: Asked[What][0]): Promise<Asked[What][1]> {
  await startServer()
  const told: Told = { id: ++count, what, given, from: address, at: now, reply: name }
  const answered = answer(told.id)
  host.postMessage(told)
  return answered as Promise<Asked[What][1]>
}

/** The time at which the server answers; it stands still. */
export const clock = {
  set: (at: string) => {
    now = new Date(at).toISOString()
  },
}

/** Each test calls from an address of its own, where limits are untouched, at the same time. */
export function resetLine(): void {
  const part = () => 1 + Math.floor(Math.random() * 250)
  address = `10.${part()}.${part()}.${part()}`
  now = START
}
resetLine()
