import { waitFor } from '@testing-library/react'
import type { AnyEvent } from '../../generated/events.ts'
import { act } from './act.ts'

type Hearer = (...given: never[]) => void

/** Stands for the library's socket: connects at once, lets everybody in, and says what a test has it say. */
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

  emit(name: string, _asked: unknown, answered?: (error: unknown, answer: object) => void): this {
    answered?.(null, { ok: true, seq })
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

/** The sockets that are in a room. */
const open = new Set<QuietSocket>()
let seq = 0

/** The library's `io`, for console tests: they have no network. */
export function io(): QuietSocket {
  return new QuietSocket()
}

/**
 * An event of a chatbot, as its consoles hear it; said when somebody is in the room, so that it can't be missed. Never
 * awaited inside `act`: entering the room may take a part of the page that React has still to show.
 */
export async function sayEvent(event: Pick<AnyEvent, 'name' | 'payload' | 'bot_id'>): Promise<void> {
  await waitFor(() => {
    if (open.size === 0) throw new Error(`Nobody is in the room to hear "${event.name}"`)
  })
  const whole = { ...event, seq: ++seq, at: new Date().toISOString() }
  act(() => {
    for (const socket of open) socket.say(event.name, whole)
  })
}
