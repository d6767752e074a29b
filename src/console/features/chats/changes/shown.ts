import { useSyncExternalStore } from 'react'
import { createStore } from '../state/store.ts'

/** Whether threads show what happened between their messages, kept in this browser. */
const KEY = 'thread-changes'

const shown = createStore(localStorage.getItem(KEY) !== 'hidden')

export const areChangesShown = (): boolean => shown.get()

export const useChangesShown = (): boolean => useSyncExternalStore(shown.subscribe, shown.get)

/** Shows or hides what happened between the messages. */
export function toggleChanges(): void {
  const next = !shown.get()
  localStorage.setItem(KEY, next ? 'shown' : 'hidden')
  shown.set(() => next)
}
