import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

interface ConfirmDialogProps {
  open: boolean
  title: string
  yes: string
  no: string
  danger?: boolean
  busy?: boolean
  onYes: () => void
  onNo: () => void
  children: ReactNode
}

/** Asks before something that is hard to undo. The safe answer has the focus. */
export function ConfirmDialog({ open, title, yes, no, danger, busy, onYes, onNo, children }: ConfirmDialogProps) {
  const safe = useRef<HTMLButtonElement>(null)
  // after the window has opened: before that nothing in it takes the focus, and it would be the cross's
  useEffect(() => {
    if (open) safe.current?.focus()
  }, [open])
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onNo}
      actions={
        <>
          <Button ref={safe} onClick={onNo}>
            {no}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      <div>{children}</div>
    </Dialog>
  )
}
