import './access.css'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, unwrap } from '../../api/client.ts'
import { useBotId } from '../../session/index.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { withToasts } from '../../ui/call-toasts.ts'

interface EndPreviousProps {
  id: number
  company: string
  onEnded?: () => void
}

/** A button that ends the former token of a company at once. It asks first, because the token does not come back. */
export function EndPrevious({ id, company, onEnded }: EndPreviousProps) {
  const bot = useBotId()
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)

  async function end(): Promise<void> {
    setBusy(true)
    const body = { id, revoke_previous: true }
    const call = () => unwrap(api.PUT('/access/{bot}', { params: { path: { bot } }, body }))
    try {
      await withToasts('accessUpdate', call, undefined, { done: 'Clave anterior anulada correctamente.' })
      setAsking(false)
      onEnded?.()
    } catch {
      // The toast shows the reason; the dialog stays open.
    } finally {
      setBusy(false)
      await queries.invalidateQueries()
    }
  }

  return (
    <>
      <Button
        variant="ghost"
        aria-label={`Anularla ya: la clave anterior de ${company}`}
        onClick={() => setAsking(true)}
      >
        Anularla ya
      </Button>
      <ConfirmDialog
        open={asking}
        title="Anular clave anterior"
        yes="Anular clave"
        no="Cancelar"
        danger
        busy={busy}
        onNo={() => setAsking(false)}
        onYes={() => void end()}
      >
        <p>¿Anular la clave anterior de «{company}»? No podrás recuperarla.</p>
        <p className="soft confirm-detail">
          Si su sitio todavía la usa, sus clientes no podrán escribir con ella desde ahora. La nueva sigue valiendo.
        </p>
      </ConfirmDialog>
    </>
  )
}
