import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** State of the history entry while a chat covers the list. */
interface Covered {
  chat?: number
}

/**
 * On screens where a chat covers the list, the browser's Back closes the chat instead of leaving the page; closing it
 * in another way removes the history entry. A dialog over the chat is closed first.
 * @param openChatId the open chat if it covers the list; null if it is next to it
 * @param closeWindow closes the dialog over the chat; undefined if there is none
 */
export function useCloseOnBack(openChatId: number | null, close: () => void, closeWindow?: () => void): void {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const entry = (state as Covered | null)?.chat
  const before = useRef<{ covering: number | null; entry?: number; owes?: boolean }>({ covering: null })
  useEffect(() => {
    const was = before.current
    // Remove the history entry once the chat no longer covers the list. This waits while a dialog is open, because its
    // leave guard would ask.
    const leaves = openChatId === null && entry !== undefined && (was.covering !== null || was.owes === true)
    before.current = { covering: openChatId, entry, owes: leaves && closeWindow !== undefined }
    if (was.covering === null && openChatId !== null) {
      if (entry === undefined) void navigate({ search }, { state: { chat: openChatId }, preventScrollReset: true })
    } else if (leaves) {
      if (!closeWindow) void navigate(-1)
    } else if (openChatId !== null && was.entry !== undefined && entry === undefined) {
      if (!closeWindow) return close()
      closeWindow()
      void navigate({ search }, { state: { chat: openChatId }, preventScrollReset: true })
    }
  }, [openChatId, entry, search, navigate, close, closeWindow])
}
