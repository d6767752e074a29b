import type { AnyEvent } from '../../../../../generated/events.ts'
import type { Presence, Typing } from '../../../../contract/realtime.ts'
import type { Connection, Listener } from '../../../realtime/index.ts'
import type { Filter } from '../filters/filter.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { OutboxStorage } from '../outbox/storage.ts'
import type { Outgoing } from '../outbox/types.ts'
import type { StoredDraft, UNREAD } from './drafts.ts'
import { EMPTY_LISTING, type Listing } from './list.ts'
import type { HandedOver } from './silences.ts'
import type { Store } from './store.ts'
import {
  type ChatItem,
  type ChatMessage,
  type ChatQuote,
  type Counts,
  EMPTY_STATE,
  type InboxState,
  type Left,
  type TeamReaction,
  type View,
} from './types.ts'

/** State of the inbox page. */
export interface Inbox {
  state: InboxState
  filter: Filter
  listing: Listing
  list: 'loading' | 'ready' | 'failed'
  listError?: unknown
  selected: number | null
  /** state of loading the messages of the open chat */
  opening: 'loading' | 'ready' | 'failed'
  openError?: unknown
  outbox: readonly Outgoing[]
  /** the texts of the user's drafts by chat id, as the field shows them */
  drafts: ReadonlyMap<number, string>
  /** what the server has of the user's drafts, by chat id; absent if it is not known */
  storedDrafts: ReadonlyMap<number, StoredDraft | typeof UNREAD>
  /** what the user's drafts answer to, by chat id */
  quotes: ReadonlyMap<number, DraftQuote>
  /** typing entries; `until` is when they expire */
  typing: ReadonlyMap<string, Typing & { until: number }>
  /** presence of colleagues by user id */
  presence: ReadonlyMap<number, Presence>
  /** id of a message to scroll to, such as a search result */
  jump: number | null
  /** last bulk action that can be undone */
  undo: { id: string; text: string } | null
  /** counts per category and the saved views; undefined until they are fetched */
  counts?: Counts
  views?: readonly View[]
  /** minimum sequence number that the shown data includes */
  seq: number
  /** the open chat that the user just lost access to, and why */
  lost: ({ id: number } & Left) | null
  /** id of a chat that was asked for and does not exist for the user */
  missing: number | null
}

/** What a draft answers to, if anything. */
interface DraftQuote {
  quote: ChatQuote | null
  /** the server has it */
  isStored: boolean
}

/** Chats that a request gives away. */
interface GivenChats {
  /** whether a chat is one of them */
  isOne: (id: number) => boolean
  /** who gets them; null for nobody, undefined if they go to an area */
  userId: number | null | undefined
}

/** Operations on the inbox. */
export interface InboxController {
  store: Store<Inbox>
  outbox: Outbox
  connection: () => Connection | undefined
  setFilter(filter: Filter): void
  refresh(): void
  /** sequence number of the last event that the shown data includes, at least */
  knownSeq(): number
  /** refetches the saved views and the counts */
  recount(): void
  /** opens a chat, at a given message if any */
  select(id: number | null, message?: number): Promise<void>
  /**
   * Sends a request that passes a chat on, and closes the chat: an open one would be marked as read, and would no longer
   * be new to whom it was passed. No notice says that the user lost it.
   */
  passOn<T>(id: number, send: () => Promise<T>): Promise<T>
  /** Sends a request that takes a chat. Its answer tells if a colleague was faster: no notice says that the user lost it. */
  take<T>(id: number, send: () => Promise<T>): Promise<T>
  /** Sends a request by which the user may give a chat away: no notice says that they lost it by what they did. */
  handOver<T extends HandedOver>(id: number, send: () => Promise<T>): Promise<T>
  /** The same for several chats at once. */
  handOverMany<T>(chats: GivenChats, send: () => Promise<T>): Promise<T>
  loadOlder(): Promise<void>
  /** for a chat that shows older messages */
  loadNewer(): Promise<void>
  /** goes from older messages to the end of a chat */
  goToEnd(id: number): Promise<void>
  /** goes to the first message since a day (yyyy-mm-dd in the bot's time zone) and returns it */
  reachDay(id: number, day: string): Promise<ChatMessage | undefined>
  /**
   * applies chats from the response of a change
   * @param since `knownSeq` before its request
   */
  applyChats(items: readonly ChatItem[], since: number): void
  /** applies the pinned chats from a response */
  applyPinnedChats(ids: readonly number[], since: number): void
  /** applies a new on/off state of the bot */
  applyBotState(botState: 'on' | 'off'): void
  /** applies messages from a response */
  applyMessages(chatId: number, messages: readonly ChatMessage[]): void
  /** applies the delivery state of a message from a response */
  applyDelivery(chatId: number, message: ChatMessage): void
  applyDeletion(chatId: number, messageId: number): void
  /** shows the team's reaction to a message before the server has it; returns what its answer must be told to */
  showReaction(chatId: number, messageId: number, reaction: TeamReaction | null): (isSaved: boolean) => void
  setDraft(id: number, text: string): void
  /** chooses the message that the draft answers to; null for none */
  setQuote(id: number, quote: ChatQuote | null): void
  /** subscribes to every numbered event */
  onEvents(listener: (events: readonly AnyEvent[]) => void): () => void
  start(): () => void
}

export interface InboxSetup {
  botId: number
  userId: number
  filter: Filter
  /** time zone of the bot; the default of the contract if unknown */
  zone?: string
  /** whether opening a chat marks it read; false for the group named Soporte */
  reads: boolean
  /** the user's permissions changed or a request was denied: check the session */
  onRights?: () => void
  /** a contact became part of another one, perhaps by a colleague */
  onMerge?: (from: number, to: number) => void
  storage?: OutboxStorage
  connect?: (botId: number, listener: Listener, since?: number) => Connection
}

/** Returns the initial state of the inbox. */
export const emptyInbox = (filter: Filter, zone: string = EMPTY_STATE.zone): Inbox => ({
  state: { ...EMPTY_STATE, zone },
  filter,
  listing: EMPTY_LISTING,
  list: 'loading',
  selected: null,
  opening: 'ready',
  outbox: [],
  drafts: new Map(),
  storedDrafts: new Map(),
  quotes: new Map(),
  typing: new Map(),
  presence: new Map(),
  seq: 0,
  jump: null,
  undo: null,
  lost: null,
  missing: null,
})
