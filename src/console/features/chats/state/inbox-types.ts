import type { AnyEvent } from '../../../../../generated/events.ts'
import type { Presence, Typing } from '../../../../contract/realtime.ts'
import type { Connection, Listener } from '../../../realtime/index.ts'
import type { Filter } from '../filters/filter.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { OutboxStorage } from '../outbox/storage.ts'
import type { Outgoing } from '../outbox/types.ts'
import { type Listing, NOTHING } from './list.ts'
import type { Store } from './store.ts'
import { type ChatItem, type ChatMessage, type Counts, EMPTY, type InboxState, type View } from './types.ts'

/** Everything that the page shows. */
export interface Inbox {
  state: InboxState
  filter: Filter
  listing: Listing
  list: 'loading' | 'ready' | 'failed'
  listError?: unknown
  selected: number | null
  /** the open chat's messages */
  opening: 'loading' | 'ready' | 'failed'
  openError?: unknown
  outbox: readonly Outgoing[]
  /** own drafts by chat */
  drafts: ReadonlyMap<number, string>
  /** who writes where; the time says until when that holds */
  typing: ReadonlyMap<string, Typing & { until: number }>
  /** where colleagues are */
  presence: ReadonlyMap<number, Presence>
  /** a message that was searched for, to be shown */
  jump: number | null
  /** what was done to many chats and can be undone */
  undo: { id: string; text: string } | null
  /** how many wait where, and the saved views; undefined until they were asked for */
  counts?: Counts
  views?: readonly View[]
  /** number that what is shown holds for at least */
  seq: number
  /** the chat that was just taken out of this user's sight while open */
  lost: number | null
}

/** What the page does with its inbox. */
export interface InboxController {
  store: Store<Inbox>
  outbox: Outbox
  connection: () => Connection | undefined
  setFilter(filter: Filter): void
  refresh(): void
  /** asks for the saved views and the counts anew */
  recount(): void
  /** opens a chat, at a message of it if one is given */
  select(id: number | null, message?: number): Promise<void>
  loadOlder(): Promise<void>
  /** of a chat of which the past is shown */
  loadNewer(): Promise<void>
  /** from the past back to the end of a chat */
  toPresent(id: number): Promise<void>
  /** goes to the first message since a day (yyyy-mm-dd, the bot's); answers it */
  reachDay(id: number, day: string): Promise<ChatMessage | undefined>
  /** takes in chats as an answer told them */
  took(items: readonly ChatItem[], since: number): void
  /** takes in which chats are pinned, as an answer told it */
  tookPins(ids: readonly number[], since: number): void
  /** takes in that the bot was switched */
  tookBot(botState: 'on' | 'off'): void
  /** takes in messages as an answer told them */
  tookMessages(chatId: number, messages: readonly ChatMessage[]): void
  setDraft(id: number, text: string): void
  /** what every numbered event is told to besides */
  onEvents(listener: (events: readonly AnyEvent[]) => void): () => void
  start(): () => void
}

export interface InboxSetup {
  botId: number
  userId: number
  filter: Filter
  /** the bot's time zone; the contract's default when it is not known */
  zone?: string
  /** whether opening marks read here; not for the group named Soporte */
  reads: boolean
  /** what the user may do has changed, or he was refused: the session is to be checked */
  onRights?: () => void
  storage?: OutboxStorage
  connect?: (botId: number, listener: Listener, since?: number) => Connection
}

/** The inbox before anything is known. */
export const emptyInbox = (filter: Filter, zone: string = EMPTY.zone): Inbox => ({
  state: { ...EMPTY, zone },
  filter,
  listing: NOTHING,
  list: 'loading',
  selected: null,
  opening: 'ready',
  outbox: [],
  drafts: new Map(),
  typing: new Map(),
  presence: new Map(),
  seq: 0,
  jump: null,
  undo: null,
  lost: null,
})
