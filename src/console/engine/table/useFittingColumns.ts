import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Column } from '../../../contract/screen.ts'
import { headingOf } from './rows.ts'

interface FittingColumns {
  /** the element that scrolls when the table is wider */
  ref: RefObject<HTMLElement | null>
  columns: readonly Column[]
  /** number of columns that are left out */
  missing: number
  /** all columns were asked for: the table scrolls if they do not fit */
  isWhole: boolean
  toggle: () => void
}

/**
 * Leaves out columns until the table fits its container: those for wide windows (`priority: wide`), the last first, and
 * then, where actions of the rows would cover the last columns, the others that are not always shown.
 * @param data the rows; other ones may need less room
 * @param hasActions whether a sticky column of actions covers what does not fit
 */
export function useFittingColumns(all: readonly Column[], data: unknown, hasActions: boolean): FittingColumns {
  const ref = useRef<HTMLElement>(null)
  const [missing, setMissing] = useState(0)
  const measured = useRef<readonly unknown[]>([])
  const [isWhole, setWhole] = useState(false)
  const [, measureAgain] = useState<object>()
  const heading = headingOf(all)
  const dispensable = [
    ...all.filter((column) => hasActions && column.priority === undefined && column !== heading),
    ...all.filter(({ priority }) => priority === 'wide'),
  ]
  const hidden = isWhole ? [] : dispensable.slice(dispensable.length - missing)

  // Before each paint, one column less until the table fits. Other rows may need less room: all columns are tried again.
  useLayoutEffect(() => {
    const [lastData, lastAll] = measured.current
    const isOther = lastData !== data || lastAll !== all
    measured.current = [data, all]
    if (isOther && missing > 0) return setMissing(0)
    const area = ref.current
    if (!area || isWhole || missing >= dispensable.length) return
    if (area.scrollWidth > area.clientWidth + 1) setMissing(missing + 1)
  })
  useEffect(() => {
    const area = ref.current
    if (!area) return
    let width = area.clientWidth
    const sizes = new ResizeObserver(() => {
      // Cells and buttons whose code arrives later widen the table.
      if (area.clientWidth === width) return measureAgain({})
      width = area.clientWidth
      setMissing(0)
    })
    sizes.observe(area)
    const table = area.querySelector('table')
    if (table) sizes.observe(table)
    return () => sizes.disconnect()
  }, [])
  return {
    ref,
    columns: hidden.length === 0 ? all : all.filter((column) => !hidden.includes(column)),
    missing,
    isWhole,
    toggle: () => {
      setWhole(!isWhole)
      setMissing(0)
    },
  }
}
