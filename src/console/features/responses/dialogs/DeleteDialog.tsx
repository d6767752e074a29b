import { useState } from 'react'
import { useOperationMutation } from '../../../engine/useOperationMutation.ts'
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

/**
 * Asks for confirmation before deleting. A response that others lead to cannot be deleted; those are listed with links.
 */
export function DeleteDialog({ id, name, uses, operation, onClose, onDeleted }: DeleteDialogProps) {
  const act = useOperationMutation()
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
      yes="Eliminar respuesta"
      no="Cancelar"
      onYes={() => void remove()}
      onNo={onClose}
    >
      ¿Eliminar la respuesta «{name}»? Podrás recuperarla durante 30 días.
    </ConfirmDialog>
  )
}
