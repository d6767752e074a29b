import type { components } from '../../../../../generated/api.d.ts'
import { TIMEZONE } from '../../../../contract/zone.ts'

type Schemas = components['schemas']
export type ChatItem = Schemas['ChatItem']
export type ChatMessage = Schemas['ChatMessage']
export type ChatFile = Schemas['ChatFile']
export type ChatFilter = Schemas['ChatFilter']
export type Delivery = Schemas['ChatDelivery']
export type Label = Schemas['Label']
export type QuickReply = Schemas['QuickReply']
export type Area = Schemas['ChatOwnArea']
export type Person = Schemas['Person']
export type Counts = Schemas['ChatCounts']
export type View = Schemas['ChatView']
export type Channel = Schemas['Channel']

/** Something known since an event: the event with the highest number decides, whatever order they come in. */
export interface Fact<T> {
  seq: number
  value: T
}

/** The last message as the list tells it. */
export type LastMessage = Pick<
  ChatItem,
  'last_message_text' | 'last_message_from' | 'last_message_at' | 'date_last_message'
>

/** What events say of a chat, each thing by itself. */
export interface Facts {
  state?: Fact<ChatItem['state']>
  area?: Fact<ChatItem['area']>
  assign_user?: Fact<ChatItem['assign_user']>
  labels?: Fact<number[]>
  /** put off until later */
  snooze?: Fact<ChatItem['snooze']>
  user_name?: Fact<string>
  /** unread, and how many messages were then, where that was told */
  open?: Fact<{ open: boolean; count?: number }>
  answered?: Fact<boolean>
  live?: Fact<boolean>
  type?: Fact<ChatItem['type']>
  last?: Fact<LastMessage>
  /** the chat left this user's sight */
  left?: Fact<true>
}

/** One chat: what was last told as a whole, and what events have said since. */
export interface Chat {
  id: number
  /** the whole, as fetched or as carried by `conversation`, with the number that it holds for */
  base?: Fact<ChatItem>
  facts: Facts
  /** customers' messages since the base or since it was read: number → when it came */
  heard: ReadonlyMap<number, string>
  /** both put together; undefined while the whole is unknown or after the chat left */
  item?: ChatItem
}

/** The messages of a chat that has been opened. */
export interface Thread {
  chatId: number
  /** oldest first, by id, each once */
  messages: readonly ChatMessage[]
  /** what was told of messages, also of those that are not here yet */
  statuses: ReadonlyMap<number, Delivery>
  reactions: ReadonlyMap<number, Fact<string | null>>
  /** what the customer is called, whose messages show it */
  customer?: Fact<string>
  /** whether older ones exist on the server */
  more: boolean
  /** whether newer ones exist that are not here: what is shown is a part of the past */
  past: boolean
  /** what came in while the past was shown, for when its end meets the present */
  tail: readonly ChatMessage[]
  loaded: boolean
  /** number for which the fetched reactions hold */
  since: number
  /** how the customer found it, as of when the chat was opened */
  rating?: Schemas['ChatRating'] | null
}

export interface InboxState {
  chats: ReadonlyMap<number, Chat>
  threads: ReadonlyMap<number, Thread>
  /** chats that the user keeps on top */
  pins: ReadonlyMap<number, Fact<boolean>>
  /** the bot's time zone, in which chats carry their dates */
  zone: string
  /** highest number that has been taken in */
  seq: number
  bot?: BotStanding
}

/** Whether the bot answers, and whether this person may switch it. */
export interface BotStanding {
  botState: Schemas['BotOnOff']
  may_switch: boolean
}

export const EMPTY: InboxState = { chats: new Map(), threads: new Map(), pins: new Map(), zone: TIMEZONE, seq: 0 }
