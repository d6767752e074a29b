import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** What an entry of the browser's history carries while a chat covers the list. */
interface Covered {
  chat?: number
}

/**
 * Where a chat covers the list, the browser's way back (on a telephone a gesture of the thumb) closes it, instead of
 * leaving the page; closing it otherwise leaves no entry behind. A window over the chat is closed first.
 * @param covering the open chat, where it covers the list; null where it stands beside it
 * @param closeWindow closes the window that is open over the chat; undefined where none is
 */
export function useBack(covering: number | null, close: () => void, closeWindow?: () => void): void {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const entry = (state as Covered | null)?.chat
  const before = useRef<{ covering: number | null; entry?: number; owes?: boolean }>({ covering: null })
  useEffect(() => {
    const was = before.current
    // once the chat stands beside the list its entry is removed; an open window's guard would ask, so that this waits
    const leaves = covering === null && entry !== undefined && (was.covering !== null || was.owes === true)
    before.current = { covering, entry, owes: leaves && closeWindow !== undefined }
    if (was.covering === null && covering !== null) {
      if (entry === undefined) void navigate({ search }, { state: { chat: covering }, preventScrollReset: true })
    } else if (leaves) {
      if (!closeWindow) void navigate(-1)
    } else if (covering !== null && was.entry !== undefined && entry === undefined) {
      if (!closeWindow) return close()
      closeWindow()
      void navigate({ search }, { state: { chat: covering }, preventScrollReset: true })
    }
  }, [covering, entry, search, navigate, close, closeWindow])
}
