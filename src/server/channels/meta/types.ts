import type { Shown } from '../../../contract/channels.ts'

/** A message on its way to one of Meta's channels. */
export interface MetaMessage {
  messageId: number
  /** who gets it: a telephone without signs, a page's visitor */
  senderId: string
  shown: readonly Shown[]
  /** the public https address of a file (`media.number`) */
  addressOf: (file: number) => string
}
