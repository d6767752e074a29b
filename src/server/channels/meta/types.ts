import type { RenderedMessage } from '../../../contract/channels.ts'

/** A message to send through a channel of Meta. */
export interface MetaMessage {
  messageId: number
  /** the recipient: a phone number or the page-scoped id of a Messenger user */
  senderId: string
  shown: readonly RenderedMessage[]
  /** returns the public https URL of a file (`media.number`) */
  addressOf: (file: number) => string
}
