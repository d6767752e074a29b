import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { Location } from 'react-router-dom'

const KEPT = 'scroll'

/**
 * Shows each address from its top, or where its hash points to; one that is come back to, also by a reload, where it
 * was left.
 * @param keep the page stays where it is
 * @returns remembers where the page stands; to be called before another address is shown
 */
export function useScroll(location: Location, keep: boolean): () => void {
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
        // a full storage costs the places only
      }
    }
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [remember])
  return remember
}

/** The first entry of every visit has the same key. */
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
