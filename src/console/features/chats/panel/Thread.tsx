import './thread.css'
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { formatLongDay, plural } from '../../../ui/format.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import type { Row } from './rows.ts'
import { createHeights, offsetsOf, type RowRange, rowAt, visibleRange } from './virtual-rows.ts'

interface ThreadProps {
  rows: readonly Row[]
  /** there are older messages to load */
  more: boolean
  onOlder: () => Promise<void>
  /** there are newer messages that are not loaded: an older part is shown */
  past: boolean
  onNewer: () => Promise<void>
  /** jumps to the newest messages */
  onPresent: () => void
  /** called with whether the newest message is visible */
  onEnd: (atEnd: boolean) => void
  /** id of a message to scroll to, such as a search result */
  jump?: number
  render: (row: Row) => ReactNode
}

/** Maximum distance in pixels from the end that still counts as being at the end. */
const NEAR = 48
/** Distance in pixels from either end at which more messages are loaded. */
const EARLY = 500
/** Space above the first row, in pixels. */
const HEAD = 40

/** Events that precede a scroll by the user. */
const TOUCHES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

type Anchor = 'end' | { key: string | number; delta: number }

/**
 * A virtualized thread: only rows near the viewport are rendered. The scroll position stays on the same row when rows
 * are added above or turn out taller than estimated. A user at the end stays at the end.
 */
export function Thread({ rows, more, onOlder, past, onNewer, onPresent, onEnd, jump, render }: ThreadProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const [heights] = useState(() => createHeights())
  const [version, setVersion] = useState(0)
  const [view, setView] = useState<RowRange>(() => ({ from: Math.max(0, rows.length - 30), to: rows.length }))
  const [away, setAway] = useState(false)
  const [loading, setLoading] = useState(false)
  const anchor = useRef<Anchor>('end')
  const jumped = useRef<number>(undefined)
  /** the user interacted with the thread since it was last scrolled to its end */
  const touched = useRef(false)
  /** how far the user scrolled up while still being at the end, in pixels: less than {@link NEAR} */
  const short = useRef(0)
  const there = useRef(past)
  there.current = past
  /** scroll position and layout when they were last recorded */
  const stood = useRef({ top: 0, height: 0, keys: [] as readonly (string | number)[], offsets: offsetsOf([], heights) })
  const keys = useMemo(() => rows.map(({ key }) => key), [rows])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` changes when heights change
  const offsets = useMemo(() => offsetsOf(keys, heights), [keys, heights, version])
  const from = Math.min(view.from, rows.length)
  const to = anchor.current === 'end' ? rows.length : Math.min(view.to, rows.length)

  const look = useCallback(() => {
    const element = scroller.current
    if (!element) return
    const next = visibleRange(offsets, element.scrollTop - HEAD, element.clientHeight)
    setView((before) => (before.from === next.from && before.to === next.to ? before : next))
  }, [offsets])

  /**
   * Records the anchor row, using the layout in which the user scrolled. If the thread was at its end and did not
   * scroll up, it is still there: the viewport shrank, and the scroll event fires before any ResizeObserver. A viewport
   * that grows and shrinks within one frame moves the position up a little, without user input and without a
   * ResizeObserver callback.
   */
  const note = useCallback((element: HTMLElement) => {
    const { keys, offsets, top, height } = stood.current
    const rest = () => element.scrollHeight - element.scrollTop - element.clientHeight
    const near = () => rest() < NEAR
    const sized = element.clientHeight !== height
    const still = element.scrollTop - top > -1 || (!touched.current && (sized || near()))
    // The position that was just restored for a user who scrolled up a little.
    const kept = short.current > 0 && !sized && Math.abs(element.scrollTop - top) <= 1
    if (anchor.current === 'end' && !there.current && still && !kept) element.scrollTop = element.scrollHeight
    stood.current.top = element.scrollTop
    stood.current.height = element.clientHeight
    const atEnd = !there.current && near()
    const at = rowAt(offsets, element.scrollTop - HEAD)
    const key = keys[at]
    short.current = atEnd && touched.current ? Math.max(0, rest()) : 0
    if (atEnd) anchor.current = 'end'
    else if (key !== undefined) anchor.current = { key, delta: (offsets[at] ?? 0) + HEAD - element.scrollTop }
    return atEnd
  }, [])

  // After every render: measure the rendered rows, then restore the anchor.
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    // The position changed, but the scroll event has not fired yet.
    if (anchor.current !== 'end' && Math.abs(element.scrollTop - stood.current.top) > 1) note(element)
    let changed = false
    for (const row of element.querySelectorAll<HTMLElement>('[data-row]')) {
      const at = Number(row.dataset.row)
      const key = keys[at]
      if (key !== undefined && heights.set(key, row.offsetHeight)) changed = true
    }
    if (changed) return setVersion((before) => before + 1)
    const held = anchor.current
    if (held === 'end') {
      if (keys.at(-1) !== stood.current.keys.at(-1)) short.current = 0
      const top = element.scrollHeight - element.clientHeight - short.current
      if (short.current === 0) {
        element.scrollTop = element.scrollHeight
        touched.current = false
      } else if (Math.abs(element.scrollTop - top) > 1) element.scrollTop = top
    } else {
      const at = keys.indexOf(held.key)
      const top = (offsets[at] ?? 0) + HEAD - held.delta
      if (at >= 0 && Math.abs(element.scrollTop - top) > 1) element.scrollTop = top
    }
    stood.current = { top: element.scrollTop, height: element.clientHeight, keys, offsets }
    look()
  })

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const again = () => setVersion((before) => before + 1)
    const room = new ResizeObserver(again)
    room.observe(element)
    const content = element.firstElementChild
    if (content) room.observe(content)
    // Rows that grow on their own, such as a late image. Rows of a newly rendered part were just measured.
    const rows = new ResizeObserver(() => {
      const drawn = [...element.querySelectorAll<HTMLElement>('[data-row]')]
      const { keys } = stood.current
      if (drawn.some((row) => heights.get(keys[Number(row.dataset.row)] ?? '') !== row.offsetHeight)) again()
    })
    if (content?.lastElementChild) rows.observe(content.lastElementChild)
    const touch = () => {
      touched.current = true
    }
    for (const kind of TOUCHES) element.addEventListener(kind, touch, { passive: true })
    return () => {
      room.disconnect()
      rows.disconnect()
      for (const kind of TOUCHES) element.removeEventListener(kind, touch)
    }
  }, [heights])

  const older = useCallback(async () => {
    if (!more || loading) return
    setLoading(true)
    await onOlder().catch(() => {})
    setLoading(false)
  }, [more, loading, onOlder])

  function onScroll(): void {
    const element = scroller.current
    if (!element) return
    const atEnd = note(element)
    if (away === atEnd) {
      setAway(!atEnd)
      onEnd(atEnd)
    }
    if (element.scrollTop < EARLY) void older()
    if (past && element.scrollHeight - element.scrollTop - element.clientHeight < EARLY) void onNewer().catch(() => {})
    look()
  }

  // A thread that does not fill its viewport cannot be scrolled to load more.
  useEffect(() => {
    const element = scroller.current
    if (!element || element.scrollHeight > element.clientHeight + EARLY || anchor.current === 'end') return
    void older()
    if (past) void onNewer().catch(() => {})
  }, [older, past, onNewer])

  useEffect(() => {
    if (jump === undefined) jumped.current = undefined
    const at = jump === undefined || jumped.current === jump ? -1 : keys.indexOf(jump)
    if (at < 0 || jump === undefined) return
    jumped.current = jump
    anchor.current = { key: jump, delta: 80 }
    stood.current.top = scroller.current?.scrollTop ?? 0
    setView({ from: Math.max(0, at - 10), to: Math.min(keys.length, at + 20) })
    setAway(true)
    onEnd(false)
  }, [jump, keys, onEnd])

  function toEnd(): void {
    if (past) onPresent()
    anchor.current = 'end'
    short.current = 0
    setAway(false)
    onEnd(true)
    setView({ from: Math.max(0, rows.length - 30), to: rows.length })
  }

  // After sending, show the user's own message.
  const sent = rows.findLast((row) => row.kind === 'outgoing')?.key
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when another message is sent
  useEffect(() => {
    if (sent !== undefined) toEnd()
  }, [sent])

  const unseen = rows.find((row) => row.kind === 'new')
  return (
    <div className="thread-room">
      <div
        className="thread"
        ref={scroller}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        role="log"
        aria-live="off"
        aria-label="Mensajes"
      >
        <div className="thread-content" style={{ height: (offsets.at(-1) ?? 0) + HEAD }}>
          <div className="thread-top">
            {loading ? (
              <Spinner size={20} label="Cargando mensajes anteriores…" />
            ) : (
              !more && rows.length > 0 && 'Comienzo de la conversación'
            )}
          </div>
          <div style={{ transform: `translateY(${offsets[from] ?? 0}px)` }}>
            {rows.slice(from, to).map((row, index) => (
              <div key={row.key} data-row={from + index} className="thread-row">
                {row.kind === 'day' ? (
                  <Day day={row.day} />
                ) : row.kind === 'new' ? (
                  <Unseen count={row.count} />
                ) : (
                  render(row)
                )}
              </div>
            ))}
          </div>
        </div>
      </div>
      {away && (
        <button type="button" className="thread-end" onClick={toEnd}>
          <Icon name="chevron-down" />
          {unseen?.kind === 'new' ? (
            plural(unseen.count, 'mensaje nuevo', 'mensajes nuevos')
          ) : (
            <span className="sr-only">Ir al final</span>
          )}
        </button>
      )}
    </div>
  )
}

function Day({ day }: { day: string }) {
  return (
    <div className="thread-day">
      <time dateTime={day}>{formatLongDay(day)}</time>
    </div>
  )
}

function Unseen({ count }: { count: number }) {
  return (
    <div className="thread-unseen">
      <span>{plural(count, 'mensaje nuevo', 'mensajes nuevos')}</span>
    </div>
  )
}
