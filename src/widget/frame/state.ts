import type { Message, Session } from './api.ts'
import type { Pending } from './outbox.ts'
import { emptyThread, type Thread } from './thread.ts'

/** Everything that the frame shows. */
export interface ChatState extends Pick<Session, 'live' | 'ended' | 'open' | 'consented' | 'waiting' | 'off'> {
  phase: 'waiting' | 'ready' | 'refused'
  /** what the server said when it refused */
  refusal: string
  thread: Thread
  /** there are older messages */
  more: boolean
  pending: readonly Pending[]
  connected: boolean
  /** who is writing; '' for somebody without a name */
  typing: string | undefined
  rated: number | null
  unread: number
  /** the newest message of others that arrived while the frame was open: what the live region says */
  said: Message | undefined
}

/** Before the page said hello. */
export const firstState: ChatState = {
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
