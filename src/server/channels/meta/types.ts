import type { RenderedMessage } from '../../../contract/channels.ts'

/** A file of a message. */
interface FileFacts {
  /** MIME type */
  type: string
  filename: string
  /** bytes */
  size: number
}

/**
 * A message to send through a channel of another platform. In the bodies a file stands as `file`, its `media.number`, in the place
 * of the platform's id, which is only known once the file was uploaded.
 */
export interface MetaMessage {
  messageId: number
  recipient: {
    /** telephone number, or the platform's id of a user */
    address: string
    /** business-scoped id of a WhatsApp user, whose number may be unknown */
    userId: string | null
  }
  shown: readonly RenderedMessage[]
  fileTypes: ReadonlyMap<number, FileFacts>
  /** the platform's id of the message that this one answers to */
  replyTo?: string | undefined
}
