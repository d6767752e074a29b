import type { AnyEvent } from '../../generated/events.ts'

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

  emit(_name: string, _asked: unknown, answered?: (error: unknown, answer: object) => void): this {
    answered?.(null, { ok: true, seq: 0 })
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

const open = new Set<QuietSocket>()
let seq = 0

/** The library's `io`, for console tests: they have no network. */
export function io(): QuietSocket {
  const socket = new QuietSocket()
  open.add(socket)
  return socket
}

/** An event of a chatbot, as its consoles hear it. */
export function sayEvent(event: Pick<AnyEvent, 'name' | 'payload' | 'bot_id'>): void {
  const whole = { ...event, seq: ++seq, at: new Date().toISOString() }
  for (const socket of open) socket.say(event.name, whole)
}
