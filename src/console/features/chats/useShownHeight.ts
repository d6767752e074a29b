import { useEffect } from 'react'

/** Scales below this are no zoom of the user: browsers report small differences. */
const ZOOMED = 1.05

/**
 * Keeps the height of what the keyboard of a phone leaves in `--shown-height`, because `100dvh` includes what is beneath
 * it. Not while the user zooms.
 */
export function useShownHeight(isNeeded: boolean): void {
  useEffect(() => {
    const shown = window.visualViewport
    if (!isNeeded || !shown) return
    const root = document.documentElement
    const measure = () => {
      if (shown.scale > ZOOMED) return
      root.style.setProperty('--shown-height', `${Math.round(shown.height)}px`)
      // Safari moves the page up to show the field, which then leaves the head of the chat out of sight.
      if (shown.offsetTop > 0) window.scrollTo(0, 0)
    }
    measure()
    shown.addEventListener('resize', measure)
    return () => {
      shown.removeEventListener('resize', measure)
      root.style.removeProperty('--shown-height')
    }
  }, [isNeeded])
}
