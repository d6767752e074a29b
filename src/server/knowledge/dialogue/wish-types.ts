/** The message whose answer the bot was not sure of. */
export interface Doubted {
  messageId: number
  /** the intent that it was taken for; none for a keyword */
  intentId?: number
  /** the answer ended with a question, to which a "no" is an answer */
  asks?: boolean
}

/** A wish of a message as it was read. */
export interface WishRead {
  text: string
  /** the intent, keyword or response that answers it */
  name: string
  confidence: number
  responseId: number | null
}

/** A wish of a message that is taken up later, because the bot asked for something else first. */
export interface OpenWish {
  /** the wish as written, without sensitive values */
  text: string
  /** number of messages since that were about something else */
  turns: number
}

/** The options of the question what was meant. */
export interface Clarification {
  /** the message that was not clear, if all of it was asked about */
  messageId?: number
  options: readonly { intentId: number; title: string }[]
}
