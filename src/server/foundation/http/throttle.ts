import type { EventEmitter } from 'node:events'
import type { Operation } from '../../../contract/operation.ts'
import { standardProblem } from './errors.ts'
import { tooManyRequests } from './limits.ts'

/** Maximum number of costly calls running at once, for all people together. */
const AT_ONCE = 2
/** Seconds after which a rejected caller may retry. */
const RETRY_AFTER = 5
const BUSY = 'Todavía estamos con tus pedidos anteriores. Espera unos segundos y repite este.'

/** Maximum number of concurrent reads per person. A page needs about this many; more would slow down other people. */
const READS_AT_ONCE = 4
/** Maximum number of queued reads per person: several times the requests of a page. */
const READS_WAITING = 100

const busy = new Set<string>()
/** Waiting calls by caller, in the order of their turns: functions that start each call. */
const waiting = new Map<string, (() => void)[]>()

/**
 * Runs a costly call in turn: one at a time per caller, and round robin between callers. Throws 429 if the caller has
 * too many waiting. Calls of operations without `x-queue` run at once.
 */
export async function runQueued<T>({ queue }: Operation, who: string, work: () => Promise<T>): Promise<T> {
  if (queue === undefined) return work()
  await turnOf(who, queue)
  try {
    return await work()
  } finally {
    busy.delete(who)
    // Requests that arrived in the meantime run before the next costly call.
    setImmediate(next)
  }
}

function turnOf(who: string, most: number): Promise<void> | undefined {
  // A free slot goes to a waiting caller first.
  const isNext = [...waiting.keys()].every((other) => busy.has(other))
  if (busy.size < AT_ONCE && !busy.has(who) && isNext) return void busy.add(who)
  const own = waiting.get(who) ?? []
  if (own.length >= most) throw tooManyRequests(RETRY_AFTER, BUSY)
  waiting.set(who, own)
  return new Promise((resolve) => own.push(resolve))
}

function next(): void {
  for (const [who, own] of waiting) {
    if (busy.size >= AT_ONCE) return
    if (busy.has(who)) continue
    // The caller moves to the end of the queue.
    waiting.delete(who)
    const start = own.shift()
    if (own.length > 0) waiting.set(who, own)
    busy.add(who)
    start?.()
  }
}

/** Reads by person: the number of running reads, and functions that start the waiting ones, oldest first. */
const readers = new Map<string, { running: number; readonly waiting: Set<() => void> }>()

/** The response of a call. It emits `close` early if the caller disconnects. */
type Answer = Pick<EventEmitter, 'once' | 'off'> & { readonly destroyed: boolean }

/**
 * Runs a read once fewer than `READS_AT_ONCE` reads of the same person are running. Reads of other people do not wait.
 * A waiting read is dropped if its caller disconnects. Throws 429 if the person's queue is full.
 */
export async function runThrottled<T>(
  { method }: Operation,
  who: string,
  answer: Answer,
  work: () => Promise<T>,
): Promise<T> {
  if (method !== 'get') return work()
  if (answer.destroyed) throw callerLeft()
  const own = readers.get(who) ?? { running: 0, waiting: new Set() }
  readers.set(who, own)
  // A read that ends passes its slot to the next in the queue, so that a new read cannot take it.
  if (own.running < READS_AT_ONCE) own.running++
  else await placeIn(own.waiting, answer)
  try {
    // The caller may have disconnected between start and run.
    if (answer.destroyed) throw callerLeft()
    return await work()
  } finally {
    const [start] = own.waiting
    if (start) {
      own.waiting.delete(start)
      setImmediate(start)
    } else if (--own.running === 0) readers.delete(who)
  }
}

/** Queues a read until it is started. Rejects if its caller disconnects first; throws 429 if the queue is full. */
function placeIn(waiting: Set<() => void>, answer: Answer): Promise<void> {
  if (waiting.size >= READS_WAITING) throw tooManyRequests(RETRY_AFTER, BUSY)
  return new Promise((resolve, reject) => {
    const start = () => {
      answer.off('close', leave)
      resolve()
    }
    const leave = () => {
      if (waiting.delete(start)) reject(callerLeft())
    }
    waiting.add(start)
    answer.once('close', leave)
  })
}

/** The error for a read whose caller has disconnected; no response is sent. */
const callerLeft = () => standardProblem(408)
