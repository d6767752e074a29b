import { urgencyText } from '../../notify/urgent.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { ChatItem } from './state/types.ts'

interface Props {
  chat: ChatItem
  /** shows the level in words, and why a chat is urgent */
  withText?: boolean
}

/** The mark of a chat whose priority is not normal. */
export function Priority({ chat, withText }: Props) {
  const reason = urgencyText(chat)
  if (reason)
    return (
      <span className="chat-urgent" title={withText ? undefined : reason}>
        <Badge tone="danger">{withText ? `Urgente: ${reason}` : 'Urgente'}</Badge>
        {!withText && <span className="sr-only">: {reason}</span>}
      </span>
    )
  if (chat.priority !== 'high' && chat.priority !== 'low') return null
  const isHigh = chat.priority === 'high'
  const text = isHigh ? 'Prioridad alta' : 'Prioridad baja'
  return (
    <span className={isHigh ? 'chat-priority chat-priority-high' : 'chat-priority'} title={text}>
      <Icon name={isHigh ? 'priority-high' : 'priority-low'} size={16} />
      <span className={withText ? undefined : 'sr-only'}>{text}</span>
    </span>
  )
}
