import type { components } from '../../../../../generated/api.d.ts'
import type { WaitingAsk } from './asks.ts'

type HandoffNotice = components['schemas']['HandoffNotice']

/** What staff need to know and the bot may ask while a customer waits, one question at a time. */
export type WaitingQuestion = 'topic' | 'reach' | 'name'

/** The question that a waiting customer was asked. Part of the dialogue state. */
export interface Collecting {
  asking: WaitingQuestion
  /** the questions after it */
  next: readonly WaitingQuestion[]
  /** how many messages did not answer it */
  attempts: number
  /** what they want was asked, and they told something else: it is not asked again, but still taken */
  isTopicOpen?: true
}

/** What a customer who was handed over was told since. Part of the dialogue state until the bot has the conversation back. */
export interface Waiting {
  /** when the customer was last told that a message was added to the request (ISO 8601) */
  notedAt?: string
  /** when they were last told, when they asked, that nobody is there (ISO 8601) */
  absentAt?: string
  /** when what they asked about the wait was last answered (ISO 8601) */
  told?: Partial<Record<WaitingAsk, string>>
  /** how many messages in a row got no word */
  unanswered?: number
  /** when they were last told, while somebody may attend, that the team has the message (ISO 8601) */
  assuredAt?: string
  /** when the bot last answered a thanks (ISO 8601) */
  thankedAt?: string
  /** when the bot last answered a farewell (ISO 8601) */
  leftAt?: string
  /** the customer was told that the team knows it is urgent */
  isUrgent?: true
}

/** A conversation that waits for a person, when a message arrives. */
export interface Wait {
  /** the area that was asked to attend */
  areaId: number | null
  /** what the customer was told about who attends; undefined if nothing */
  notice: HandoffNotice | undefined
  /** the message makes the conversation urgent */
  isUrgent: boolean
  /** a person who has the console open was assigned, and will write */
  isTaken: boolean
}
