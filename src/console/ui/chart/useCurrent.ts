import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { moved } from './move.ts'
import type { Item } from './types.ts'

interface Options {
  items: readonly Item[]
  /** columns of the data; 1 if the items are a row */
  columns: number
  turned: boolean | undefined
  /** place that the keyboard begins at */
  start: number
  /** undefined if items cannot be opened */
  open: ((at: number) => void) | undefined
}

/** The place of the item that an event is at, by the mark of the drawn shape. */
function placeOf({ target }: { target: EventTarget }): number | undefined {
  const mark = (target as Element).closest('[data-at]')?.getAttribute('data-at')
  return mark === null || mark === undefined ? undefined : Number(mark)
}

/**
 * Keeps which item of a plot is current, for keyboard, pointer and touch. It stays when the focus leaves: the link that
 * opens it may have had the focus, and whatever removed it then would send the focus to the top of the page.
 */
export function useCurrent({ items, columns, turned, start, open }: Options) {
  const [id, setId] = useState<string | null>(null)
  const [tapped, setTapped] = useState(false)
  const [dismissed, setDismissed] = useState(false)
  const touch = useRef(false)
  const found = items.findIndex((item) => item.id === id)
  const at = found < 0 ? undefined : found
  const escapes = at !== undefined && !dismissed

  // A pointer shows values without the focus, so that the key is heard wherever the focus is.
  useEffect(() => {
    if (!escapes) return
    const dismiss = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && setDismissed(true)
    document.addEventListener('keydown', dismiss)
    return () => document.removeEventListener('keydown', dismiss)
  }, [escapes])

  function go(to: number, byPointer: boolean): void {
    setId(items[to]?.id ?? null)
    setTapped(byPointer)
    setDismissed(false)
  }

  return {
    at,
    /** whether the current item was tapped or clicked, which focus does not announce */
    tapped,
    /** whether Escape took away what is shown near the current item, until another one or the next visit */
    dismissed,
    onKeyDown(event: KeyboardEvent): void {
      if (event.altKey || event.metaKey) return
      if (event.key === 'Enter' || event.key === ' ') {
        if (at === undefined || !open) return
        open(at)
      } else {
        const layout = { count: items.length, columns, turned }
        const to = moved(at ?? start, event.key, event.ctrlKey, layout)
        if (to === undefined) return
        go(to, false)
      }
      event.preventDefault()
    },
    onFocus(): void {
      if (at === undefined) go(start, false)
      setDismissed(false)
    },
    onPointerDown(event: PointerEvent): void {
      touch.current = event.pointerType === 'touch'
      // A finger that moves on reaches the next points.
      const shape = event.target as Element
      if (touch.current && shape.hasPointerCapture?.(event.pointerId)) shape.releasePointerCapture(event.pointerId)
    },
    onPointerOver(event: PointerEvent): void {
      const place = placeOf(event)
      if (place !== undefined && place !== at) go(place, false)
    },
    /** A click opens what the pointer was on; a first tap only shows it, and the button below opens it. */
    onClick(event: { target: EventTarget }): void {
      const place = placeOf(event)
      if (place === undefined) return
      go(place, true)
      if (!touch.current) open?.(place)
    },
    /** of the whole: the pointer may go to the button below */
    onPointerLeave({ currentTarget, pointerType }: PointerEvent): void {
      setDismissed(false)
      if (pointerType !== 'touch' && !currentTarget.contains(document.activeElement)) setId(null)
    },
  }
}
