import './webhooks.css'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { api, unwrap } from '../../api/client.ts'
import type { Row } from '../../engine/fields/kinds.ts'
import { useBotId } from '../../session/index.ts'
import { IconButton } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { withToasts } from '../../ui/call-toasts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { showSecret } from './secret.ts'
import { TestDialog } from './TestDialog.tsx'

/** Buttons of a webhook: test it, change its secret, and see its deliveries. */
export function WebhookActions({ row }: { row: Row }) {
  const [opened, setOpened] = useState<'test' | 'secret'>()
  const { id, name } = { id: Number(row.id), name: String(row.name) }
  const close = () => setOpened(undefined)
  const deliveries = `/plugins/webhooks/deliveries?filter=${encodeURIComponent(JSON.stringify({ webhook_id: id }))}`
  return (
    <>
      <IconButton icon="flask" label={`Probar ${name}`} onClick={() => setOpened('test')} />
      <IconButton icon="shield" label={`Cambiar secreto ${name}`} onClick={() => setOpened('secret')} />
      <Link className="icon-btn" to={deliveries} title={`Ver entregas ${name}`} aria-label={`Ver entregas ${name}`}>
        <Icon name="history" size={20} />
      </Link>
      {opened === 'test' && <TestDialog id={id} name={name} onClose={close} />}
      {opened === 'secret' && <Rotation id={id} name={name} onClose={close} />}
    </>
  )
}

function Rotation({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const bot = useBotId()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)

  async function rotate(): Promise<void> {
    setBusy(true)
    try {
      const call = () => unwrap(api.POST('/webhooks/rotate/{bot}/{id}', { params: { path: { bot, id } }, body: {} }))
      const { secret, previous_secret_until: until } = await withToasts('webhookRotate', call)
      onClose()
      showSecret({ secret, name, until })
    } catch {
      // The toast shows the reason; the dialog stays open.
    } finally {
      setBusy(false)
      await queries.invalidateQueries()
    }
  }

  return (
    <ConfirmDialog
      open
      title="Cambiar secreto"
      yes="Cambiar secreto"
      no="Cancelar"
      busy={busy}
      onNo={onClose}
      onYes={() => void rotate()}
    >
      <p>¿Cambiar el secreto de «{name}»? Te mostraremos el nuevo una sola vez.</p>
      <p className="soft confirm-detail">Durante 24 horas firmamos con los dos, para que lo cambies en tu sistema.</p>
    </ConfirmDialog>
  )
}
