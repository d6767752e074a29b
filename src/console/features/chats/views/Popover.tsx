import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '../../../ui/Button.tsx'
import { CountBadge } from '../../../ui/CountBadge.tsx'

interface PopoverProps {
  label: string
  icon: string
  /** id of the button, if it is also opened from elsewhere */
  id?: string
  /** number shown on the button */
  count?: number
  onOpen?: () => void
  children: (close: () => void) => ReactNode
}

/** A button that opens a popover below it. Escape, a press outside or moving the focus out closes it. */
export function Popover({ label, icon, id: buttonId, count = 0, onOpen, children }: PopoverProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => {
    if (!open) return
    const away = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    const leave = (event: Event) => {
      // A press on a text inside gives the focus to the page around it.
      if (!(event.target as Node).contains(root.current)) away(event)
    }
    document.addEventListener('pointerdown', away)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('pointerdown', away)
      document.removeEventListener('focusin', leave)
    }
  }, [open])
  const close = () => {
    setOpen(false)
    root.current?.querySelector('button')?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from anywhere inside
    <div
      className="popover"
      ref={root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        event.stopPropagation()
        close()
      }}
    >
      <IconButton
        icon={icon}
        id={buttonId}
        label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => {
          if (!open) onOpen?.()
          setOpen(!open)
        }}
      >
        <CountBadge count={count} corner />
      </IconButton>
      {open && (
        <section className="popover-window" id={id} aria-label={label}>
          {children(close)}
        </section>
      )}
    </div>
  )
}
