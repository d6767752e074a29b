import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { useRoom } from '../context.ts'
import type { ChatDialogProps } from './parts.tsx'

/** Asks before a customer can no longer write. */
export function BlockDialog({ chat, onClose }: ChatDialogProps) {
  const { actions } = useRoom()
  const [busy, setBusy] = useState(false)
  async function block(): Promise<void> {
    setBusy(true)
    const done = await actions.block(chat, true)
    setBusy(false)
    if (done) onClose()
  }
  return (
    <ConfirmDialog
      open
      title="Bloquear contacto"
      yes="Bloquear"
      no="Cancelar"
      danger
      busy={busy}
      onYes={() => void block()}
      onNo={onClose}
    >
      <p>
        <bdi>{chat.user_name}</bdi> no va a poder escribir por ningún canal hasta que se desbloquee.
      </p>
    </ConfirmDialog>
  )
}
