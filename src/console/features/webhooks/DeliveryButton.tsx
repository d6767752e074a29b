import './webhooks.css'
import { useState } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import { api, unwrap } from '../../api/client.ts'
import type { Row } from '../../engine/fields/kinds.ts'
import { useBotId } from '../../session/index.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Code } from '../../ui/Code.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { formatDateTime } from '../../ui/format.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { useLoad } from '../../ui/useLoad.ts'

/** Opens a delivery: its attempts, what was sent, and what was answered. */
export function DeliveryButton({ row }: { row: Row }) {
  const [open, setOpen] = useState(false)
  const id = Number(row.id)
  return (
    <>
      <IconButton icon="eye" label={`Ver ${String(row.event_id)}`} onClick={() => setOpen(true)} />
      {open && <DeliveryDialog id={id} onClose={() => setOpen(false)} />}
    </>
  )
}

function DeliveryDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const bot = useBotId()
  const { data, error, reload } = useLoad(`${bot} ${id}`, (signal) =>
    unwrap(api.GET('/webhooks/deliveries/{bot}/{id}', { params: { path: { bot, id } }, signal })),
  )
  return (
    <Dialog
      open
      title="Entrega"
      width={760}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          Cerrar
        </Button>
      }
    >
      {data ? <Delivery {...data} /> : error ? <LoadFailure error={error} onRetry={reload} /> : <Spinner size={24} />}
    </Dialog>
  )
}

function Delivery({ history, answer, payload }: components['schemas']['WebhookDeliveryDetail']) {
  return (
    <div className="webhook-delivery">
      {history.length === 0 ? (
        <p>Todavía no hicimos ningún intento.</p>
      ) : (
        <section>
          <h3>Intentos</h3>
          <ol className="webhook-attempts">
            {history.map(({ at, status, milliseconds, detail }) => (
              <li key={at}>
                {formatDateTime(at)} · {detail ?? `Respondió ${status}`}
                {milliseconds !== null && ` · ${milliseconds} ms`}
              </li>
            ))}
          </ol>
        </section>
      )}
      {answer && <Code label="Comienzo de la respuesta" text={answer} />}
      {payload ? (
        <Code label="Lo que enviamos" text={JSON.stringify(payload, null, 2)} />
      ) : (
        <p className="soft">
          No tienes permiso para ver lo que enviamos ni lo que respondió la dirección. Pídelo a quien administra el
          chatbot.
        </p>
      )}
    </div>
  )
}
