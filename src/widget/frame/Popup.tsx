/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { Icon } from './Icon.tsx'

interface Props {
  icon: Parameters<typeof Icon>[0]['name']
  label: string
  /** opens above the button instead of below it */
  above?: boolean
  children: (close: () => void) => ComponentChildren
}

/** A button that opens a small panel. Escape closes it and restores the focus; a click elsewhere only closes it. */
export function Popup({ icon, label, above, children }: Props) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const close = () => {
    setOpen(false)
    box.current?.querySelector('button')?.focus()
  }
  useEffect(() => {
    if (!open) return
    box.current?.querySelector<HTMLElement>('.popup :is(button, a)')?.focus()
    const elsewhere = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false)
    }
    addEventListener('pointerdown', elsewhere)
    addEventListener('blur', elsewhere)
    return () => {
      removeEventListener('pointerdown', elsewhere)
      removeEventListener('blur', elsewhere)
    }
  }, [open])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only handles Escape of the elements inside
    <div
      class="holder"
      ref={box}
      onKeyDown={(event) => {
        if (!open || event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
    >
      <button
        type="button"
        class="icon"
        aria-label={label}
        title={label}
        aria-expanded={open}
        onClick={() => (open ? close() : setOpen(true))}
      >
        <Icon name={icon} />
      </button>
      {open && <div class={above ? 'popup above' : 'popup'}>{children(close)}</div>}
    </div>
  )
}
