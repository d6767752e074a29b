import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useRefresh } from 'react-admin'
import type { components } from '../../../../generated/api.d.ts'
import { ChangeActionOptions, ChangeResourceOptions } from '../../../../generated/options.ts'
import { api, unwrap } from '../../api/client.ts'
import { useBotId } from '../../session/index.ts'
import { Button } from '../../ui/Button.tsx'
import { withToasts } from '../../ui/call-toasts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { Loading } from '../../ui/Spinner.tsx'
import { Differences } from './Differences.tsx'

type Detail = components['schemas']['ChangeDetail']

interface ChangeDialogProps {
  id: number
  onClose: () => void
}

/** An entry of the history in words. Restoring is a second step that shows what it would change. */
export function ChangeDialog({ id, onClose }: ChangeDialogProps) {
  const bot = useBotId()
  const refresh = useRefresh()
  const [restoring, setRestoring] = useState(false)
  const [busy, setBusy] = useState(false)
  const { data, error, refetch } = useQuery({
    queryKey: ['changeGet', bot, id],
    queryFn: ({ signal }) => unwrap(api.GET('/changes/{bot}/{id}', { params: { path: { bot, id } }, signal })),
    // What restoring would change depends on what others did meanwhile.
    gcTime: 0,
  })

  async function restore({ restore: { version } }: Detail): Promise<void> {
    setBusy(true)
    const body = version === null ? {} : { version }
    const call = () => unwrap(api.POST('/changes/restore/{bot}/{id}', { params: { path: { bot, id } }, body }))
    await withToasts('changeRestore', call).then(
      () => {
        refresh()
        onClose()
      },
      // The element may have changed: the differences are read again.
      () => refetch(),
    )
    setBusy(false)
  }

  return (
    <Dialog
      open
      title={restoring ? 'Recuperar esta versión' : 'Detalle del cambio'}
      onClose={onClose}
      actions={
        restoring && data ? (
          <>
            <Button onClick={() => setRestoring(false)}>Volver</Button>
            <Button variant="primary" busy={busy} onClick={() => void restore(data)}>
              Recuperar
            </Button>
          </>
        ) : (
          <>
            {data?.restore.possible && <Button onClick={() => setRestoring(true)}>Recuperar versión</Button>}
            <Button variant="primary" onClick={onClose}>
              Cerrar
            </Button>
          </>
        )
      }
    >
      {!data && (error ? <LoadFailure error={error} onRetry={refetch} /> : <Loading />)}
      {data && (restoring ? <Restoring detail={data} /> : <Facts detail={data} />)}
    </Dialog>
  )
}

const labelOf = (options: readonly { value: unknown; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value

function Facts({ detail }: { detail: Detail }) {
  const { actor, at, action, resource_type, resource_label, differences, restore } = detail
  return (
    <>
      <p>
        {labelOf(ChangeActionOptions, action)} de {labelOf(ChangeResourceOptions, resource_type)}
        {resource_label && <strong> «{resource_label}»</strong>}
      </p>
      <p className="soft">
        {actor.name}
        {actor.role && ` (${actor.role})`} · <time dateTime={at}>{formatDateTime(at)}</time>
      </p>
      {differences.length > 0 ? (
        <Differences caption="Qué cambió" columns={['Antes', 'Después']} differences={differences} />
      ) : (
        <p className="soft">Este cambio no tiene más datos.</p>
      )}
      {!restore.possible && differences.length > 0 && <p className="soft">{restore.reason}</p>}
    </>
  )
}

function Restoring({ detail: { action, restore } }: { detail: Detail }) {
  const id = useId()
  return (
    <>
      <p>
        {action === 'delete'
          ? 'El elemento vuelve con estos datos.'
          : 'El elemento vuelve a como estaba antes de este cambio. También se deshacen los cambios posteriores de estos datos.'}
      </p>
      <Differences caption="Qué cambiará" columns={['Ahora', 'Después']} differences={restore.differences} />
      {restore.kept.length > 0 && (
        <section className="changes-part">
          <h3 id={id}>Qué queda como está</h3>
          <ul className="soft" aria-labelledby={id}>
            {restore.kept.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
