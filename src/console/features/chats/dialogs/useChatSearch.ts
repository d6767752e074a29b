import { useEffect, useState } from 'react'
import { useLoad } from '../../../ui/useLoad.ts'
import { useChatsContext } from '../context.ts'
import { findChats } from './find-chats.ts'

/** Milliseconds without typing after which the text is searched. */
const TYPED = 300

export type ChatSearch = ReturnType<typeof useChatSearch>

/** Searches the chats that the user sees. */
export function useChatSearch() {
  const { botId } = useChatsContext()
  const [query, setQuery] = useState('')
  const [asked, setAsked] = useState('')
  const { data, error, reload } = useLoad(`chats ${asked}`, (signal) => findChats(botId, asked, signal))
  // The chats found before stay until those of another text arrive.
  const [found, setFound] = useState(data)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(query.trim()), TYPED)
    return () => clearTimeout(timer)
  }, [query])
  useEffect(() => {
    if (data) setFound(data)
  }, [data])
  const isCurrent = query.trim() === asked && !error
  return {
    ...{ query, setQuery, asked, found, error, reload },
    /** whether a chat is among those found for the text that is written now */
    offers: (id: number) => isCurrent && data?.some((one) => one.id === id) === true,
  }
}
