import './thread.css'
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { formatLongDay, plural } from '../../../ui/format.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import type { Row } from './rows.ts'
import { createHeights, offsetsOf, rowAt, type Window, windowOf } from './window.ts'

export interface ThreadProps {
  rows: readonly Row[]
  /** older messages exist */
  more: boolean
  onOlder: () => Promise<void>
  /** newer messages exist that are not here: what is shown is a part of the past */
  past: boolean
  onNewer: () => Promise<void>
  /** back to the newest */
  onPresent: () => void
  /** the newest message is in sight */
  onEnd: (atEnd: boolean) => void
  /** a message to show, as one that was searched for */
  jump?: number
  render: (row: Row) => ReactNode
}

/** Pixels from the end that still count as being there. */
const NEAR = 48
/** Pixels from the beginning at which older messages are asked for. */
const EARLY = 500
/** Room above the first row. */
const HEAD = 40

/** What comes before a person's own scrolling. */
const TOUCHES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

type Anchor = 'end' | { key: string | number; delta: number }

/**
 * A long thread of which only what is near is drawn. What is being read stays where it is, whatever is added above it
 * or turns out taller than guessed; who is at the end stays at the end.
 */
export function Thread({ rows, more, onOlder, past, onNewer, onPresent, onEnd, jump, render }: ThreadProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const [heights] = useState(() => createHeights())
  const [version, setVersion] = useState(0)
  const [view, setView] = useState<Window>(() => ({ from: Math.max(0, rows.length - 30), to: rows.length }))
  const [away, setAway] = useState(false)
  const [loading, setLoading] = useState(false)
  const anchor = useRef<Anchor>('end')
  const jumped = useRef<number>(undefined)
  /** somebody touched the thread since it was last put at its end */
  const touched = useRef(false)
  const there = useRef(past)
  there.current = past
  /** where it stood, and how it was laid out, when that was last looked at */
  const stood = useRef({ top: 0, height: 0, keys: [] as readonly (string | number)[], offsets: offsetsOf([], heights) })
  const keys = useMemo(() => rows.map(({ key }) => key), [rows])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says that heights have changed
  const offsets = useMemo(() => offsetsOf(keys, heights), [keys, heights, version])
  const from = Math.min(view.from, rows.length)
  const to = anchor.current === 'end' ? rows.length : Math.min(view.to, rows.length)

  const look = useCallback(() => {
    const element = scroller.current
    if (!element) return
    const next = windowOf(offsets, element.scrollTop - HEAD, element.clientHeight)
    setView((before) => (before.from === next.from && before.to === next.to ? before : next))
  }, [offsets])

  /**
   * Notes what is being read, by how things were laid out when it was scrolled to. Who was at the end and did not move
   * up is still there: the room got smaller, and its scroll event comes before any observer of sizes is told. A room
   * that gets larger and smaller again within a frame moves it up a little, without a touch and unseen by observers.
   */
  const note = useCallback((element: HTMLElement) => {
    const { keys, offsets, top, height } = stood.current
    const near = () => element.scrollHeight - element.scrollTop - element.clientHeight < NEAR
    const sized = element.clientHeight !== height
    const still = element.scrollTop - top > -1 || (!touched.current && (sized || near()))
    if (anchor.current === 'end' && !there.current && still) element.scrollTop = element.scrollHeight
    stood.current.top = element.scrollTop
    stood.current.height = element.clientHeight
    const atEnd = !there.current && near()
    const at = rowAt(offsets, element.scrollTop - HEAD)
    const key = keys[at]
    if (atEnd) anchor.current = 'end'
    else if (key !== undefined) anchor.current = { key, delta: (offsets[at] ?? 0) + HEAD - element.scrollTop }
    return atEnd
  }, [])

  // after every drawing: measure what was drawn, then put what was being read back into its place
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    // scrolled since, and not told yet
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
      element.scrollTop = element.scrollHeight
      touched.current = false
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
    // a row that gets taller by itself, as with a picture that comes late; those of another part were just measured
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

  // a thread that does not fill its room has nothing to scroll by
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
    setAway(false)
    onEnd(true)
    setView({ from: Math.max(0, rows.length - 30), to: rows.length })
  }

  // who sends wants to see it
  const sent = rows.findLast((row) => row.kind === 'outgoing')?.key
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another one sent counts
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
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
