import type { Socket } from 'socket.io-client'
import type { AnyEvent } from '../../../generated/events.ts'
import { events } from '../../../generated/events.ts'
import type { JoinAnswer, JoinRoom, Presence, PresenceInput, Typing, TypingInput } from '../../contract/realtime.ts'
import { apiBase } from '../api/client.ts'
import { readToken } from '../api/token.ts'
import { inbound } from './inbound.ts'
import { setConnectionState } from './status.ts'

/** Milliseconds and shares of the specification's section 9. */
const TIMINGS = {
  timeout: 20_000,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
} as const

/** Milliseconds after which it is told again that somebody is writing. */
const TYPING_AGAIN = 2500

export interface Listener {
  /** each numbered event once */
  onEvent: (event: AnyEvent) => void
  /** connected for the first time or after a loss that can't be told: fetch what is shown */
  onReset: (seq: number) => void
  /** who is writing, now */
  onTyping?: (typing: Typing) => void
  /** where a colleague is, now */
  onPresence?: (presence: Presence) => void
  /** the server ended the session or the membership */
  onDenied?: () => void
}

export interface Connection {
  /** tells the others that something is being written; lost when there is no connection */
  typing(told: TypingInput): void
  /** tells the others which chat is being looked at; told again after a cut */
  presence(told: PresenceInput): void
  close(): void
}

/** The socket's library, loaded when the first connection is made. */
type Open = (url: string, options: object) => Socket
const load = async (): Promise<Open> => (await import('socket.io-client')).io as Open

/**
 * Keeps one connection to a chatbot's room until closed: joins, from a number that what is shown holds for if there is
 * one, asks for what a cut lost from the last number on, hands on every event once. What becomes of events is not its
 * matter.
 */
export function connectRoom(
  botId: number,
  listener: Listener,
  since?: number,
  open: () => Promise<Open> = load,
): Connection {
  const heard = inbound(since)
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
    const request: JoinRoom = joined ? { bot_id: botId, after: heard.seq } : { bot_id: botId }
    current.timeout(TIMINGS.timeout).emit('join_room', request, (error: unknown, answer?: JoinAnswer) => {
      if (closed || current !== socket) return
      if (error) return void current.disconnect().connect()
      if (!answer?.ok) {
        if (answer?.code === 'unavailable') return void setTimeout(join, TIMINGS.reconnectionDelay)
        return listener.onDenied?.()
      }
      if (!joined || answer.reset) {
        heard.restart(answer.seq)
        listener.onReset(answer.seq)
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
      // the server's own cut is not followed by another try of the library
      if (reason === 'io server disconnect' && !closed) setTimeout(() => !closed && socket?.connect(), 1000)
    })
    socket.on('connect_error', (error: Error) => {
      setConnectionState('offline')
      if (error.message === 'unauthorized') listener.onDenied?.()
      // a refusal of the handshake is not followed by another try either
      if (socket && !socket.active && !closed)
        setTimeout(() => !closed && socket?.connect(), TIMINGS.reconnectionDelayMax)
    })
    for (const name of Object.keys(events))
      socket.on(name, (event: AnyEvent) => {
        if (event.bot_id === botId && heard.admit(event.seq)) listener.onEvent(event)
      })
    socket.on('typing', (told: Typing) => listener.onTyping?.(told))
    socket.on('presence', (told: Presence) => listener.onPresence?.(told))
  }

  const retry = () => {
    if (socket && !socket.connected) socket.connect()
  }
  window.addEventListener('online', retry)
  start().catch(() => setConnectionState('offline'))

  return {
    typing(told) {
      // every letter would be a message of its own
      const again = told.typing && said?.chat_id === told.chat_id && Date.now() - said.at < TYPING_AGAIN
      if (again || !socket?.connected || !joined) return
      said = told.typing ? { chat_id: told.chat_id, at: Date.now() } : undefined
      socket.volatile.emit('typing', told)
    },
    presence(told) {
      place = told
      if (socket?.connected && joined) socket.emit('presence', told)
    },
    close() {
      closed = true
      window.removeEventListener('online', retry)
      socket?.removeAllListeners()
      socket?.disconnect()
    },
  }
}
