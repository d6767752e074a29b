import type { PartState } from './ledger.ts'

/** A request that delivers a part of a message. */
export interface Part {
  id: number
  bot_id: number
  account_id: number
  chat_id: number
  message_id: number
  part: number
  body: object
  attempt: number
  /** attempts that certainly failed before somebody had it sent again */
  given_up: number
  state: PartState
  since: string | null
  next_at: string
  author: string
  channel: string
  last_inbound_at: string | null
  window_closed_at: string | null
  suspended_at: string | null
  removed_at: string | null
  created_at: string
}

/**
 * Whether a request carries the team's reaction to a message: only those hang on what a customer wrote. Twice is the same
 * as once, so that it may leave again when its answer was lost.
 */
export const isReaction = ({ author }: Pick<Part, 'author'>): boolean => author === 'user'

/** How often a part was tried since somebody last had it sent, for what is given up after so many times. */
export const triesOf = ({ attempt, given_up }: Pick<Part, 'attempt' | 'given_up'>): number => attempt - given_up
