import { type RefObject, useEffect } from 'react'
import { rememberFocus } from '../../../ui/focus.ts'

/** Moves the focus to the heading of the page when a bar goes with the control that had it. */
export function useFocusBack(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return
    const giveBack = rememberFocus(bar.current?.querySelector('button') ?? null)
    return () => {
      if (document.activeElement === document.body) giveBack()
    }
  }, [bar, isShown])
}
