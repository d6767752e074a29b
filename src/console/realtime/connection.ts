import type { Socket } from 'socket.io-client'
import type { AnyEvent } from '../../../generated/events.ts'
import { events } from '../../../generated/events.ts'
import type { JoinAnswer, JoinRoom, Presence, PresenceInput, Typing, TypingInput } from '../../contract/realtime.ts'
import { apiBase } from '../api/client.ts'
import { readToken } from '../api/token.ts'
import { isPageIdle, watchActivity } from './activity.ts'
import { createEventTracker } from './event-tracker.ts'
import { setConnectionState } from './status.ts'

/** Connection settings of section 9 of the specification, in milliseconds and ratios. */
const TIMINGS = {
  timeout: 20_000,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
} as const

/** Minimum milliseconds between repeated typing events for the same chat. */
const TYPING_AGAIN = 2500

export interface Listener {
  /** called once per numbered event */
  onEvent: (event: AnyEvent) => void
  /** number of the last event that other requests told of, if any are known */
  knownSeq?: () => number
  /**
   * First connection, or reconnection after a gap that the server cannot fill: refetch what is shown.
   * @param isRestart the numbers of the server went back, as after it was restored from a backup
   */
  onReset: (seq: number, isRestart: boolean) => void
  /** who is typing now */
  onTyping?: (typing: Typing) => void
  /** which chat a colleague is viewing now */
  onPresence?: (presence: Presence) => void
  /** the server ended the session or the membership */
  onDenied?: () => void
}

export interface Connection {
  /** Publishes whether the person is typing. Dropped when there is no connection. */
  typing(input: TypingInput): void
  /** Publishes which chat the person is viewing. Published again after a reconnect. */
  presence(input: PresenceInput): void
  close(): void
}

/** Opens a socket. The library is loaded with the first connection. */
type Open = (url: string, options: object) => Socket
const load = async (): Promise<Open> => (await import('socket.io-client')).io as Open

/**
 * Keeps one connection to a chatbot's room until closed and passes on every event once. After a disconnect it requests
 * the missed events after the last number received.
 * @param since number of the last event that the displayed data already includes, if known
 */
export function connectRoom(
  botId: number,
  listener: Listener,
  since?: number,
  open: () => Promise<Open> = load,
): Connection {
  const heard = createEventTracker(since)
  let socket: Socket | undefined
  let closed = false
  let joined = since !== undefined
  let first = true
  let place: PresenceInput | undefined
  let said: { chat_id: number; at: number } | undefined
  setConnectionState('connecting')

  function join(): void {
    if (!socket) return
    const current = socket
    setConnectionState(first ? 'connecting' : 'catching-up')
    const request: JoinRoom = {
      bot_id: botId,
      ...(joined && { after: heard.seq }),
      ...(isPageIdle() && { idle: true }),
    }
    // What is learned while the answer is on its way may be newer than the answer.
    const known = Math.max(heard.seq, listener.knownSeq?.() ?? 0)
    current.timeout(TIMINGS.timeout).emit('join_room', request, (error: unknown, answer?: JoinAnswer) => {
      if (closed || current !== socket) return
      if (error) return void current.disconnect().connect()
      if (!answer?.ok) {
        if (answer?.code === 'unavailable') return void setTimeout(join, TIMINGS.reconnectionDelay)
        return listener.onDenied?.()
      }
      if (!joined || answer.reset) {
        heard.restart(answer.seq)
        listener.onReset(answer.seq, answer.seq < known)
      }
      joined = true
      first = false
      if (place) current.emit('presence', place)
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
      // The library does not reconnect after the server closes the connection.
      if (reason === 'io server disconnect' && !closed) setTimeout(() => !closed && socket?.connect(), 1000)
    })
    socket.on('connect_error', (error: Error) => {
      setConnectionState('offline')
      if (error.message === 'unauthorized') listener.onDenied?.()
      // The library does not retry after a rejected handshake either.
      if (socket && !socket.active && !closed)
        setTimeout(() => !closed && socket?.connect(), TIMINGS.reconnectionDelayMax)
    })
    for (const name of Object.keys(events))
      socket.on(name, (event: AnyEvent) => {
        if (event.bot_id === botId && heard.admit(event.seq)) listener.onEvent(event)
      })
    socket.on('typing', (event: Typing) => listener.onTyping?.(event))
    socket.on('presence', (event: Presence) => listener.onPresence?.(event))
  }

  const retry = () => {
    if (socket && !socket.connected) socket.connect()
  }
  window.addEventListener('online', retry)
  const stopWatching = watchActivity(() => socket?.connected && socket.emit('active'))
  start().catch(() => setConnectionState('offline'))

  return {
    typing(input) {
      // Throttled: otherwise every keystroke would send a message.
      const again = input.typing && said?.chat_id === input.chat_id && Date.now() - said.at < TYPING_AGAIN
      if (again || !socket?.connected || !joined) return
      said = input.typing ? { chat_id: input.chat_id, at: Date.now() } : undefined
      socket.volatile.emit('typing', input)
    },
    presence(input) {
      place = input
      if (socket?.connected && joined) socket.emit('presence', input)
    },
    close() {
      closed = true
      window.removeEventListener('online', retry)
      stopWatching()
      socket?.removeAllListeners()
      socket?.disconnect()
    },
  }
}
