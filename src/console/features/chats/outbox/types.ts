import type { ChatQuote } from '../state/types.ts'

/** A file to send. */
export interface OutgoingFile {
  filename: string
  type: string
  size: number
  blob: Blob
}

/** A message that the server has not confirmed yet. */
export interface Outgoing {
  /** Idempotency-Key of the request, so that retries have no further effect */
  key: string
  userId: number
  botId: number
  chatId: number
  /** sender_id of the chat; empty once it was not found */
  targetId: string
  /** name of the customer, for a chat that is out of sight when the message is refused */
  customer?: string | undefined
  kind: 'text' | 'comment' | 'files'
  text: string
  files: OutgoingFile[]
  /** quick reply used to write the message */
  quickReplyId?: number
  /** files of quick replies, already stored on the server */
  attached?: readonly { id: number; filename: string }[]
  /** the message that it answers to */
  quote?: ChatQuote | undefined
  /** ISO 8601 */
  at: string
  state: 'pending' | 'failed'
  /** why it failed */
  error?: string
  tries: number
  /** highest message id known when it was sent; its own message has a higher one */
  afterId: number
}
