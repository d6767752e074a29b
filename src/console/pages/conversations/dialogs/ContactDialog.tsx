import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DASH } from '../../../ui/format.ts'
import { useShelf } from '../calls/catalogue.ts'
import { channelName } from '../channels.ts'
import { useRoom } from '../context.ts'
import { shortMoment } from '../filters/dates.ts'
import { LabelPill } from '../labels/LabelPill.tsx'
import type { ChatDialogProps } from './parts.tsx'

/** What is known of the customer. */
export function ContactDialog({ chat, onClose }: ChatDialogProps) {
  const { catalogue, open } = useRoom()
  const labels = useShelf(catalogue.labels)
  const facts: [string, string | null | undefined][] = [
    ['Nombre', chat.user_name],
    ['Canal', channelName(chat.channel)],
    ['Remitente', chat.sender_id],
    ['Área', chat.area?.name],
    ['Asignado a', chat.assign_user?.name],
    ['Último mensaje', shortMoment(chat.last_message_at)],
    ['Se puede escribir hasta', chat.window_until && shortMoment(chat.window_until)],
  ]
  const own = chat.labels.flatMap((id) => labels?.find((label) => label.id === id) ?? [])
  return (
    <Dialog
      open
      title="Datos del contacto"
      onClose={onClose}
      actions={
        <>
          <Button icon="edit" onClick={() => open({ name: 'rename', chatId: chat.id })}>
            Cambiar el nombre
          </Button>
          <Button variant="primary" onClick={onClose}>
            Cerrar
          </Button>
        </>
      }
    >
      <dl className="facts">
        {facts
          .filter(([name, value]) => value || ['Área', 'Asignado a'].includes(name))
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value || DASH}</bdi>
              </dd>
            </div>
          ))}
        {own.length > 0 && (
          <div>
            <dt>Etiquetas</dt>
            <dd className="pills">
              {own.map((label) => (
                <LabelPill key={label.id} label={label} />
              ))}
            </dd>
          </div>
        )}
      </dl>
    </Dialog>
  )
}
