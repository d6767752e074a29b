import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useAct } from '../../../engine/useAct.ts'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { ResponseUse } from '../types.ts'

interface DeleteDialogProps {
  id: number
  name: string
  uses: readonly ResponseUse[]
  operation: 'response' | 'secondaryResponse' | 'quickResponse'
  onClose: () => void
  onDeleted?: () => void
}

const HOW = { next: 'sigue con ella', button: 'un botón lleva a ella' }

/** Asks before deleting; what others lead to is not deleted, and they are named with a link to each. */
export function DeleteDialog({ id, name, uses, operation, onClose, onDeleted }: DeleteDialogProps) {
  const act = useAct()
  const [busy, setBusy] = useState(false)
  const others = uses.filter(
    (use) => use.id !== id || `${use.type}Response` !== operation.replace(/^response$/, 'responseResponse'),
  )
  if (others.length > 0)
    return (
      <Dialog
        open
        title={`«${name}» está en uso`}
        onClose={onClose}
        actions={<Button onClick={onClose}>Entendido</Button>}
      >
        <p>Usada por:</p>
        <ul>
          {others.map((use) => (
            <li key={`${use.type} ${use.id} ${use.via}`}>
              <Link to={addressOf(use)} onClick={onClose}>
                {use.label}
              </Link>{' '}
              ({HOW[use.via]})
            </li>
          ))}
        </ul>
        <p>Para eliminarla hay que quitar antes esos botones o continuaciones.</p>
      </Dialog>
    )

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

/** Where a response is edited. */
export const addressOf = ({ type, id }: Pick<ResponseUse, 'type' | 'id'>) =>
  `/responses${{ response: '', secondary: '/secondary', quick: '/quick' }[type]}?editar=${id}`
