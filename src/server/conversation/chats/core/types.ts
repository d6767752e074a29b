import type { Channel, ResponseButton, Shown } from '../../../../contract/channels.ts'

/** What channels, the bot and the chats say to each other. */

/** A customer's message as a channel hands it over. */
export interface ChannelMessage {
  botId: number
  channel: Channel
  /** who wrote, unique within the channel: a telephone, a page's visitor */
  senderId: string
  /** what to call a customer who is new */
  userName: string
  /** the channel's own id of the message: the same one is stored once */
  externalId: string
  text: string
  /** files stored before, by `media.id` */
  mediaIds: readonly string[]
  /** the button that it is, as the channel was told to name it (`buttonKey` of button-key.ts) */
  pressed?: string
}

/** What became of a customer's message. */
interface Received {
  chatId: number
  messageId: number
  /** it had been stored before */
  repeated: boolean
}

/**
 * Stores a customer's message, its chat and contact where they are new, with their events, and asks for the bot's
 * answer (job `bot-answer` with `{chat_id, message_id}`) unless a person has the chat or the bot is off. Rejects with
 * 403 `blocked` when the contact is blocked.
 */
export type Receive = (message: ChannelMessage) => Promise<Received>

/** One thing to say in a chat. */
export interface Saying {
  botId: number
  chatId: number
  author: 'bot' | 'agent' | 'system'
  userId?: number
  text: string
  mediaIds?: readonly string[]
  /** stored in `message.buttons` */
  buttons?: readonly ResponseButton[]
  /** how a channel outside shows it (stored in `message.shown`); by default its text, files and buttons */
  shown?: Shown
  /**
   * Of the bot: the customer's message that it answers. Checked in the writing transaction: nothing is said once a
   * person wrote after it or took the chat.
   */
  answerTo?: number
}

/** Answers the message's id, or undefined where the bot came too late. */
export type Say = (saying: Saying) => Promise<number | undefined>
