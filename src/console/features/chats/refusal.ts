import { closedText } from './ReplyWindow.tsx'
import type { ChatItem } from './state/types.ts'

/** Returns why nothing can be sent in a chat now; null if it can. */
export function refusalOf(chat: ChatItem): string | null {
  if (chat.blocked) return 'Contacto bloqueado'
  return chat.window_until !== null && Date.parse(chat.window_until) <= Date.now() ? closedText(chat) : null
}
