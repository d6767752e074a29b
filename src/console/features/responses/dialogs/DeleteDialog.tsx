import { useState } from 'react'
import { useAct } from '../../../engine/useAct.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import type { ResponseUse } from '../types.ts'
import { InUseDialog } from './InUseDialog.tsx'

interface DeleteDialogProps {
  id: number
  name: string
  uses: readonly ResponseUse[]
  operation: 'response' | 'secondaryResponse' | 'quickResponse'
  onClose: () => void
  onDeleted?: () => void
}

/** Asks before deleting; what others lead to is not deleted, and they are named with a link to each. */
export function DeleteDialog({ id, name, uses, operation, onClose, onDeleted }: DeleteDialogProps) {
  const act = useAct()
  const [busy, setBusy] = useState(false)
  const others = uses.filter(
    (use) => use.id !== id || `${use.type}Response` !== operation.replace(/^response$/, 'responseResponse'),
  )
  if (others.length > 0) return <InUseDialog name={name} uses={others} onClose={onClose} />

  async function remove(): Promise<void> {
    setBusy(true)
    try {
      await act(`${operation}Delete`, { record: { id } })
      onDeleted?.()
      onClose()
    } catch {
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      open
      danger
      busy={busy}
      title="Eliminar respuesta"
      yes="Eliminar"
      no="Cancelar"
      onYes={() => void remove()}
      onNo={onClose}
    >
      ¿Eliminar «{name}»? Se puede recuperar durante 30 días.
    </ConfirmDialog>
  )
}
