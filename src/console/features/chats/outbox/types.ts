/** A file on its way out. */
export interface OutgoingFile {
  filename: string
  type: string
  size: number
  blob: Blob
}

/** Something that was sent here and is not on the server yet. */
export interface Outgoing {
  /** the request's Idempotency-Key: however often it is tried, it is done once */
  key: string
  userId: number
  botId: number
  chatId: number
  /** sender_id of the chat */
  targetId: string
  kind: 'text' | 'comment' | 'files'
  text: string
  files: OutgoingFile[]
  /** the quick reply that it was made from */
  quickReplyId?: number
  /** files of quick replies, which the server has already */
  attached?: readonly { id: number; filename: string }[]
  /** ISO 8601 */
  at: string
  state: 'pending' | 'failed'
  /** why it failed */
  error?: string
  tries: number
  /** highest message id that was known when it was sent: its own message has a higher one */
  afterId: number
}
