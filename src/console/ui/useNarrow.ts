import { useSyncExternalStore } from 'react'

const QUERY = '(max-width: 899px)'

function subscribe(listener: () => void): () => void {
  const media = matchMedia(QUERY)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Returns whether the viewport is so narrow that the side navigation is a drawer. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches)
}
