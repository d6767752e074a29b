import type { components } from '../../../../../generated/api.d.ts'

type Schemas = components['schemas']
type BatchMessage = Schemas['TestBatchMessage']
export type BatchResult = Schemas['TestBatchResult']
export type Rejection = Schemas['TestBatchRejection']
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
