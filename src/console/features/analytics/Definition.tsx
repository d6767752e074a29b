import { useId, useState } from 'react'
import { Icon } from '../../ui/Icon.tsx'

interface DefinitionProps {
  /** what is defined */
  of: string
  children: string
}

/** A button whose definition floats beside it, on hover, focus or touch, without moving the page. Escape closes it. */
export function Definition({ of, children }: DefinitionProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <span className="definition" onPointerLeave={() => setOpen(false)}>
      <button
        type="button"
        className="definition-button"
        aria-label={`Qué es «${of}»`}
        aria-describedby={open ? id : undefined}
        aria-expanded={open}
        onClick={() => setOpen(true)}
        onPointerEnter={() => setOpen(true)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !open) return
          event.stopPropagation()
          setOpen(false)
        }}
      >
        <Icon name="info" size={16} />
      </button>
      <span role="tooltip" id={id} className="definition-text" hidden={!open}>
        {children}
      </span>
    </span>
  )
}
