import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createEventTracker } from './event-tracker.ts'

describe('inbound', () => {
  it('admits each number once, in any order', () => {
    const known = createEventTracker()
    expect([3, 1, 3, 2, 1].map((seq) => known.admit(seq))).toEqual([true, true, false, true, false])
    expect(known.seq).toBe(3)
  })

  it('rejects numbers up to the start and up to a restart', () => {
    const known = createEventTracker(10)
    expect([10, 11].map((seq) => known.admit(seq))).toEqual([false, true])
    known.restart(50)
    expect([50, 11, 51].map((seq) => known.admit(seq))).toEqual([false, false, true])
  })

  it('keeps its memory bounded', () => {
    const known = createEventTracker()
    for (let seq = 1; seq <= 20_000; seq++) known.admit(seq)
    expect(known.admit(1)).toBe(false)
    expect(known.admit(20_000)).toBe(false)
    expect(known.admit(20_001)).toBe(true)
  })
})

/** Fake socket: the test plays the server. */
class FakeSocket {
  handlers = new Map<string, (...args: unknown[]) => void>()
  sent: { name: string; body: unknown; answer: (error: unknown, answer?: unknown) => void }[] = []
  connected = true
  active = true
  volatile = this
  on(name: string, handler: (...args: unknown[]) => void) {
    this.handlers.set(name, handler)
    return this
  }
  timeout() {
    return this
  }
  emit(name: string, body: unknown, answer: (error: unknown, answer?: unknown) => void) {
    this.sent.push({ name, body, answer })
    return this
  }
  removeAllListeners() {
    this.handlers.clear()
  }
  disconnect() {
    this.connected = false
    return this
  }
  connect() {
    return this
  }
  say(name: string, ...args: unknown[]) {
    this.handlers.get(name)?.(...args)
  }
}

describe('connectRoom', () => {
  beforeEach(() => {
    vi.stubGlobal('window', {
      addEventListener() {},
      removeEventListener() {},
      location: { origin: 'http://localhost' },
    })
    vi.stubGlobal('document', { querySelector: () => null })
    vi.stubGlobal('localStorage', { getItem: () => 'token' })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('joins, recovers missed events after a disconnect and delivers each event once', async () => {
    const { connectRoom } = await import('./connection.ts')
    const { connectionState } = await import('./status.ts')
    const socket = new FakeSocket()
    const heard: number[] = []
    let resets = 0
    let denied = 0
    const listener = {
      onEvent: ({ seq }: { seq: number }) => heard.push(seq),
      onReset: () => resets++,
      onDenied: () => denied++,
    }
    const options: Record<string, unknown>[] = []
    const connection = connectRoom(4, listener, undefined, async () => (_url, given) => {
      options.push(given as Record<string, unknown>)
      return socket as never
    })
    await vi.waitFor(() => expect(options).toHaveLength(1))
    expect(options[0]).toMatchObject({
      transports: ['websocket'],
      timeout: 20_000,
      reconnectionDelay: 1000,
      reconnectionDelayMax: 5000,
      randomizationFactor: 0.5,
    })
    socket.say('connect')
    expect(socket.sent[0]).toMatchObject({ name: 'join_room', body: { bot_id: 4 } })
    socket.sent[0]?.answer(null, { ok: true, seq: 10 })
    expect([resets, connectionState()]).toEqual([1, 'online'])

    const event = (seq: number, bot_id = 4) => socket.say('message', { bot_id, seq, name: 'message', payload: {} })
    event(9)
    event(11)
    event(13)
    event(13)
    event(14, 5)
    expect(heard).toEqual([11, 13])

    socket.say('disconnect', 'transport close')
    expect(connectionState()).toBe('offline')
    socket.say('connect')
    expect(socket.sent[1]).toMatchObject({ body: { bot_id: 4, after: 13 } })
    event(12)
    event(13)
    event(15)
    socket.sent[1]?.answer(null, { ok: true, seq: 15 })
    expect(heard).toEqual([11, 13, 12, 15])
    expect(resets).toBe(1)

    socket.say('connect_error', new Error('websocket error'))
    expect([denied, connectionState()]).toEqual([0, 'offline'])
    socket.say('connect_error', new Error('unauthorized'))
    expect(denied).toBe(1)

    socket.say('connect')
    socket.sent[2]?.answer(null, { ok: true, seq: 9000, reset: true })
    expect(resets).toBe(2)
    const typed = socket.sent.length
    connection.typing({ chat_id: 1, typing: true })
    connection.typing({ chat_id: 1, typing: true })
    connection.typing({ chat_id: 1, typing: false })
    expect(socket.sent.slice(typed).map(({ body }) => body)).toEqual([
      { chat_id: 1, typing: true },
      { chat_id: 1, typing: false },
    ])
    connection.close()
  })

  it('tells a server that numbers from an earlier point from one that answers late', async () => {
    const { connectRoom } = await import('./connection.ts')
    const socket = new FakeSocket()
    let seq = 0
    const restarts: boolean[] = []
    const listener = {
      onEvent: () => {},
      knownSeq: () => seq,
      onReset: (_: number, isRestart: boolean) => void restarts.push(isRestart),
    }
    const connection = connectRoom(4, listener, undefined, async () => () => socket as never)
    await vi.waitFor(() => expect(socket.handlers.has('connect')).toBe(true))
    socket.say('connect')
    // Another request is answered first, after a later event.
    seq = 12
    socket.sent[0]?.answer(null, { ok: true, seq: 10 })
    socket.say('connect')
    socket.sent[1]?.answer(null, { ok: true, seq: 11, reset: true })
    expect(restarts).toEqual([false, true])
    connection.close()
  })
})
