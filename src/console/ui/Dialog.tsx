import './dialog.css'
import { createContext, type ReactNode, use, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from './Button.tsx'
import { classes } from './classes.ts'
import { rememberFocus, retainFocus } from './focus.ts'
import { focusContent } from './focus-content.ts'
import { keepKeys, releaseKeys, typeInto } from './held-keys.ts'
import { registerDialog } from './toast-position.ts'

interface DialogProps {
  open: boolean
  title: string
  onClose: () => void
  /** footer buttons, the primary one last */
  actions?: ReactNode
  /** maximum width in pixels; default 600 */
  width?: number
  /** visually hides the heading */
  bare?: boolean
  className?: string
  children: ReactNode
}

/** What the dialog inside says above its content, for example that what it is about is gone. */
export const DialogNotice = createContext<ReactNode>(null)

/** A modal dialog based on the native `<dialog>`: the browser traps the focus, and Escape closes it. */
export function Dialog({ open, title, onClose, actions, width = 600, bare, className, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const focused = useRef<HTMLElement>(null)
  const id = useId()
  const notice = use(DialogNotice)
  useLayoutEffect(() => {
    if (open) keepKeys()
  }, [open])
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    const typed = releaseKeys()
    const giveBack = rememberFocus(document.activeElement)
    if (!dialog.open) dialog.showModal()
    const stopFocusing = focusContent(dialog)
    const closed = registerDialog(dialog)
    const end = retainFocus(dialog)
    const stopTyping = typeInto(dialog, typed)
    return () => {
      stopFocusing()
      stopTyping()
      end()
      closed()
      dialog.close()
      // The browser restores the focus only while the dialog is still in the document.
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
        // React bubbles the cancel event of a nested dialog up to this one.
        // One that cannot be refused is followed by the close event.
        if (event.target !== ref.current || !event.cancelable) return
        event.preventDefault()
        onClose()
      }}
      onFocus={({ target }) => {
        focused.current = target
      }}
      onClose={({ target }) => {
        // The browser closes it at a second Escape in a row, even where the first was refused. It is shown again before
        // it is asked to close: a question that this opens comes on top.
        if (target !== ref.current) return
        ref.current.showModal()
        focused.current?.focus()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose()
      }}
      onKeyDown={(event) => {
        // Escape must not also reach an outer dialog of the component tree.
        if (event.key === 'Escape') event.stopPropagation()
      }}
    >
      <div className="dialog-body">
        <header className={bare ? 'sr-only' : 'dialog-head'}>
          <h2 id={id}>{title}</h2>
          {!bare && <IconButton icon="close" label="Cerrar" onClick={onClose} />}
        </header>
        {notice}
        <DialogNotice value={null}>{children}</DialogNotice>
        {actions && <footer className="dialog-actions">{actions}</footer>}
      </div>
    </dialog>
  )
}
