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
    if (!id || hash !== `#${id}` || !element.current) return
    show?.()
    element.current.scrollIntoView()
    element.current.focus({ preventScroll: true })
  }, [id, hash, key])
  return element
}
