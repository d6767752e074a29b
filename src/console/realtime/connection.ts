import type { Socket } from 'socket.io-client'
import type { AnyEvent } from '../../../generated/events.ts'
import { events } from '../../../generated/events.ts'
import { apiBase } from '../api/client.ts'
import { readToken } from '../api/token.ts'
import { inbound } from './inbound.ts'
import { setConnectionState } from './status.ts'

/** Milliseconds and shares of the specification's section 9. */
export const TIMINGS = {
  timeout: 20_000,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
} as const

/** What the server answers to `join_room`. */
interface Joined {
  ok: boolean
  /** the chatbot's highest number */
  seq?: number
  /** what was missed is too long ago to be sent: everything must be fetched again */
  reset?: boolean
}

/** What colleagues and customers do at this moment; not numbered, never stored. */
export interface Signal {
  chat_id: number
  user_id?: number
  user_name?: string
  typing?: boolean
}

export interface Listener {
  /** each numbered event once */
  onEvent: (event: AnyEvent) => void
  /** connected for the first time or after a loss that can't be told: fetch what is shown */
  onReset: () => void
  /** who is typing or looking, now */
  onSignal?: (name: 'typing' | 'presence', signal: Signal) => void
  /** the server ended the session or the membership */
  onDenied?: () => void
}

export interface Connection {
  /** tells the others what is being done; lost when there is no connection */
  signal(name: 'typing' | 'presence', signal: Signal): void
  close(): void
}

/** The socket's library, loaded when the first connection is made. */
type Open = (url: string, options: object) => Socket
const load = async (): Promise<Open> => (await import('socket.io-client')).io as Open

/**
 * Keeps one connection to a chatbot's room until closed: joins, asks for what a cut lost from the last number on, hands
 * on every event once. What becomes of events is not its matter.
 */
export function connectRoom(botId: number, listener: Listener, open: () => Promise<Open> = load): Connection {
  const heard = inbound()
  let socket: Socket | undefined
  let closed = false
  let joined = false
  setConnectionState('connecting')

  function join(): void {
    if (!socket) return
    const current = socket
    setConnectionState(joined ? 'catching-up' : 'connecting')
    const request = joined ? { bot_id: botId, after: heard.seq } : { bot_id: botId }
    current.timeout(TIMINGS.timeout).emit('join_room', request, (error: unknown, answer?: Joined) => {
      if (closed || current !== socket) return
      if (error) return void current.disconnect().connect()
      if (!answer?.ok) return listener.onDenied?.()
      if (!joined || answer.reset) {
        heard.restart(answer.seq ?? 0)
        listener.onReset()
      }
      joined = true
      setConnectionState('online')
    })
  }

  async function start(): Promise<void> {
    const io = await open()
    if (closed) return
    socket = io(new URL(apiBase()).origin, {
      ...TIMINGS,
      transports: ['websocket'],
      auth: (give: (auth: object) => void) => give({ token: readToken() }),
    })
    socket.on('connect', join)
    socket.on('disconnect', (reason) => {
      setConnectionState('offline')
      // the server's own cut is not followed by another try of the library
      if (reason === 'io server disconnect' && !closed) setTimeout(() => !closed && socket?.connect(), 1000)
    })
    socket.on('connect_error', () => {
      setConnectionState('offline')
      // a refusal of the handshake is not followed by another try either
      if (socket && !socket.active && !closed) setTimeout(() => !closed && socket?.connect(), TIMINGS.reconnectionDelayMax)
    })
    for (const name of Object.keys(events))
      socket.on(name, (event: AnyEvent) => {
        if (event.bot_id === botId && heard.admit(event.seq)) listener.onEvent(event)
      })
    for (const name of ['typing', 'presence'] as const)
      socket.on(name, (signal: Signal) => listener.onSignal?.(name, signal))
  }

  const retry = () => {
    if (socket && !socket.connected) socket.connect()
  }
  window.addEventListener('online', retry)
  start().catch(() => setConnectionState('offline'))

  return {
    signal(name, signal) {
      if (socket?.connected && joined) socket.volatile.emit(name, signal)
    },
    close() {
      closed = true
      window.removeEventListener('online', retry)
      socket?.removeAllListeners()
      socket?.disconnect()
    },
  }
}
