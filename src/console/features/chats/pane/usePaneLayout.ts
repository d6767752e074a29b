import { type RefObject, useLayoutEffect, useState } from 'react'
import { useMedia } from '../../../ui/useNarrow.ts'
import { useWidthRequest } from '../../../ui/width-request.ts'
import { COLUMN_FROM, usePaneWanted } from './pane-state.ts'

/** Least widths in pixels of the list, and of the thread with the pane beside it. */
const LIST = 300
const THREAD_AND_PANE = 560 + 300

/** Where the pane of the contact is: a column, a tab of the chat, or hidden. */
export type PaneLayout = 'column' | 'tab' | 'hidden'

/**
 * Decides where the pane of the contact is by the room that there is, also beside the help or other columns. Where it
 * fits only without the texts of the side navigation, these give way.
 */
export function usePaneLayout(list: RefObject<HTMLElement | null>, panel: RefObject<HTMLElement | null>): PaneLayout {
  const wide = useMedia(`(min-width: ${COLUMN_FROM}px)`)
  const wanted = usePaneWanted() && wide
  const [fits, setFits] = useState(false)
  const [asks, setAsks] = useState(false)
  useLayoutEffect(() => {
    const [one, other] = [list.current, panel.current]
    const page = one?.parentElement
    if (!wanted || !one || !other || !page) {
      setFits(false)
      setAsks(false)
      return
    }
    const measure = () => {
      // By the page: beside the pane the columns keep their least widths, also where these do not fit.
      const columns = one.getBoundingClientRect().left - page.getBoundingClientRect().left
      const room = page.clientWidth - columns >= LIST + THREAD_AND_PANE
      setFits(room)
      if (!room) setAsks(true)
    }
    measure()
    const sizes = new ResizeObserver(measure)
    for (const part of [page, one, other]) sizes.observe(part)
    return () => sizes.disconnect()
  }, [wanted, list, panel])
  useWidthRequest(asks)
  if (wide && !wanted) return 'hidden'
  return wanted && fits ? 'column' : 'tab'
}
