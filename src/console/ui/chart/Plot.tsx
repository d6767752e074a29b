import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import { CardBox } from './CardBox.tsx'
import { cardFor } from './card.ts'
import { drawChart } from './draw/index.ts'
import { itemsOf } from './items.ts'
import { Now } from './Now.tsx'
import { Surface } from './Surface.tsx'
import type { Box, ChartData, ChartKind, ChartPoint, Drawing, Item } from './types.ts'
import { useCurrent } from './useCurrent.ts'
import { useWidth } from './useWidth.ts'
import { columnsOf, isGrid } from './values.ts'

const NAMES: Record<ChartKind, string> = {
  bars: 'barras',
  lines: 'líneas',
  rank: 'barras horizontales',
  heat: 'mapa de calor',
  funnel: 'embudo',
  cohort: 'cohortes',
}

interface PlotProps {
  data: ChartData
  title: string
  svg: RefObject<SVGSVGElement | null>
  onOpen: ((point: ChartPoint, column?: number) => void) | undefined
  openText: string | undefined
}

/**
 * The drawing, the values of the current item near it until Escape, and its text below with what opens it. For assistive
 * technology it is a list of which one option is present: the current one, told its place. So the number of points costs
 * nothing, arrows reach the plot in every screen reader, and each announces the option by itself; the live region speaks
 * only after a tap.
 */
export function Plot({ data: given, title, svg, onOpen, openText }: PlotProps) {
  const data = drawable(given)
  const room = useRef<HTMLDivElement>(null)
  const width = useWidth(room)
  const id = useId()
  const { kind, points, series, unit, bars, columns } = data
  // biome-ignore lint/correctness/useExhaustiveDependencies: only these are drawn, other props change with each render
  const drawing = useMemo(() => drawChart(data, width, id), [kind, points, series, unit, bars, columns, width, id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const items = useMemo(() => itemsOf(data), [kind, points, series, unit, columns])
  const link = useRef<HTMLAnchorElement>(null)
  const openable = onOpen !== undefined || points.some(({ href }) => href !== undefined)
  function open(at: number): void {
    const item = items[at]
    if (item && onOpen) onOpen(item.point, item.column)
    else link.current?.click()
  }
  const current = useCurrent({
    items,
    columns: isGrid(data) ? Math.max(1, columnsOf(data).length) : 1,
    turned: drawing.turned,
    start: kind === 'bars' || kind === 'lines' ? items.length - 1 : 0,
    open: openable ? open : undefined,
  })
  const { at } = current
  const item = at === undefined ? undefined : items[at]
  const before = usePrevious(item)
  const box = at === undefined ? undefined : drawing.spots[at]
  useEffect(() => {
    const element = room.current
    if (!element || !box || element.scrollWidth <= element.clientWidth) return
    if (box.x < element.scrollLeft) element.scrollLeft = box.x - box.width
    const end = box.x + box.width - element.clientWidth
    if (end > element.scrollLeft) element.scrollLeft = end + box.width
  }, [box])
  const shown = item ?? items[0]
  const [scrolled, setScrolled] = useState(0)
  const marks = at === undefined ? [] : marksOf(drawing, at, scrolled)
  const card = item && !current.dismissed ? cardFor(item, marks, { width, height: drawing.height }) : undefined
  return (
    <div className="chart-room" onPointerLeave={current.onPointerLeave}>
      <div
        className="chart-plot"
        ref={room}
        role="listbox"
        tabIndex={0}
        aria-label={`Gráfico de ${NAMES[kind]}: ${title}`}
        aria-describedby={`${id}keys`}
        aria-activedescendant={item ? `${id}${at}` : undefined}
        onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollLeft)}
        onKeyDown={current.onKeyDown}
        onFocus={current.onFocus}
        onClick={current.onClick}
        onPointerDown={current.onPointerDown}
        onPointerOver={current.onPointerOver}
      >
        <Surface drawing={drawing} at={at} svg={svg} openable={openable} />
        {shown && (
          <span
            role="option"
            tabIndex={-1}
            className="sr-only"
            id={`${id}${at ?? 0}`}
            aria-selected={item !== undefined}
            aria-posinset={(at ?? 0) + 1}
            aria-setsize={items.length}
          >
            {spoken(shown, before)}
          </span>
        )}
      </div>
      {card && <CardBox card={card} />}
      <p id={`${id}keys`} hidden>
        Recorre los valores con las flechas{openable && ' y ábrelos con Enter'}. También están en la tabla.
      </p>
      <Now item={item} onOpen={onOpen} openText={openText} link={link} told={card !== undefined} />
      <p className="sr-only" aria-live="polite">
        {current.tapped && item ? spoken(item) : ''}
      </p>
    </div>
  )
}

/** A line of one point has no length: its values are bars. */
const drawable = (data: ChartData): ChartData =>
  data.kind === 'lines' && data.points.length === 1 ? { ...data, kind: 'bars' } : data

/** A spot that is wider than this is more than what is pointed at: a card beside it would stand far from that. */
const WIDE = 48

/** Returns what a card of an item must not cover, as it lies in the part of the plot that is in sight. */
function marksOf({ spots, mark }: Drawing, at: number, scrolled: number): Box[] {
  const [spot, drawn] = [spots[at], mark?.(at)]
  const boxes = drawn && spot && spot.width > WIDE ? [drawn] : [spot, drawn]
  return boxes.flatMap((box) => (box ? { ...box, x: box.x - scrolled } : []))
}

/** What is new of an item after another: the row of a cell is said only when it changes. */
function spoken({ group, head, facts }: Item, before?: Item): string {
  const row = group !== undefined && group !== before?.group ? `${group}, ` : ''
  return `${row}${head}: ${facts.join(', ')}`
}

/** Returns the item that was current before this one. */
function usePrevious(item: Item | undefined): Item | undefined {
  const trace = useRef<{ last: Item | undefined; before: Item | undefined }>({ last: undefined, before: undefined })
  if (trace.current.last !== item) trace.current = { last: item, before: trace.current.last }
  return trace.current.before
}
