import { useState } from 'react'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { useBlock } from './useBlock.ts'

interface BlockDialogProps {
  id: number
  name: string
  /** they are blocked now, so that they are asked to be unblocked */
  blocked: boolean
  onClose: () => void
}

/** Asks before blocking or unblocking a contact. */
export function BlockDialog({ id, name, blocked, onClose }: BlockDialogProps) {
  const block = useBlock()
  const [busy, setBusy] = useState(false)
  const verb = blocked ? 'Desbloquear contacto' : 'Bloquear contacto'
  async function run(): Promise<void> {
    setBusy(true)
    const done = await block(id, !blocked, name)
    setBusy(false)
    if (done) onClose()
  }
  return (
    <ConfirmDialog
      open
      title={verb}
      yes={verb}
      no="Cancelar"
      danger={!blocked}
      busy={busy}
      onYes={() => void run()}
      onNo={onClose}
    >
      <p>
        <bdi>{name}</bdi>{' '}
        {blocked
          ? 'podrá volver a escribirte por todos sus canales.'
          : 'no podrá escribirte. Puedes desbloquear el contacto cuando quieras.'}
      </p>
    </ConfirmDialog>
  )
}
