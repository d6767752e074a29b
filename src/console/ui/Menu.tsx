import './menu.css'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'

export interface MenuEntry {
  label: string
  icon?: string | undefined
  /** heading under which it is listed, with its neighbours of the same group */
  group?: string
  /** one of several choices, and whether it is the current one */
  checked?: boolean
  /** whether it is switched on; selecting it switches it */
  pressed?: boolean
  /** sign that is shown in the place of the label; those of a group stand in a row */
  glyph?: string
  onSelect: () => void
}

interface MenuProps {
  /** accessible name and tooltip of the button */
  label: string
  entries: readonly MenuEntry[]
  button: ReactNode
  className?: string
  /** on which side of the button the list opens */
  placement?: 'top' | 'bottom'
  /** selector of a surrounding element that clips the list, which then opens where there is room */
  within?: string
}

/** Height of an entry in pixels, roughly. */
const ENTRY = 48
/** Milliseconds within which typed letters are one search. */
const TYPING = 700
/** Least pixels between the list and the edge of what clips it. */
const EDGE = 8

interface Group {
  title: string | undefined
  entries: MenuEntry[]
}

/** Returns the entries by groups, in their order. */
function groupsOf(entries: readonly MenuEntry[]): Group[] {
  const groups: Group[] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (last && last.title === entry.group) last.entries.push(entry)
    else groups.push({ title: entry.group, entries: [entry] })
  }
  return groups
}

/** How many entries stand below each other, if a row of signs counts as one. */
const linesOf = (entries: readonly MenuEntry[]): number =>
  entries.filter(({ glyph }) => glyph === undefined).length + (entries.some(({ glyph }) => glyph !== undefined) ? 1 : 0)

const rowOf = (item: Element | undefined): Element | null => item?.closest('.menu-row') ?? null

/** Returns the place to which an arrow leads: within a row of signs sideways, past it up and down. */
function placeAt(items: readonly HTMLElement[], at: number, key: string): number | undefined {
  const row = rowOf(items[at])
  const own = items.flatMap((item, place) => (row && rowOf(item) === row ? place : []))
  const [first = at, last = at] = [own[0], own.at(-1)]
  switch (key) {
    case 'ArrowDown':
      return last + 1
    case 'ArrowUp':
      return first - 1
    case 'ArrowRight':
      return row ? (at === last ? first : at + 1) : undefined
    case 'ArrowLeft':
      return row ? (at === first ? last : at - 1) : undefined
    case 'Home':
      return 0
    case 'End':
      return -1
    default:
      return undefined
  }
}

/** The role of an entry, and whether it is on. */
const stateOf = ({ checked, pressed }: MenuEntry) => {
  if (pressed !== undefined) return { role: 'menuitemcheckbox', 'aria-checked': pressed }
  return checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': checked }
}

/** A menu button. Keyboard: arrows, Home, End, first letters, Escape. */
export function Menu({ label, entries, button, className, placement = 'bottom', within }: MenuProps) {
  const [open, setOpen] = useState(false)
  const [side, setSide] = useState(placement)
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const typed = useRef({ text: '', at: 0 })
  useEffect(() => {
    if (!open) return
    list.current?.querySelector('button')?.focus()
    const away = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', away)
    return () => document.removeEventListener('pointerdown', away)
  }, [open])

  // The list ends where its button ends, unless it would leave what clips it.
  useLayoutEffect(() => {
    const clip = open && within ? root.current?.closest(within)?.getBoundingClientRect() : undefined
    const own = root.current?.getBoundingClientRect()
    if (!clip || !own || !list.current) return
    const width = list.current.offsetWidth
    const left = Math.max(clip.left + EDGE, Math.min(own.right - width, clip.right - EDGE - width))
    Object.assign(list.current.style, { right: 'auto', left: `${left - own.left}px` })
  }, [open, within])

  // Where the list scrolls it ends within an entry: cut between two of them, nothing tells that more follow.
  useLayoutEffect(() => {
    const element = list.current
    if (!open || !element || element.scrollHeight <= element.clientHeight) return
    const middles = [...element.querySelectorAll<HTMLElement>('button')].map(
      ({ offsetTop, offsetHeight }) => offsetTop + offsetHeight / 2,
    )
    const end = middles.findLast((middle) => middle <= element.clientHeight)
    if (end) element.style.maxHeight = `${end}px`
  }, [open])

  function show(): void {
    const clip = within && root.current?.closest(within)?.getBoundingClientRect()
    const own = root.current?.getBoundingClientRect()
    if (clip && own) {
      setSide(clip.bottom - own.bottom > linesOf(entries) * ENTRY ? 'bottom' : 'top')
    }
    setOpen(true)
  }

  function close(): void {
    setOpen(false)
    root.current?.querySelector('button')?.focus()
  }

  /** Focuses the next item that begins with the letters typed in a row; one letter again goes to the next one with it. */
  function search(items: readonly HTMLElement[], at: number, { key, timeStamp }: KeyboardEvent): void {
    const { text, at: before } = typed.current
    const letter = key.toLowerCase()
    const next = timeStamp - before < TYPING && text !== letter ? text + letter : letter
    typed.current = { text: next, at: timeStamp }
    const from = next.length > 1 ? at : at + 1
    const order = [...items.slice(from), ...items.slice(0, from)]
    order.find((item) => (item.ariaLabel ?? item.textContent)?.toLowerCase().startsWith(next))?.focus()
  }

  function onKeyDown(event: KeyboardEvent): void {
    const items = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = items.indexOf(document.activeElement as HTMLButtonElement)
    const to = placeAt(items, at, event.key)
    if (to !== undefined) items.at(to % items.length)?.focus()
    else if (event.key === 'Escape') close()
    else if (event.key === 'Tab') {
      setOpen(false)
      return
    } else if (event.key.length === 1 && event.key !== ' ') search(items, at, event)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  const item = (entry: MenuEntry) => (
    <button
      key={entry.label}
      type="button"
      {...stateOf(entry)}
      {...(entry.glyph !== undefined && { 'aria-label': entry.label, title: entry.label })}
      // Keep one item tabbable: long lists scroll, and scrollable content must be reachable by keyboard.
      tabIndex={entry === entries[0] ? 0 : -1}
      onClick={() => {
        close()
        entry.onSelect()
      }}
    >
      {entry.icon ? <Icon name={entry.icon} /> : entry.checked === false && <span className="menu-blank" />}
      {entry.glyph ?? entry.label}
    </button>
  )

  return (
    <div className={className ?? 'menu'} ref={root}>
      <button
        type="button"
        className="menu-button"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => (open ? setOpen(false) : show())}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          show()
        }}
      >
        {button}
      </button>
      {open && (
        <div
          className={classes('menu-list', `menu-${side}`)}
          role="menu"
          tabIndex={-1}
          id={id}
          ref={list}
          onKeyDown={onKeyDown}
        >
          {groupsOf(entries).map(({ title, entries: own }) =>
            title === undefined ? (
              own.map(item)
            ) : (
              // biome-ignore lint/a11y/useSemanticElements: a menu contains groups, not fieldsets
              <div key={title} role="group" aria-label={title} className={own[0]?.glyph ? 'menu-row' : 'menu-group'}>
                {!own[0]?.glyph && (
                  <span className="menu-heading" aria-hidden="true">
                    {title}
                  </span>
                )}
                {own.map(item)}
              </div>
            ),
          )}
        </div>
      )}
    </div>
  )
}
