import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, unwrap } from '../../api/client.ts'
import type { Row } from '../../engine/fields/kinds.ts'
import { useBotId } from '../../session/index.ts'
import { IconButton } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { withToasts } from '../../ui/call-toasts.ts'
import { formatDateTime } from '../../ui/format.ts'
import { CompanyContacts } from './CompanyContacts.tsx'
import { showTokenOf } from './token.ts'

/** Buttons of a company: its contacts, and another token. */
export function CompanyActions({ row }: { row: Row }) {
  const [opened, setOpened] = useState<'contacts' | 'token'>()
  const company = { id: Number(row.company_id), name: String(row.company_name) }
  const close = () => setOpened(undefined)
  return (
    <>
      <IconButton icon="contacts" label={`Contactos de ${company.name}`} onClick={() => setOpened('contacts')} />
      <IconButton icon="refresh" label={`Cambiar la clave de ${company.name}`} onClick={() => setOpened('token')} />
      {opened === 'contacts' && <CompanyContacts company={company} onClose={close} />}
      {opened === 'token' && <Rotation company={company} ends={dateOf(row.previous_token_until)} onClose={close} />}
    </>
  )
}

interface RotationProps {
  company: { id: number; name: string }
  /** until when the token before the present one would count, which ends with this change */
  ends: string | undefined
  onClose: () => void
}

const dateOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

function Rotation({ company: { id, name }, ends, onClose }: RotationProps) {
  const bot = useBotId()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)

  async function rotate(): Promise<void> {
    setBusy(true)
    try {
      const body = { id, company_token: '' }
      const call = () => unwrap(api.PUT('/access/{bot}', { params: { path: { bot } }, body }))
      const answer = await withToasts('accessUpdate', call, undefined, { done: 'Clave cambiada correctamente.' })
      onClose()
      showTokenOf(answer)
    } catch {
      // The toast shows the reason; the dialog stays open.
      setBusy(false)
    } finally {
      await queries.invalidateQueries()
    }
  }

  return (
    <ConfirmDialog
      open
      title="Cambiar clave"
      yes="Cambiar clave"
      no="Cancelar"
      danger={ends !== undefined}
      busy={busy}
      onNo={onClose}
      onYes={() => void rotate()}
    >
      <p>¿Cambiar la clave de «{name}»? Te mostraremos la nueva una sola vez.</p>
      <p className="soft confirm-detail">La de ahora vale 24 horas más, para que la empresa la cambie en su sitio.</p>
      {ends && (
        <p className="soft confirm-detail">
          La anterior, que valía hasta el {formatDateTime(ends)}, deja de valer ahora mismo.
        </p>
      )}
    </ConfirmDialog>
  )
}
