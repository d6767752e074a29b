import { useCallback, useEffect, useRef } from 'react'
import { useChatsContext, useInbox } from '../context.ts'
import { UNREAD_DRAFT } from '../state/list-loader.ts'
import type { ChatQuote } from '../state/types.ts'
import { saveDraft } from './draft-saver.ts'

/** Milliseconds without typing before a draft is saved on the server. */
const PAUSE = 800

interface Draft {
  text: string
  setText: (text: string) => void
  /** the message that it answers to */
  quote: ChatQuote | null
}

/** Returns the user's draft of a chat. Drafts are saved on the server, so they are available on every device. */
export function useDraft(chatId: number): Draft {
  const { botId, inbox } = useChatsContext()
  const kept = useInbox(({ drafts }) => drafts.get(chatId) ?? '')
  const chosen = useInbox(({ quotes }) => quotes.get(chatId))
  const waiting = useRef<{ id: number; text: string; replyTo: number | null } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const flush = useCallback(
    (leaving = false) => {
      clearTimeout(timer.current)
      const draft = waiting.current
      waiting.current = null
      if (draft) void saveDraft({ bot: botId, ...draft }, leaving)
    },
    [botId],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: saves the draft when the chat changes
  useEffect(() => {
    const leave = () => flush(true)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      flush()
    }
  }, [chatId, flush])

  const save = useCallback(
    (text: string, pause: number) => {
      const quote = inbox.store.get().quotes.get(chatId)?.quote
      waiting.current = { id: chatId, text, replyTo: quote?.id ?? null }
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, pause)
    },
    [inbox, chatId, flush],
  )
  const setText = useCallback(
    (text: string) => {
      inbox.setDraft(chatId, text)
      save(text, text === '' ? 0 : PAUSE)
    },
    [inbox, chatId, save],
  )
  useEffect(() => {
    const typed = inbox.store.get().drafts.get(chatId) ?? ''
    if (chosen && !chosen.isStored && typed !== UNREAD_DRAFT) save(typed, 0)
  }, [chosen, inbox, chatId, save])
  return { text: kept === UNREAD_DRAFT ? '' : kept, setText, quote: chosen?.quote ?? null }
}
