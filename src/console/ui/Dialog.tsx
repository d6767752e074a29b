import './dialog.css'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from './Button.tsx'
import { classes } from './classes.ts'
import { keepFocus, placeOf } from './focus.ts'
import { openedWindow } from './toast-place.ts'

interface DialogProps {
  open: boolean
  title: string
  onClose: () => void
  /** buttons at the foot, the main one last */
  actions?: ReactNode
  /** CSS width; 600 pixels by default */
  width?: number
  /** hides the heading from sight but not from screen readers */
  bare?: boolean
  className?: string
  children: ReactNode
}

/** A modal window on the native `<dialog>`: the browser keeps the focus inside, Escape closes. */
export function Dialog({ open, title, onClose, actions, width = 600, bare, className, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    const giveBack = placeOf(document.activeElement)
    if (!dialog.open) dialog.showModal()
    // React asked for the focus before the window was open, when nothing in it could take it
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    const closed = openedWindow(dialog)
    const end = keepFocus(dialog)
    return () => {
      end()
      closed()
      dialog.close()
      // the browser gives the focus back only while the window is still in the page
      if (document.activeElement === document.body) giveBack()
    }
  }, [open])
  if (!open) return null
  return (
    <dialog
      ref={ref}
      className={classes('dialog', className)}
      style={{ width: `min(${width}px, calc(100vw - 24px))` }}
      aria-labelledby={id}
      onCancel={(event) => {
        // React tells of a question's Escape in the window that asked it, too
        if (event.target !== ref.current) return
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose()
      }}
      onKeyDown={(event) => {
        // a window around this one, by its components, would take it for its own
        if (event.key === 'Escape') event.stopPropagation()
      }}
    >
      <div className="dialog-body">
        <header className={bare ? 'sr-only' : 'dialog-head'}>
          <h2 id={id}>{title}</h2>
          {!bare && <IconButton icon="close" label="Cerrar" onClick={onClose} />}
        </header>
        {children}
        {actions && <footer className="dialog-actions">{actions}</footer>}
      </div>
    </dialog>
  )
}
