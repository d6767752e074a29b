import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { useChatsContext } from '../context.ts'
import type { ChatDialogProps } from './shared.tsx'

/** Asks for confirmation before blocking a customer. */
export function BlockDialog({ chat, onClose }: ChatDialogProps) {
  const { actions } = useChatsContext()
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
      yes="Bloquear contacto"
      no="Cancelar"
      danger
      busy={busy}
      onYes={() => void block()}
      onNo={onClose}
    >
      <p>
        <bdi>{chat.user_name}</bdi> no podrá escribirte. Puedes desbloquear el contacto cuando quieras.
      </p>
    </ConfirmDialog>
  )
}
