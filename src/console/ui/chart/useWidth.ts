import { type RefObject, useLayoutEffect, useState } from 'react'

/** Width before the first measurement, and where none is possible. */
const ASSUMED = 720
const LEAST = 200

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
    return () => observer.disconnect()
  }, [ref])
  return width
}
