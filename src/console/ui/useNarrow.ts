import { useCallback, useSyncExternalStore } from 'react'

/** Returns whether the viewport matches a media query. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

/** Returns whether the viewport is so narrow that the side navigation is a drawer. */
export const useNarrow = (): boolean => useMedia('(max-width: 899px)')
