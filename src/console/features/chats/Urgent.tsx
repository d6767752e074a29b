import { urgencyText } from '../../notify/urgent.ts'
import { Badge } from '../../ui/Badge.tsx'
import type { ChatItem } from './state/types.ts'

interface Props {
  chat: ChatItem
  /** shows the reason, not only that it is urgent */
  withText?: boolean
}

/** The mark of an urgent chat. */
export function Urgent({ chat, withText }: Props) {
  const reason = urgencyText(chat)
  if (!reason) return null
  return (
    <span className="chat-urgent" title={withText ? undefined : reason}>
      <Badge tone="danger">{withText ? `Urgente: ${reason}` : 'Urgente'}</Badge>
      {!withText && <span className="sr-only">: {reason}</span>}
    </span>
  )
}
