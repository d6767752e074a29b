import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Width before the first measurement, and where none is possible. */
const ASSUMED = 720
const LEAST = 200

/** Width of a page of paper within its margins and the edges of a card, which a wider picture is scaled to. */
const PAPER = 660

/** Returns the width of an element in pixels, so that text in the SVG is not scaled. A hidden element keeps its last. */
export function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(ASSUMED)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const take = (given: number) => given > 0 && setWidth(Math.max(LEAST, Math.floor(given)))
    take(element.clientWidth)
    const observer = new ResizeObserver(([entry]) => entry && take(entry.contentRect.width))
    observer.observe(element)
    // Nothing is measured for paper, where each chart is as wide as the page.
    const before = () => flushSync(() => setWidth(PAPER))
    const after = () => take(element.clientWidth)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      observer.disconnect()
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [ref])
  return width
}
