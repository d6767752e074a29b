import { waitFor } from '@testing-library/react'
import type { AnyEvent } from '../../generated/events.ts'
import type { Presence } from '../../src/contract/realtime.ts'
import { act } from './act.ts'

type Hearer = (...given: never[]) => void

/** A stub of the library's socket: it connects at once, accepts every room, and emits events on behalf of a test. */
class QuietSocket {
  readonly #hearers = new Map<string, Hearer[]>()
  connected = false
  active = true

  constructor() {
    queueMicrotask(() => {
      this.connected = true
      this.say('connect')
    })
  }

  on(name: string, hearer: Hearer): this {
    this.#hearers.set(name, [...(this.#hearers.get(name) ?? []), hearer])
    return this
  }

  say(name: string, ...given: unknown[]): void {
    for (const hearer of this.#hearers.get(name) ?? []) hearer(...(given as never[]))
  }

  emit(name: string, asked?: { after?: number }, answered?: (error: unknown, answer: object) => void): this {
    const after = asked?.after ?? 0
    seq = Math.max(seq, after)
    answered?.(null, { ok: true, seq: after, ...(isGap && { reset: true }) })
    if (name === 'join_room') open.add(this)
    return this
  }

  timeout(): this {
    return this
  }

  get volatile(): this {
    return this
  }

  connect(): this {
    return this
  }

  removeAllListeners(): this {
    this.#hearers.clear()
    return this
  }

  disconnect(): this {
    this.connected = false
    open.delete(this)
    return this
  }
}

/** The sockets that have joined a room. */
const open = new Set<QuietSocket>()
let seq = 0
/** whether the server cannot say what was missed */
let isGap = false

/** Forgets the events of earlier tests: the numbers of a chatbot without events start again. */
export function resetSockets(): void {
  seq = 0
  open.clear()
}

/** Connects every console again, after events that the server can no longer send. */
export function reconnectAfterGap(): void {
  isGap = true
  act(() => {
    for (const socket of [...open]) socket.say('connect')
  })
  isGap = false
}

/** Stub of the library's `io` for console tests, which have no network. */
export function io(): QuietSocket {
  return new QuietSocket()
}

/**
 * Waits until the console is connected. A connection that starts later counts as one that is back: what could not be sent
 * is sent then.
 */
export async function whenConnected(): Promise<void> {
  await waitFor(() => {
    if (open.size === 0) throw new Error('No client is in a room')
  })
}

/**
 * Publishes an event of a chatbot to its consoles, once a socket has joined the room, so that it cannot be missed. Must
 * not be awaited inside `act`: joining the room may need a part of the page that React has not rendered yet.
 */
export async function sendConsoleEvent(event: Pick<AnyEvent, 'name' | 'payload' | 'bot_id'>): Promise<void> {
  const isOpen = () => {
    if (open.size === 0) throw new Error(`No client is in the room that receives "${event.name}"`)
  }
  // Waiting needs timers, which a test may have replaced by then.
  if (open.size === 0) await waitFor(isOpen)
  const whole = { ...event, seq: ++seq, at: new Date().toISOString() }
  act(() => {
    for (const socket of open) socket.say(event.name, whole)
  })
}

/** Tells the consoles in a room that a colleague is there or left. */
export async function sendPresence(presence: Presence): Promise<void> {
  await waitFor(() => {
    if (open.size === 0) throw new Error('No client is in the room')
  })
  act(() => {
    for (const socket of open) socket.say('presence', presence)
  })
}
