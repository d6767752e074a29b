import { useCallback, useEffect, useRef, useState } from 'react'
import { api, unwrap } from '../../../api/client.ts'
import { useRoom } from '../context.ts'
import type { ChatItem, ChatMessage } from '../state/types.ts'

/** Milliseconds that a message must be in sight to count as seen. */
const SEEING = 900

export interface Reading {
  /** somebody else has written and it has not been seen */
  unseen: boolean
  markSeen: () => void
  onEnd: (atEnd: boolean) => void
  /** the newest message of somebody else, for screen readers */
  announce: string
}

/**
 * What the user has seen of the open chat: what stood at its end for a moment while the window was visible. A chat that
 * is being read is told to be read, so that nobody counts it as waiting.
 */
export function useReading(chat: ChatItem, messages: readonly ChatMessage[], me: string): Reading {
  const { botId, reads } = useRoom()
  const last = messages.at(-1)
  const theirs = messages.findLast((message) => message.type === 'user' || message.user_name !== me)
  const [seen, setSeen] = useState(0)
  const [atEnd, setAtEnd] = useState(true)
  const [visible, setVisible] = useState(() => document.visibilityState === 'visible')
  const opened = useRef(0)
  const lastId = last?.id ?? 0

  useEffect(() => {
    const update = () => setVisible(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [])

  // what the chat was opened with was opened to be read
  useEffect(() => {
    if (opened.current === 0 && lastId > 0) {
      opened.current = lastId
      setSeen(lastId)
    }
  }, [lastId])

  useEffect(() => {
    if (!atEnd || !visible || lastId <= seen) return
    const timer = setTimeout(() => setSeen(lastId), SEEING)
    return () => clearTimeout(timer)
  }, [atEnd, visible, lastId, seen])

  useEffect(() => {
    if (!reads || !chat.open || !visible || !atEnd) return
    const timer = setTimeout(() => {
      const body = { id: chat.id, open: false }
      void unwrap(api.POST('/chats/requests/unread/{bot}', { params: { path: { bot: botId } }, body })).catch(() => {})
    }, SEEING)
    return () => clearTimeout(timer)
  }, [reads, chat.open, chat.id, visible, atEnd, botId])

  const markSeen = useCallback(() => setSeen(lastId), [lastId])
  const fresh = theirs && theirs.id > opened.current && opened.current > 0 ? theirs : undefined
  return {
    unseen: (theirs?.id ?? 0) > seen && seen > 0,
    markSeen,
    onEnd: setAtEnd,
    announce: fresh ? `${fresh.user_name}: ${fresh.text || fresh.files[0]?.filename || ''}` : '',
  }
}
