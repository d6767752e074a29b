import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { components } from '../../../../../generated/api.d.ts'
import { api, unwrap } from '../../../api/client.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { withToasts } from '../../../ui/call-toasts.ts'
import { formatAgo, formatDateTime } from '../../../ui/format.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { Loading } from '../../../ui/Spinner.tsx'
import { deviceName } from './device.ts'

type OpenSession = components['schemas']['Session']

/** Query key of the sessions; invalidate it after closing some of them. */
export const SESSIONS = ['sessionList']

/** Lists the open sessions of the account; any session except the current one can be closed. */
export function Sessions() {
  const { data, error, refetch } = useQuery({
    queryKey: SESSIONS,
    queryFn: ({ signal }) => unwrap(api.GET('/sessions', { signal })),
  })
  const [closing, setClosing] = useState<OpenSession | null>(null)
  const [busy, setBusy] = useState(false)

  async function close({ id }: OpenSession): Promise<void> {
    setBusy(true)
    await withToasts('sessionDelete', () => unwrap(api.DELETE('/sessions/{id}', { params: { path: { id } } }))).catch(
      () => {},
    )
    setBusy(false)
    setClosing(null)
    void refetch()
  }

  return (
    <section className="card" aria-labelledby="sesiones">
      <div className="card-head">
        <h2 id="sesiones">Sesiones abiertas</h2>
      </div>
      {!data && (error ? <LoadFailure error={error} onRetry={refetch} /> : <Loading />)}
      <ul className="session-list">
        {data?.map((session) => (
          <li key={session.id}>
            <Icon name="laptop" size={22} />
            <div className="session-text">
              <span>
                {deviceName(session.user_agent)} {session.current && <Badge tone="success">Sesión actual</Badge>}
              </span>
              <small>
                Último uso{' '}
                <time dateTime={session.last_used_at} title={formatDateTime(session.last_used_at)}>
                  {formatAgo(session.last_used_at)}
                </time>
                {session.ip && ` · ${session.ip}`} · Inicio {formatDateTime(session.created_at)}
              </small>
            </div>
            {!session.current && (
              <Button
                onClick={() => setClosing(session)}
                aria-label={`Cerrar la sesión de ${deviceName(session.user_agent)}`}
              >
                Cerrar
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={closing !== null}
        title="Cerrar sesión"
        yes="Cerrar sesión"
        no="Cancelar"
        danger
        busy={busy}
        onNo={() => setClosing(null)}
        onYes={() => closing && void close(closing)}
      >
        ¿Cerrar la sesión de {deviceName(closing?.user_agent ?? null)}? En ese dispositivo tendrás que ingresar de
        nuevo.
      </ConfirmDialog>
    </section>
  )
}
