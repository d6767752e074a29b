import './menu.css'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'

export interface MenuEntry {
  label: string
  icon?: string | undefined
  /** one of several choices, and whether it is the current one */
  checked?: boolean
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
/** Least pixels between the list and the edge of what clips it. */
const EDGE = 8

/** A menu button. Keyboard: arrows, Home, End, first letters, Escape. */
export function Menu({ label, entries, button, className, placement = 'bottom', within }: MenuProps) {
  const [open, setOpen] = useState(false)
  const [side, setSide] = useState(placement)
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
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

  function show(): void {
    const clip = within && root.current?.closest(within)?.getBoundingClientRect()
    const own = root.current?.getBoundingClientRect()
    if (clip && own) {
      setSide(clip.bottom - own.bottom > entries.length * ENTRY ? 'bottom' : 'top')
    }
    setOpen(true)
  }

  function close(): void {
    setOpen(false)
    root.current?.querySelector('button')?.focus()
  }

  function onKeyDown(event: KeyboardEvent): void {
    const items = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = items.indexOf(document.activeElement as HTMLButtonElement)
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: items.length - 1 }[event.key]
    if (to !== undefined) items.at(to % items.length)?.focus()
    else if (event.key === 'Escape') close()
    else if (event.key === 'Tab') {
      setOpen(false)
      return
    } else if (event.key.length === 1 && event.key !== ' ')
      items.find((item) => item.textContent?.toLowerCase().startsWith(event.key.toLowerCase()))?.focus()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

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
          {entries.map((entry, index) => (
            <button
              key={entry.label}
              type="button"
              {...(entry.checked === undefined
                ? { role: 'menuitem' }
                : { role: 'menuitemradio', 'aria-checked': entry.checked })}
              // Keep one item tabbable: long lists scroll, and scrollable content must be reachable by keyboard.
              tabIndex={index === 0 ? 0 : -1}
              onClick={() => {
                close()
                entry.onSelect()
              }}
            >
              {entry.icon ? <Icon name={entry.icon} /> : entry.checked === false && <span className="menu-blank" />}
              {entry.label}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
