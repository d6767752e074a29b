import { useCallback } from 'react'
import { useChatsContext, useInbox } from '../context.ts'
import type { ChatQuote } from '../state/types.ts'

interface Draft {
  text: string
  setText: (text: string) => void
  /** the message that it answers to */
  quote: ChatQuote | null
}

/** Returns the user's draft of a chat. */
export function useDraft(chatId: number): Draft {
  const { inbox } = useChatsContext()
  const text = useInbox(({ drafts }) => drafts.get(chatId) ?? '')
  const quote = useInbox(({ quotes }) => quotes.get(chatId)?.quote ?? null)
  const setText = useCallback((next: string) => inbox.setDraft(chatId, next), [inbox, chatId])
  return { text, setText, quote }
}
