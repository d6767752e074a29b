import { useCallback, useEffect, useRef } from 'react'
import * as calls from '../calls/calls.ts'
import { useInbox, useRoom } from '../context.ts'
import { UNREAD_DRAFT } from '../state/inbox.ts'

/** Milliseconds without typing after which a draft is kept on the server. */
const PAUSE = 800

/**
 * The user's draft of a chat: kept on the server, so that it is there on every device. What could not be kept is kept
 * by the next change; nobody is told, since nothing is lost here.
 */
export function useDraft(chatId: number): [text: string, set: (text: string) => void] {
  const { botId, inbox } = useRoom()
  const kept = useInbox(({ drafts }) => drafts.get(chatId) ?? '')
  const waiting = useRef<{ id: number; text: string } | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const flush = useCallback(
    (leaving = false) => {
      clearTimeout(timer.current)
      const draft = waiting.current
      waiting.current = null
      if (draft) void calls.writeDraft(botId, draft.id, draft.text, leaving).catch(() => {})
    },
    [botId],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: another chat keeps what was written in this one
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
