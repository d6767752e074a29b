import { useState } from 'react'
import { api, unwrap } from '../../api/client.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { withToasts } from '../../ui/call-toasts.ts'
import type { ConnectionDialogProps } from './types.ts'

/** Asks before a connection is switched off, and says what stays. */
export function DisconnectDialog({ bot, plugin, onClose }: ConnectionDialogProps) {
  const [busy, setBusy] = useState(false)

  async function disconnect(): Promise<void> {
    setBusy(true)
    const params = { path: { bot, id: plugin.id } }
    await withToasts('pluginDisconnect', () =>
      unwrap(api.POST('/plugins/disconnect/{bot}/{id}', { params, body: {} })),
    ).catch(() => {})
    onClose()
  }

  return (
    <ConfirmDialog
      open
      title="Desconectar"
      yes="Desconectar"
      no="Cancelar"
      danger
      busy={busy}
      onYes={() => void disconnect()}
      onNo={onClose}
    >
      <p>¿Desconectar «{plugin.account}»? No recibirás ni enviarás mensajes por ahí y olvidaremos sus claves.</p>
      <p className="soft plugin-stays">
        Las conversaciones y los contactos quedan. Si la vuelves a conectar, siguen donde estaban.
      </p>
    </ConfirmDialog>
  )
}
