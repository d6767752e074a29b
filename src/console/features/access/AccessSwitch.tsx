import './access.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, unwrap } from '../../api/client.ts'
import { useResourceChanges } from '../../realtime/useContentChanges.ts'
import { useBotId } from '../../session/index.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { withToasts } from '../../ui/call-toasts.ts'
import { formatNumber } from '../../ui/format.ts'
import { TokenDialog } from './TokenDialog.tsx'

/** Whether everybody may write, with the button that changes it, and the dialog of a new token. */
export function AccessSwitch() {
  const bot = useBotId()
  const { data, refetch } = useQuery({
    queryKey: ['accessGet', bot, 'switch'],
    queryFn: ({ signal }) => unwrap(api.GET('/access/{bot}', { params: { path: { bot } }, signal })),
  })
  useResourceChanges(bot, ['access_group'], refetch)
  /** whether the question is to open the access; it stays the same when the access changes meanwhile */
  const [asking, setAsking] = useState<boolean>()
  return (
    <>
      {data && (
        <span className="access-switch">
          <Badge tone={data.access_all ? 'success' : 'warning'}>
            {data.access_all ? 'Acceso para todos' : 'Solo empresas'}
          </Badge>
          <Button onClick={() => setAsking(!data.access_all)}>
            {data.access_all ? 'Limitar a empresas' : 'Abrir a todos'}
          </Button>
        </span>
      )}
      {data && asking !== undefined && (
        <Question
          open={asking}
          outside={data.outside_visitors}
          companies={data.companies.length}
          onClose={() => setAsking(undefined)}
        />
      )}
      <TokenDialog />
    </>
  )
}

interface QuestionProps {
  /** opens the access, instead of limiting it */
  open: boolean
  outside: number
  companies: number
  onClose: () => void
}

function Question({ open, outside, companies, onClose }: QuestionProps) {
  const bot = useBotId()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)

  async function change(): Promise<void> {
    setBusy(true)
    const body = { access_all: open }
    await withToasts('accessAllUpdate', () =>
      unwrap(api.PUT('/access/toggle/{bot}', { params: { path: { bot } }, body })),
    ).catch(() => {})
    onClose()
    await queries.invalidateQueries()
  }

  return (
    <ConfirmDialog
      open
      title={open ? 'Abrir a todos' : 'Limitar a empresas'}
      yes={open ? 'Abrir a todos' : 'Limitar a empresas'}
      no="Cancelar"
      danger={!open}
      busy={busy}
      onNo={onClose}
      onYes={() => void change()}
    >
      <p>
        {open
          ? '¿Abrir el webchat a todos? Podrá escribir quien llegue a los sitios permitidos, también sin clave.'
          : '¿Limitar el webchat a empresas? Solo podrá escribir quien llegue con la clave de una.'}
      </p>
      {!open && <p>{lossText(outside)}</p>}
      {!open && companies === 0 && <p>Todavía no creaste ninguna empresa: nadie podrá escribir por el webchat.</p>}
      <p className="soft confirm-detail">Vale desde ahora mismo. WhatsApp y los demás canales siguen igual.</p>
    </ConfirmDialog>
  )
}

function lossText(outside: number): string {
  if (outside === 0) return 'En los últimos 30 días nadie entró sin una empresa.'
  return outside === 1
    ? 'Pierde el acceso 1 cliente que entró sin empresa en los últimos 30 días.'
    : `Pierden el acceso ${formatNumber(outside)} clientes que entraron sin empresa en los últimos 30 días.`
}
