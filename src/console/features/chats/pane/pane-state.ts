import { useSyncExternalStore } from 'react'
import { createStore } from '../state/store.ts'

/** Whether the pane of the contact is wanted beside the thread, kept in this browser; undefined before any choice. */
const KEY = 'contact-pane'

function remembered(): boolean | undefined {
  const stored = localStorage.getItem(KEY)
  return stored === null ? undefined : stored === 'open'
}

const wanted = createStore<boolean | undefined>(remembered())

/** Width in pixels of the window from which the pane may be a column. */
export const COLUMN_FROM = 1280
/** From here on it is open unless somebody closed it: it fits beside the side navigation and the column of views. */
const OPEN_FROM = 1680

const isWanted = (): boolean => wanted.get() ?? window.innerWidth >= OPEN_FROM

/** Whether the pane is wanted as a column. */
export const usePaneWanted = (): boolean => useSyncExternalStore(wanted.subscribe, isWanted)

/** Shows or hides the pane where it is a column; elsewhere it is a tab of the chat. */
export function togglePane(): void {
  const next = !isWanted()
  localStorage.setItem(KEY, next ? 'open' : 'closed')
  wanted.set(() => next)
}
