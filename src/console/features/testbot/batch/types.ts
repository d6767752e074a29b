import type { components } from '../../../../../generated/api.d.ts'

type Schemas = components['schemas']
type BatchMessage = Schemas['TestBatchMessage']
export type BatchResult = Schemas['TestBatchResult']
/** Lines of a list that were left out: the first ones, and how many there are. */
export type Rejections = Pick<Schemas['TestBatchList'], 'rejected' | 'rejected_total'>
export type Rejection = Rejections['rejected'][number]
export type Recent = Schemas['RecentMessages']
export type Model = NonNullable<Schemas['ModelChoice']>

/** A message to test, with the customers' messages that it stands for. */
export interface Source extends BatchMessage {
  count: number
  /** the customers' messages that may become examples as they are; empty for a written or masked text */
  messageIds: readonly number[]
}

/** A tested message. */
export type Row = Schemas['TestBatchRow'] & Pick<Source, 'count' | 'messageIds'> & { id: number }
