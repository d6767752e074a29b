import type { components } from '../../../../../generated/api.d.ts'
import type { Channel, RenderedMessage, ResponseButton } from '../../../../contract/channels.ts'
import type { MessageOrigin } from './message.ts'

/** The interfaces between channels, the bot and the chats. */

/** How a customer is known on a channel of another platform. At least one of the first two is present. */
export interface ChannelIdentity {
  /** the platform's id of the person: business-scoped (WhatsApp) or page-scoped (Messenger) */
  userId?: string
  /** the telephone number, as the platform writes it */
  address?: string
  username?: string
}

/** A customer's message as delivered by a channel. */
export interface ChannelMessage {
  botId: number
  channel: Channel
  /** sender id, unique within the channel: a phone number or the visitor of a page */
  senderId: string
  /** name of a new customer */
  userName: string
  /** the channel's message id; a message is stored only once */
  externalId: string
  text: string
  /** uploaded files, by `media.id` */
  mediaIds: readonly string[]
  /** the id of the pressed button (`buttonKey` of button-key.ts) */
  pressed?: string
  /** the pressed button itself, where it belongs to no message, as in the menu of a page */
  chosen?: ResponseButton
  /** the account (`channel_account.id`) that received it; absent for the webchat */
  accountId?: number
  /** absent for the webchat, where `senderId` is all there is */
  identity?: ChannelIdentity
  /** what it carries besides text and files */
  content?: components['schemas']['ChatContent']
  /** the channel's id of the message that it answers to */
  replyTo?: string
  /** another application of the account answers it: neither the bot nor the team is asked to */
  isForOthers?: boolean
  /** when it was sent, if the channel tells; a later time than now counts as now */
  sentAt?: Date
}

/** The result of storing a customer's message. */
interface Received {
  chatId: number
  messageId: number
  /** whether it had already been stored */
  repeated: boolean
}

/**
 * Stores a customer's message, creating the chat and contact if necessary, and emits the events. Queues the bot's
 * answer (job `bot-answer` with `{chat_id, message_id}`) unless a person attends the chat or the bot is off. Rejects
 * with 403 `blocked` when the contact is blocked.
 */
export type ReceiveMessage = (message: ChannelMessage) => Promise<Received>

/** A message to send in a chat. */
export interface OutgoingMessage {
  botId: number
  chatId: number
  author: 'bot' | 'agent' | 'system'
  userId?: number | undefined
  /** the author's name, if no person of the team wrote it */
  signedAs?: string | undefined
  text: string
  mediaIds?: readonly string[]
  /** stored in `message.buttons` */
  buttons?: readonly ResponseButton[]
  /** rendered content for an external channel (stored in `message.shown`); by default the text, files and buttons */
  shown?: RenderedMessage
  /** what it carries besides text and files */
  content?: components['schemas']['ChatContent']
  /**
   * For the bot: the customer's message that it answers. Checked within the transaction: nothing is sent when staff
   * wrote after it or took the chat.
   */
  answerTo?: number
  /** For the bot: says what the team did, and therefore leaves although the bot is off. */
  forTeam?: boolean
  /** the channel's id of a message that was already sent, in the platform's own application */
  elsewhere?: string
  /** the message that it answers to */
  replyTo?: number
  /** where it was said first, if it is forwarded */
  origin?: MessageOrigin
  /** For staff: the chat was given away just before, so writing does not take it. */
  isGiven?: boolean
}

/** Returns the message's id, or undefined when staff acted before the bot. */
export type SendMessage = (saying: OutgoingMessage) => Promise<number | undefined>
