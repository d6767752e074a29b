import type { Message, Session } from './api.ts'
import type { Pending } from './outbox.ts'
import { emptyThread, type Thread } from './thread.ts'

/** State of the chat frame. */
export interface ChatState extends Pick<Session, 'live' | 'ended' | 'open' | 'consented' | 'waiting' | 'off'> {
  phase: 'waiting' | 'ready' | 'refused'
  /** the server's message when it refused the chat */
  refusal: string
  thread: Thread
  /** older messages can be loaded */
  more: boolean
  pending: readonly Pending[]
  connected: boolean
  /** name of the person typing; '' if unknown */
  typing: string | undefined
  /** score given since the customer's last message; null lets the widget ask */
  rated: number | null
  unread: number
  /** latest message of the bot or an agent that arrived while the frame was open, for the live region */
  said: Message | undefined
}

/** State before the page has said hello. */
export const initialState: ChatState = {
  phase: 'waiting',
  refusal: '',
  thread: emptyThread,
  more: false,
  pending: [],
  connected: true,
  typing: undefined,
  live: false,
  ended: false,
  open: true,
  consented: false,
  waiting: null,
  off: null,
  rated: null,
  unread: 0,
  said: undefined,
}
