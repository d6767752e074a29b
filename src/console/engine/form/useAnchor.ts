import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Shows a part of a page when the address names it (`#id`): expands it and scrolls to it. The page's own scrolling
 * comes too early for parts that wait for data.
 * @param show expands the part
 * @returns the ref of the part
 */
export function useAnchor<E extends HTMLElement>(id: string | undefined, show?: () => void) {
  const element = useRef<E>(null)
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the same place scrolls again
  useEffect(() => {
    if (!id || hash !== `#${id}` || !element.current) return undefined
    const part = element.current
    const reveal = () => {
      show?.()
      part.scrollIntoView()
      part.focus({ preventScroll: true })
      hold(part)
    }
    if (!part.closest('[hidden]')) return reveal()
    // The page is hidden until all of its parts are loaded; what is hidden takes no focus.
    const shown = new ResizeObserver(() => {
      if (part.closest('[hidden]')) return
      shown.disconnect()
      reveal()
    })
    shown.observe(part)
    return () => shown.disconnect()
  }, [id, hash, key])
  return element
}

/** What shows that somebody reads on. */
const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/** Milliseconds in which a page may still grow above the part that was scrolled to. */
const GROWING = 3000

/** Keeps a part at the upper edge while what is above it still loads, until somebody scrolls, types or clicks. */
function hold(part: HTMLElement): void {
  const sizes = new ResizeObserver(() => part.scrollIntoView())
  const end = () => {
    sizes.disconnect()
    for (const move of MOVES) window.removeEventListener(move, end)
    clearTimeout(timer)
  }
  const timer = setTimeout(end, GROWING)
  for (const move of MOVES) window.addEventListener(move, end, { passive: true })
  sizes.observe(document.body)
}
