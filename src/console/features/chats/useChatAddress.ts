import { use, useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { HistoryContext } from '../../routing/Router.tsx'
import { useChatsContext, useInbox } from './context.ts'
import { chatInQuery, filterFromQuery, filterToQuery, inboxQuery } from './filters/filter.ts'
import type { InboxController } from './state/inbox.ts'

/** State of a history entry that shows a chat: how many entries lie between it and the list. */
interface Above {
  above?: number
}

interface AddressSetup {
  /** a chat covers the list */
  covers: boolean
  /** closes the dialog over the chat; undefined if there is none */
  closeDialog: (() => void) | undefined
}

/**
 * Keeps the address, the applied filter and the open chat the same, whichever changes. Opening a chat or choosing another
 * filter adds a history entry, so that the browser's Back returns to the chat or the list before; a dialog over the chat
 * is closed first. What is typed in the search adds none.
 * @returns a function after which the next change of the open chat replaces its entry instead of adding one
 */
export function useChatAddress({ covers, closeDialog }: AddressSetup): () => void {
  const { inbox, botId } = useChatsContext()
  const filter = useInbox((one) => one.filter)
  const selected = useInbox((one) => one.selected)
  /** the chat was not closed by the user: it cannot be shown */
  const gone = useInbox(({ lost, missing }) => lost !== null || missing !== null)
  const history = use(HistoryContext)
  // The effect reads the history itself: the rendered location may be a navigation behind.
  const location = useLocation()
  const { pathname } = location
  const filters = filterToQuery(filter).toString()
  const known = useRef<{ search: string; inbox: InboxController; botId: number }>(undefined)
  const replaces = useRef(false)
  const goesBack = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location is a reason to compare
  useEffect(() => {
    if (!history || history.location.pathname !== pathname) return
    const { search, hash, state } = history.location
    const query = new URLSearchParams(search)
    const [asked, id] = [filterFromQuery(query), chatInQuery(query)]
    const before = known.current
    // The inbox of the same chatbot is a new one when the rights of the user change.
    const isNavigation = before?.search !== search || (before.inbox !== inbox && before.botId === botId)
    const isReplaced = replaces.current || gone
    replaces.current = false
    known.current = { search, inbox, botId }

    function write(chat: number | null, isNew: boolean, entry: unknown): void {
      const query = inboxQuery(filters, chat)
      const next = query && `?${query}`
      if (!history || (next === search && !isNew)) return
      const to = { pathname, search: next, hash }
      history[isNew ? 'push' : 'replace'](to, entry, { preventScrollReset: true })
      known.current = { search: history.location.search, inbox, botId }
    }
    const above = (state as Above | null)?.above ?? 0

    if (isNavigation) {
      goesBack.current = false
      // Compared as filters: an address may have parameters of others.
      const isOther = filterToQuery(asked).toString() !== filters
      if ((id !== selected || isOther) && closeDialog && history.action === 'POP') {
        closeDialog()
        return write(selected, true, selected === null ? null : { above: above + 1 })
      }
      if (isOther) inbox.setFilter(asked)
      if (id !== selected) return void inbox.select(id)
      if (!isOther) write(selected, false, state)
      return
    }
    const isSearchAlone = filterToQuery({ ...asked, q: filter.q }).toString() === filters
    // Nothing lies between the entry of another filter and its own list.
    if (id === selected) return write(selected, !isSearchAlone, isSearchAlone ? state : null)
    // A leave guard of the dialog would ask.
    if (goesBack.current || closeDialog) return
    // Beneath a chat that was opened by its address lies no list.
    const further = { above: id === null || above > 0 ? above + 1 : 0 }
    if (selected !== null) return write(selected, !isReplaced, isReplaced ? state : further)
    if (covers && above > 0) {
      goesBack.current = true
      return history.go(-above)
    }
    write(null, !covers && !isReplaced, null)
  }, [inbox, botId, history, location, filters, filter.q, selected, gone, covers, closeDialog])
  return useCallback(() => {
    replaces.current = true
  }, [])
}
