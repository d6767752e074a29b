import { createContext } from 'react'
import type { Channel, ChatFile, ChatMessage } from '../state/types.ts'

/** An image of a message. */
export interface ShownImage {
  file: ChatFile
  channel: Channel
  messageId: number
}

/** What the viewer shows. */
export interface ShownImages {
  /** the images among which it moves */
  images: readonly ShownImage[]
  /** the place of the one to show first */
  start: number
}

/** A window that shows its images itself: the messages that have them, and what opens the viewer. */
interface ImagesWindow {
  messages: readonly ChatMessage[]
  show: (shown: ShownImages) => void
}

/** Without one, the viewer opens over the page and moves among the images of the open chat. */
export const ImagesContext = createContext<ImagesWindow | undefined>(undefined)

/** Returns the images of messages, in their order. */
export const imagesOf = (messages: readonly ChatMessage[], channel: Channel): ShownImage[] =>
  messages.flatMap(({ id, files }) =>
    files.flatMap((file) => (file.type.startsWith('image/') ? { file, channel, messageId: id } : [])),
  )
