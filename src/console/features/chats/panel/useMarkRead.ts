import { useCallback, useEffect, useRef, useState } from 'react'
import { readable } from '../../../../contract/trimmed.ts'
import { api, unwrap } from '../../../api/client.ts'
import { openChat } from '../calls/calls.ts'
import { useChatsContext, useInbox } from '../context.ts'
import { marksRead } from '../state/reading.ts'
import type { ChatItem, ChatMessage } from '../state/types.ts'

/** Milliseconds for which a message must be visible to count as seen. */
const SEEING = 900

interface Reading {
  /** there is an unseen message from somebody else */
  unseen: boolean
  markSeen: () => void
  onEnd: (atEnd: boolean) => void
  /** newest message from somebody else, for screen readers */
  announce: string
}

/**
 * Tracks what the user has seen of the open chat: the messages at its end, once visible for a moment in a visible
 * window. Marks the chat as read on the server, so that it is not counted as waiting, unless a colleague attends it.
 * @param covered something else is shown in place of the messages
 */
export function useMarkRead(chat: ChatItem, messages: readonly ChatMessage[], covered: boolean): Reading {
  const { inbox, botId, reads, me } = useChatsContext()
  const last = messages.at(-1)
  const theirs = messages.findLast((message) => message.type === 'user' || message.user_id !== me.id)
  const mentioned = messages.findLast(({ mentions }) => mentions?.some(({ id }) => id === me.id))?.id ?? 0
  const isMentioned = useInbox(({ counts }) => (counts?.mentions.unread ?? 0) > 0) && mentioned > 0
  const isRead = marksRead({ reads, userId: me.id }, chat)
  const [seen, setSeen] = useState(0)
  const [atEnd, setAtEnd] = useState(true)
  const [awake, setAwake] = useState(() => document.visibilityState === 'visible')
  const visible = awake && !covered
  const opened = useRef(0)
  const lastId = last?.id ?? 0

  useEffect(() => {
    const update = () => setAwake(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [])

  // Messages that were there when the chat was opened count as seen.
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
    if (!reads || !((isRead && chat.open) || isMentioned) || !visible || !atEnd) return
    const timer = setTimeout(() => {
      const body = { id: chat.id, open: false }
      const params = { path: { bot: botId } }
      // Opening a chat reads its mentions alone where the chat stays unread for a colleague.
      const done = isRead
        ? unwrap(api.POST('/chats/requests/unread/{bot}', { params, body }))
        : openChat(botId, chat.id, { limit: 1 })
      // The counts beside the list and in the menu change with it.
      void done.then(inbox.recount, () => {})
    }, SEEING)
    return () => clearTimeout(timer)
  }, [inbox, reads, isRead, chat.open, chat.id, isMentioned, visible, atEnd, botId])

  const markSeen = useCallback(() => setSeen(lastId), [lastId])
  const fresh = theirs && theirs.id > opened.current && opened.current > 0 ? theirs : undefined
  return {
    unseen: (theirs?.id ?? 0) > seen && seen > 0,
    markSeen,
    onEnd: setAtEnd,
    announce: fresh
      ? `${fresh.user_name}: ${fresh.files[0] ? fresh.text.trim() || fresh.files[0].filename : readable(fresh.text)}`
      : '',
  }
}
