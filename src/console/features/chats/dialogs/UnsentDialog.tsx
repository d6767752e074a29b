import './unsent.css'
import { useEffect } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { formatDateTime } from '../../../ui/format.ts'
import { useChatsContext, useInbox } from '../context.ts'
import type { Outgoing } from '../outbox/types.ts'
import { copyUnsent, customerOf, discardUnsent, isOutOfSight, useUnsent } from '../outbox/unsent.ts'

/** The messages that were not sent, also those of chats that the person does not see any more. */
export function UnsentDialog({ onClose }: { onClose: () => void }) {
  const unsent = useUnsent()
  const isDone = unsent.length === 0
  useEffect(() => {
    if (isDone) onClose()
  }, [isDone, onClose])
  return (
    <Dialog
      open
      title="Mensajes sin enviar"
      width={520}
      onClose={onClose}
      actions={<Button onClick={onClose}>Cerrar</Button>}
    >
      <ul className="unsent">
        {unsent.map((one) => (
          <Unsent key={one.key} one={one} onClose={onClose} />
        ))}
      </ul>
    </Dialog>
  )
}

function Unsent({ one, onClose }: { one: Outgoing; onClose: () => void }) {
  const { inbox } = useChatsContext()
  const isOut = useInbox(({ state }) => isOutOfSight(one, state.chats))
  const customer = useInbox(({ state }) => customerOf(one, state.chats)) ?? 'Cliente'
  const names = [...one.files, ...(one.attached ?? [])].map(({ filename }) => filename)
  return (
    <li>
      <p>
        <strong>
          <bdi>{customer}</bdi>
        </strong>{' '}
        <time className="soft num" dateTime={one.at}>
          {formatDateTime(one.at)}
        </time>
      </p>
      <blockquote className="resend-text" dir="auto">
        {[one.text, ...names].filter(Boolean).join('\n')}
      </blockquote>
      <p className="soft">{one.error}</p>
      <div className="unsent-actions">
        {!isOut && (
          <Button
            onClick={() => {
              onClose()
              void inbox.select(one.chatId)
            }}
          >
            Abrir
          </Button>
        )}
        {one.text !== '' && (
          <Button icon="copy" onClick={() => void copyUnsent(one)}>
            Copiar
          </Button>
        )}
        <Button icon="delete" onClick={() => discardUnsent(inbox.outbox, one.key, customer)}>
          Descartar
        </Button>
      </div>
    </li>
  )
}
