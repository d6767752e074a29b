import type { components } from '../../../../../generated/api.d.ts'
import type { Delivery } from '../../../../contract/delivery.ts'
import { TIMEZONE } from '../../../../contract/zone.ts'

type Schemas = components['schemas']
export type ChatItem = Schemas['ChatItem']
export type ChatMessage = Schemas['ChatMessage']
export type TeamReaction = Schemas['ChatTeamReaction']
export type ChatQuote = Schemas['ChatQuote']
export type ChatFile = Schemas['ChatFile']
export type ChatFilter = Schemas['ChatFilter']
export type Label = Schemas['Label']
export type QuickReply = Schemas['QuickReply']
export type Macro = Schemas['Macro']
export type Area = Schemas['ChatOwnArea']
export type Person = Schemas['Person']
export type Counts = Schemas['ChatCounts']
export type ThreadEvent = Schemas['ThreadEvent']
export type View = Schemas['ChatView']
export type Channel = Schemas['Channel']

/** A value set by an event. The highest sequence number wins, regardless of arrival order. */
export interface Fact<T> {
  seq: number
  value: T
}

/** The last message as shown in the list. */
type LastMessage = Pick<
  ChatItem,
  | 'last_message_text'
  | 'last_message_kind'
  | 'last_message_failed'
  | 'last_message_from'
  | 'last_message_at'
  | 'date_last_message'
>

/** Why the user lost access to a chat: who took it, or its data were erased; else it went to another area. */
export interface Left {
  assign_user: Person | null
  erased: boolean
}

/** Values set by events, each with its own sequence number. */
export interface Facts {
  state?: Fact<ChatItem['state']>
  area?: Fact<ChatItem['area']>
  assign_user?: Fact<ChatItem['assign_user']>
  labels?: Fact<number[]>
  snooze?: Fact<ChatItem['snooze']>
  user_name?: Fact<string>
  /** whether it is unread, and the number of unread messages if the event has it */
  open?: Fact<{ open: boolean; count?: number }>
  answered?: Fact<boolean>
  live?: Fact<boolean>
  type?: Fact<ChatItem['type']>
  last?: Fact<LastMessage>
  /** the user lost access to the chat */
  left?: Fact<Left>
}

/** One chat: the last complete version and the changes from events since. */
export interface Chat {
  id: number
  /** complete chat, from a response or a `conversation` event, with its sequence number */
  base?: Fact<ChatItem>
  facts: Facts
  /** customer messages since the base or since the chat was read: sequence number → timestamp */
  newMessages: ReadonlyMap<number, string>
  /** base with facts applied; undefined while the base is unknown or after access was lost */
  item?: ChatItem
}

/** What changes with the text of a message. */
export interface TextChange {
  text: string
  hidden: boolean
  content?: ChatMessage['content']
}

/** The reactions to a message: the customer's, and the team's. */
export type Reactions = Pick<ChatMessage, 'reaction' | 'team_reaction'>

/** The reactions to a message as known; while some are shown that the server has not confirmed, also those that it did. */
export type ReactionsFact = Fact<Reactions> & { confirmed?: Fact<Reactions> }

/** The messages of a chat that has been opened. */
export interface Thread {
  chatId: number
  /** sorted by id, unique */
  messages: readonly ChatMessage[]
  /** delivery statuses from events, including those of messages not loaded yet */
  statuses: ReadonlyMap<number, { status: Delivery; error?: string; resends?: number }>
  reactions: ReadonlyMap<number, ReactionsFact>
  /** texts of messages that were edited, or of which other parts are hidden since they arrived */
  texts: ReadonlyMap<number, Fact<TextChange>>
  /** current name of the customer, shown on their messages */
  customer?: Fact<string>
  /** whether there are older messages on the server */
  more: boolean
  /** whether there are newer messages that are not loaded: an older part is shown */
  past: boolean
  /** messages received while an older part is shown or others may be missing before them: they follow once those are there */
  tail: readonly ChatMessage[]
  /** highest message id known, also of a message that is not shown */
  newest: number
  loaded: boolean
  /** set when events were lost: messages may be missing after those that are loaded. A new object each time. */
  gap?: { isRestart: boolean } | undefined
  /** sequence number that the fetched reactions include */
  since: number
  /** what happened between the messages, by id; also between some that are not loaded */
  changes: readonly ThreadEvent[]
  /** the customer's rating when the chat was opened */
  rating?: Schemas['ChatRating'] | null
  /** where and with what the customer of a site opened the chat last */
  visit?: Schemas['ChatVisit'] | null
}

export interface InboxState {
  chats: ReadonlyMap<number, Chat>
  threads: ReadonlyMap<number, Thread>
  /** chats pinned by the user */
  pins: ReadonlyMap<number, Fact<boolean>>
  /** chats in which a comment mentions the user: whether one of these is unread */
  mentions: ReadonlyMap<number, Fact<boolean>>
  /** availability of colleagues that changed since the page was opened, by user id */
  availability: ReadonlyMap<number, Fact<Schemas['Availability']>>
  /** time zone of the bot, used for the dates of chats */
  zone: string
  /** highest sequence number applied */
  seq: number
  bot?: BotStatus
}

/** Whether the bot is on, and whether the user may switch it. */
export interface BotStatus {
  botState: Schemas['BotOnOff']
  may_switch: boolean
}

export const EMPTY_STATE: InboxState = {
  chats: new Map(),
  threads: new Map(),
  pins: new Map(),
  mentions: new Map(),
  availability: new Map(),
  zone: TIMEZONE,
  seq: 0,
}
