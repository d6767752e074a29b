import './tooltip.css'
import { type ReactNode, useId, useState } from 'react'

export interface TooltipProps {
  text: ReactNode
  /** the part that is described; a control, or text that the tooltip then makes focusable */
  children: ReactNode
  focusable?: boolean
}

/** Shown on hover and on focus; Escape hides it; the pointer may move onto it. */
export function Tooltip({ text, children, focusable }: TooltipProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a wrapper that only listens to what bubbles from its child
    <span
      className="tooltip"
      tabIndex={focusable ? 0 : undefined}
      aria-describedby={open ? id : undefined}
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setOpen(false)
      }}
    >
      {children}
      {open && (
        <span className="tooltip-text" role="tooltip" id={id}>
          {text}
        </span>
      )}
    </span>
  )
}
