import { useEffect, useRef, useState } from 'react'
import { useNarrow } from '../../ui/useNarrow.ts'
import { currentChat } from './calls/calls.ts'
import { useChatsContext, useInbox } from './context.ts'
import { filterFromQuery, filterToQuery } from './filters/filter.ts'

/**
 * On wide screens, reopens the chat that the user had open before, unless the address asks for something.
 * @param replaceEntry makes the chat part of the current history entry
 */
export function useRestoredChat(search: URLSearchParams, replaceEntry: () => void): void {
  const { inbox, botId } = useChatsContext()
  const narrow = useNarrow()
  const listed = useInbox((one) => one.list === 'ready')
  const [isPlain] = useState(() => !search.has('id') && filterToQuery(filterFromQuery(search)).toString() === '')
  const restored = useRef(false)
  useEffect(() => {
    if (narrow || !listed || restored.current || !isPlain) return
    const abort = new AbortController()
    const since = inbox.knownSeq()
    currentChat(botId, abort.signal).then(
      ({ data }) => {
        restored.current = true
        if (!data || abort.signal.aborted || inbox.store.get().selected !== null) return
        inbox.applyChats([data], since)
        replaceEntry()
        void inbox.select(data.id)
      },
      () => {},
    )
    return () => abort.abort()
  }, [inbox, botId, narrow, listed, isPlain, replaceEntry])
}
