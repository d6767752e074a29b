import { useState } from 'react'
import { ChatPriorityOptions } from '../../../../../generated/options.ts'
import { urgencyText } from '../../../notify/urgent.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { snoozeText } from '../filters/dates.ts'
import type { ChatItem, Label } from '../state/types.ts'
import { useNow } from '../useNow.ts'

interface PanelStripProps {
  chat: ChatItem
  labels: readonly Label[]
  /** id of the marks that it opens */
  controls: string
}

/** One line in place of the marks of a chat and why it came, on phones. It opens them. */
export function PanelStrip({ chat, labels, controls }: PanelStripProps) {
  const [isOpen, setOpen] = useState(false)
  const now = useNow(Boolean(chat.due))
  const { urgency, priority = 'normal', due, snooze } = chat
  const reason = urgencyText({ urgency: urgency ?? null, state: chat.state })
  const level = ChatPriorityOptions.find(({ value }) => value === priority)?.label.toLowerCase()
  const facts = [
    reason ? `Urgente: ${reason}` : priority === 'high' || priority === 'low' ? `Prioridad ${level}` : '',
    due && Date.parse(due.at) <= now ? 'Plazo vencido' : '',
    snooze ? snoozeText(snooze) : '',
    ...labels.map(({ title }) => title),
  ].filter(Boolean)
  return (
    <button
      type="button"
      className="panel-strip"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={() => setOpen(!isOpen)}
    >
      <bdi>
        {facts.join(' · ')}
        <span className="panel-strip-why">
          {facts.length > 0 && ' · '}
          {chat.type === 'bot' ? 'Qué entendió' : 'Por qué llegó'}
        </span>
      </bdi>
      <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={18} />
    </button>
  )
}
