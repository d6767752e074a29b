import type { EventEmitter } from 'node:events'
import type { Operation } from '../../../contract/operation.ts'
import { standard } from './errors.ts'
import { tooMany } from './limits.ts'

/** Costly calls that are worked on at once, of all people together. */
const AT_ONCE = 2
/** Seconds after which who was turned away may ask again. */
const RETRY_AFTER = 5
const BUSY = 'Todavía estamos con tus pedidos anteriores. Espera unos segundos y repite este.'

/** Reads of one person that are worked on at once: a page asks for about as much; more would hold up everybody. */
const READS_AT_ONCE = 4
/** Reads of one person that may be queued: several times what a page asks for at once. */
const READS_WAITING = 100

const busy = new Set<string>()
/** Who waits for a turn, in the order of their turns, and what starts each of their calls. */
const waiting = new Map<string, (() => void)[]>()

/**
 * Does a costly call's work when it is its caller's turn: one of theirs at a time, and everybody after everybody else
 * who waits. 429 when so many of theirs wait already. Calls whose operation has no `x-queue` are done at once.
 */
export async function inTurn<T>({ queue }: Operation, who: string, work: () => Promise<T>): Promise<T> {
  if (queue === undefined) return work()
  await turnOf(who, queue)
  try {
    return await work()
  } finally {
    busy.delete(who)
    // what came meanwhile is answered before the next costly call begins
    setImmediate(next)
  }
}

function turnOf(who: string, most: number): Promise<void> | undefined {
  // a place that has just become free belongs to whoever waited for it
  const isNext = [...waiting.keys()].every((other) => busy.has(other))
  if (busy.size < AT_ONCE && !busy.has(who) && isNext) return void busy.add(who)
  const own = waiting.get(who) ?? []
  if (own.length >= most) throw tooMany(RETRY_AFTER, BUSY)
  waiting.set(who, own)
  return new Promise((resolve) => own.push(resolve))
}

function next(): void {
  for (const [who, own] of waiting) {
    if (busy.size >= AT_ONCE) return
    if (busy.has(who)) continue
    // behind the others from now on
    waiting.delete(who)
    const start = own.shift()
    if (own.length > 0) waiting.set(who, own)
    busy.add(who)
    start?.()
  }
}

/** Reads by person: how many are running, and functions that start the waiting ones, oldest first. */
const readers = new Map<string, { running: number; readonly waiting: Set<() => void> }>()

/** The response of a call; it emits `close` early when the caller leaves. */
type Answer = Pick<EventEmitter, 'once' | 'off'> & { readonly destroyed: boolean }

/**
 * Runs a read once fewer than `READS_AT_ONCE` of the same person's are running. Other people's reads do not wait. One
 * whose caller left is dropped as long as it waits; 429 when very many of theirs wait already.
 */
export async function inShare<T>(
  { method }: Operation,
  who: string,
  answer: Answer,
  work: () => Promise<T>,
): Promise<T> {
  if (method !== 'get') return work()
  if (answer.destroyed) throw gone()
  const own = readers.get(who) ?? { running: 0, waiting: new Set() }
  readers.set(who, own)
  // a read that ends hands its place to the next in line, so that a new one cannot take it
  if (own.running < READS_AT_ONCE) own.running++
  else await placeIn(own.waiting, answer)
  try {
    // it may have left between being started and running
    if (answer.destroyed) throw gone()
    return await work()
  } finally {
    const [start] = own.waiting
    if (start) {
      own.waiting.delete(start)
      setImmediate(start)
    } else if (--own.running === 0) readers.delete(who)
  }
}

/** Queues a read until it is started. Rejects when its caller leaves first, or when the queue is full. */
function placeIn(waiting: Set<() => void>, answer: Answer): Promise<void> {
  if (waiting.size >= READS_WAITING) throw tooMany(RETRY_AFTER, BUSY)
  return new Promise((resolve, reject) => {
    const start = () => {
      answer.off('close', leave)
      resolve()
    }
    const leave = () => {
      if (waiting.delete(start)) reject(gone())
    }
    waiting.add(start)
    answer.once('close', leave)
  })
}

/** Thrown for a read whose caller has left: no answer is sent. */
const gone = () => standard(408)
