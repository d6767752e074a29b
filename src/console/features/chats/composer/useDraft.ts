import { useCallback, useEffect, useRef } from 'react'
import { useChatsContext, useInbox } from '../context.ts'
import { UNREAD_DRAFT } from '../state/inbox.ts'
import { saveDraft } from './draft-saver.ts'

/** Milliseconds without typing before a draft is saved on the server. */
const PAUSE = 800

/**
 * Returns the user's draft of a chat and its setter. Drafts are saved on the server, so they are available on every
 * device.
 */
export function useDraft(chatId: number): [text: string, set: (text: string) => void] {
  const { botId, inbox } = useChatsContext()
  const kept = useInbox(({ drafts }) => drafts.get(chatId) ?? '')
  const waiting = useRef<{ id: number; text: string } | null>(null)
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

  const set = useCallback(
    (text: string) => {
      inbox.setDraft(chatId, text)
      waiting.current = { id: chatId, text }
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, text === '' ? 0 : PAUSE)
    },
    [inbox, chatId, flush],
  )
  return [kept === UNREAD_DRAFT ? '' : kept, set]
}
