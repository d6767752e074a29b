import { ChatQuoteKindOptions } from '../../../../../generated/options.ts'
import type { ChatMessage, ChatQuote } from '../state/types.ts'

/** Icon names of what a quoted message carries; its text alone has none. */
export const QUOTE_ICONS: Partial<Record<ChatQuote['kind'], string>> = {
  image: 'image',
  video: 'play',
  audio: 'microphone',
  document: 'file',
  location: 'map-marker',
  contacts: 'account',
  order: 'receipt',
  sticker: 'image',
}

/** Returns what a quote shows: the text of its message, or else what it carries. */
export const quoteText = ({ text, kind }: ChatQuote): string =>
  text || String(ChatQuoteKindOptions.find(({ value }) => value === kind)?.label ?? '')

/** Whether the customer sees a message, so that one can answer to it. */
export const isQuotable = ({ type, status }: ChatMessage): boolean =>
  (type === 'user' || type === 'bot' || type === 'agent') && status !== 'failed'

/** Returns the quote of a message, as the server does. */
export function quoteOf({ id, text, files: [file], content, user_name }: ChatMessage): ChatQuote {
  return { id, text: text || (file?.filename ?? ''), kind: kindOf(text, content, file?.type), user_name }
}

function kindOf(text: string, content: ChatMessage['content'], type: string | undefined): ChatQuote['kind'] {
  if (content?.sticker) return 'sticker'
  if (content?.location) return 'location'
  if (content?.contacts) return 'contacts'
  if (content?.order) return 'order'
  const family = type?.split('/')[0]
  if (family === 'image' || family === 'video' || family === 'audio') return family
  return family ? 'document' : text ? 'text' : 'other'
}
