import { type RefObject, useCallback, useEffect, useState } from 'react'

/** Height of a row in pixels. */
export const ROW = 40
/** Rows that are drawn above and below those in sight. */
const MORE = 8

/**
 * The rows of a long list that are in sight of its scrolling box.
 * @param height of a row
 */
export function useWindow(box: RefObject<HTMLElement | null>, total: number, height = ROW) {
  const [seen, setSeen] = useState({ top: 0, size: 600 })
  useEffect(() => {
    const element = box.current
    if (!element) return
    const look = () => setSeen({ top: element.scrollTop, size: element.clientHeight || 600 })
    look()
    element.addEventListener('scroll', look, { passive: true })
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', look)
      observer.disconnect()
    }
  }, [box])
  const reveal = useCallback(
    (row: number) => {
      const element = box.current
      if (!element) return
      // The headings stay above the rows.
      const [above, below] = [row * height, (row + 2) * height - element.clientHeight]
      if (element.scrollTop > above) element.scrollTop = above
      else if (element.scrollTop < below) element.scrollTop = below
      setSeen({ top: element.scrollTop, size: element.clientHeight || 600 })
    },
    [box, height],
  )
  return {
    first: Math.max(0, Math.floor(seen.top / height) - MORE),
    last: Math.min(total - 1, Math.ceil((seen.top + seen.size) / height) + MORE),
    reveal,
  }
}
