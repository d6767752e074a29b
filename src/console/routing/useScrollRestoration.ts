import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { Location } from 'react-router-dom'

const KEPT = 'scroll'

/**
 * Scrolls each location to the top or to its hash target, and restores the position of locations visited before, also
 * after a reload.
 * @param keep keeps the scroll position
 * @returns a function that stores the scroll position; call it before another location is shown
 */
export function useScrollRestoration(location: Location, keep: boolean): () => void {
  const places = useRef<Record<string, number>>(undefined)
  places.current ??= keptPlaces()
  const shown = useRef(location)
  const remember = useCallback(() => {
    if (places.current) places.current[placeOf(shown.current)] = window.scrollY
  }, [])
  useLayoutEffect(() => {
    shown.current = location
    const place = places.current?.[placeOf(location)]
    const target = location.hash && document.getElementById(decoded(location.hash.slice(1)))
    if (place !== undefined) window.scrollTo(0, place)
    else if (target) target.scrollIntoView()
    else if (!keep) window.scrollTo(0, 0)
  }, [location, keep])
  useEffect(() => {
    window.history.scrollRestoration = 'manual'
    const leave = () => {
      remember()
      window.history.scrollRestoration = 'auto'
      try {
        sessionStorage.setItem(KEPT, JSON.stringify(places.current))
      } catch {
        // Storage is full: only the scroll positions are lost.
      }
    }
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [remember])
  return remember
}

/** Includes the path, because the first entry of every visit has the same key. */
const placeOf = ({ key, pathname, search }: Location) => `${key} ${pathname}${search}`

function keptPlaces(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? '{}')
  } catch {
    return {}
  }
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
