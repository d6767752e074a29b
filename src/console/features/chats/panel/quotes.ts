import type { PreviewKind } from '../../../../contract/preview.ts'
import { preview } from '../../../notify/preview.ts'
import type { ChatMessage, ChatQuote } from '../state/types.ts'

/** Icon names of what a message carries; its text alone has none. */
export const PREVIEW_ICONS: Partial<Record<PreviewKind, string>> = {
  image: 'image',
  video: 'play',
  audio: 'microphone',
  voice: 'microphone',
  document: 'file',
  lost: 'file',
  location: 'map-marker',
  contacts: 'account',
  order: 'receipt',
  sticker: 'image',
}

/** Whether the customer sees a message, so that one can answer to it. */
export const isQuotable = ({ type, status, content }: ChatMessage): boolean =>
  !content?.deleted && (type === 'user' || type === 'bot' || type === 'agent') && status !== 'failed'

/** Returns the quote of a message, as the server does. */
export function quoteOf({ id, text, files: [file], content, user_name }: ChatMessage): ChatQuote {
  return { id, ...preview({ text, content, file }), user_name }
}
