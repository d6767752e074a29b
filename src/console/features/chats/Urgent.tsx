import { UrgencyReasonOptions } from '../../../../generated/options.ts'
import { Badge } from '../../ui/Badge.tsx'
import type { ChatItem } from './state/types.ts'

/** Returns why a chat is urgent, in words; undefined if it is not. */
function urgencyText(urgency: ChatItem['urgency']): string | undefined {
  return UrgencyReasonOptions.find(({ value }) => value === urgency)?.label
}

interface Props {
  urgency: ChatItem['urgency']
  /** shows the reason, not only that it is urgent */
  withText?: boolean
}

/** The mark of an urgent chat. */
export function Urgent({ urgency, withText }: Props) {
  const reason = urgencyText(urgency)
  if (!reason) return null
  return (
    <span className="chat-urgent" title={withText ? undefined : reason}>
      <Badge tone="danger">{withText ? `Urgente: ${reason}` : 'Urgente'}</Badge>
      {!withText && <span className="sr-only">: {reason}</span>}
    </span>
  )
}
