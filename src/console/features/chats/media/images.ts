import { createContext } from 'react'
import type { Channel, ChatFile, ChatMessage } from '../state/types.ts'

/** An image of a message. */
export interface ShownImage {
  file: ChatFile
  channel: Channel
  messageId: number
}

/** The messages among whose images the viewer moves; without them, those of the open chat. */
export const ImagesContext = createContext<readonly ChatMessage[] | undefined>(undefined)

/** Returns the images of messages, in their order. */
export const imagesOf = (messages: readonly ChatMessage[], channel: Channel): ShownImage[] =>
  messages.flatMap(({ id, files }) =>
    files.flatMap((file) => (file.type.startsWith('image/') ? { file, channel, messageId: id } : [])),
  )
