import { useSyncExternalStore } from 'react'
import { rememberFocus } from './focus.ts'

/** Parameter of the address with the article of the help drawer; empty for the list of contents. */
export const HELP_PARAMETER = 'ayuda'

/** Id of the help drawer's element. */
export const HELP_ID = 'ayuda'

let shown: string | null = null
let giveBack = () => {}
const listeners = new Set<() => void>()

function show(article: string | null): void {
  if (article === shown) return
  // Remembered here: where the drawer covers the page, what opened it loses the focus before the drawer is there.
  if (shown === null) giveBack = rememberFocus(document.activeElement)
  shown = article
  for (const listener of listeners) listener()
}

/** Opens the help drawer at an article; without one, at the list of contents. */
export const openHelp = (article = ''): void => show(article)

/** Closes the help drawer. */
export const closeHelp = (): void => show(null)

/** Returns the focus to the control that opened the help drawer, or to the page if it is hidden by now. */
export function returnFocus(): void {
  giveBack()
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('main')?.focus()
}

/** Opens the help drawer; moves the focus into an open one, and closes one that has the focus. */
export function toggleHelp(): void {
  const drawer = document.getElementById(HELP_ID)
  if (shown === null) openHelp()
  else if (!drawer || drawer.contains(document.activeElement)) closeHelp()
  else drawer.querySelector('input')?.focus()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the article of the open help drawer, '' for the list of contents, or null while it is closed. */
export const useHelp = (): string | null => useSyncExternalStore(subscribe, () => shown)
