import { Button } from '../../../ui/Button.tsx'
import { formatAgo, formatDateTime } from '../../../ui/format.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useChatsContext } from '../context.ts'
import type { ChatItem } from '../state/types.ts'

/** The note of who passed the chat, above its messages until who got it, or has it since, has read it. */
export function TransferNote({ chat: { id, transfer, assign_user } }: { chat: ChatItem }) {
  const { me, actions } = useChatsContext()
  if (!transfer || transfer.by?.id === me.id) return null
  const isForOther = transfer.user_id !== null && transfer.user_id !== me.id
  if (isForOther && assign_user?.id !== me.id) return null
  const who = transfer.by ? `${isForOther ? 'Nota de' : 'Te la pasó'} ${transfer.by.name}` : 'Te la pasaron'
  return (
    <div className="panel-transfer" data-keep-visible>
      <Icon name="swap" size={18} />
      <div>
        <p className="panel-transfer-who">
          {who},{' '}
          <time className="panel-transfer-at num" dateTime={transfer.at} title={formatDateTime(transfer.at)}>
            {formatAgo(transfer.at)}
          </time>
        </p>
        {/* The time above changes: it would be spoken with the note again. */}
        <p className="panel-transfer-note" role="status">
          {transfer.note}
        </p>
      </div>
      <Button variant="ghost" onClick={() => void actions.readTransfer(id)}>
        Marcar como leída
      </Button>
    </div>
  )
}
