import { ChatDueKindOptions } from '../../../../generated/options.ts'
import { classes } from '../../ui/classes.ts'
import { formatDateTime } from '../../ui/format.ts'
import { Icon } from '../../ui/Icon.tsx'
import { dueText } from './due-text.ts'
import type { ChatItem } from './state/types.ts'
import { useNow } from './useNow.ts'

const WHAT: Record<NonNullable<ChatItem['due']>['kind'], string> = {
  first_response: 'La respuesta',
  resolution: 'La resolución',
}

/** The deadline of a chat in the list: when it ends, or that it has passed. */
export function Deadline({ due }: { due: ChatItem['due'] }) {
  const now = useNow(Boolean(due))
  if (!due) return null
  if (Date.parse(due.at) <= now)
    return (
      <span className="chat-row-due chat-row-overdue" title={passedText(due)}>
        <Icon name="clock" size={14} />
        <span aria-hidden="true">venció</span>
        <span className="sr-only">{passedText(due)}</span>
      </span>
    )
  const text = dueText(due.at, now)
  const whole = `${WHAT[due.kind]} vence el ${formatDateTime(due.at)}`
  return (
    <span className={classes('chat-row-due', text.includes(' en ') && 'chat-row-due-soon')} title={whole}>
      <Icon name="clock" size={14} />
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{`${WHAT[due.kind]} ${text}`}</span>
    </span>
  )
}

/** A warning in the chat once its deadline has passed. */
export function Overdue({ due }: { due: ChatItem['due'] }) {
  const now = useNow(Boolean(due))
  if (!due || Date.parse(due.at) > now) return null
  return (
    <div className="panel-overdue" role="status">
      <Icon name="clock" size={16} />
      <span>{passedText(due)}</span>
    </div>
  )
}

function passedText(due: NonNullable<ChatItem['due']>): string {
  const { label } = ChatDueKindOptions.find(({ value }) => value === due.kind) ?? { label: '' }
  return `${label}: venció el ${formatDateTime(due.at)}`
}
