import type { ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'

interface MomentDialogProps {
  title: string
  /** label of the submit button */
  save: string
  busy: boolean
  onSubmit: () => void
  onClose: () => void
  children: ReactNode
}

/** Frame of the dialogs that ask for a point in time: snooze a chat or jump to a date. */
export function MomentDialog({ title, save, busy, onSubmit, onClose, children }: MomentDialogProps) {
  return (
    <Dialog open title={title} onClose={onClose}>
      <form
        className="dialog-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) onSubmit()
        }}
      >
        {children}
        <footer className="dialog-actions">
          <Button onClick={onClose}>Cancelar</Button>
          <Button variant="primary" type="submit" busy={busy}>
            {save}
          </Button>
        </footer>
      </form>
    </Dialog>
  )
}
