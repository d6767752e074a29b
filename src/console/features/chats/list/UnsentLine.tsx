import { plural } from '../../../ui/format.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useChatsContext } from '../context.ts'
import { useUnsent } from '../outbox/unsent.ts'

/** Says that messages were not sent, of chats that are not open. */
export function UnsentLine() {
  const { open } = useChatsContext()
  const { length } = useUnsent()
  if (length === 0) return null
  return (
    <div className="list-outdated">
      <Icon name="alert-circle" size={16} />
      <span>{plural(length, 'mensaje sin enviar', 'mensajes sin enviar')}</span>
      <button type="button" className="link-button" onClick={() => open({ name: 'unsent' })}>
        Ver
      </button>
    </div>
  )
}
