import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from './Button.tsx'
import { Dialog, DialogNotice } from './Dialog.tsx'

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

/** A confirmation dialog for actions that are hard to undo. The cancel button has the initial focus. */
export function ConfirmDialog({ open, title, yes, no, danger, busy, onYes, onNo, children }: ConfirmDialogProps) {
  const safe = useRef<HTMLButtonElement>(null)
  // In an effect because nothing in the dialog can take the focus before it has opened. Otherwise the close button gets
  // it.
  useEffect(() => {
    if (open) safe.current?.focus()
  }, [open])
  return (
    // The dialog that asks says it already.
    <DialogNotice value={null}>
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
    </DialogNotice>
  )
}
