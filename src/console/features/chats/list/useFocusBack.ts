import { type RefObject, useEffect } from 'react'
import { rememberFocus } from '../../../ui/focus.ts'

/** Moves the focus to the heading of the page when a bar is removed while one of its controls had the focus. */
export function useFocusBack(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return
    const giveBack = rememberFocus(bar.current?.querySelector('button') ?? null)
    let hadLast = false
    const note = ({ target }: Event) => {
      const isIn = target instanceof Node && bar.current?.contains(target)
      // The dialogs of the bar lie in it, and give the focus back to it.
      hadLast = isIn === true
    }
    document.addEventListener('focusin', note)
    document.addEventListener('pointerdown', note)
    return () => {
      document.removeEventListener('focusin', note)
      document.removeEventListener('pointerdown', note)
      if (hadLast && document.activeElement === document.body) giveBack()
    }
  }, [bar, isShown])
}
