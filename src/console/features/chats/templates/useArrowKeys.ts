import type { KeyboardEvent, RefObject } from 'react'

/** Returns a key handler that moves the focus from a search to the buttons of its list, and through them. */
export function useArrowKeys(list: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  return (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const all: Element[] = [...(list.current?.querySelectorAll('button') ?? [])]
    const focused = document.activeElement
    const next = step && all[(focused ? all.indexOf(focused) : -1) + step]
    if (!(next instanceof HTMLElement)) return
    event.preventDefault()
    next.focus()
  }
}
