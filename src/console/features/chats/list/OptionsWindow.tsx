import './options.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ChatPriorityOptions } from '../../../../../generated/options.ts'
import { mayOpen } from '../../../session/gates.ts'
import { useSession } from '../../../session/index.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { CHANNEL_ICONS, channelName } from '../../../ui/channels.ts'
import { Icon } from '../../../ui/Icon.tsx'
import type { Channel } from '../state/types.ts'
import { useKept } from '../useKept.ts'
import { useHasViewsColumn } from '../views/useViewsColumn.ts'

const CHANNELS = Object.keys(CHANNEL_ICONS) as Channel[]

/** The marks of a row, as they look in it, and what they mean. */
const MARKS: readonly [mark: ReactNode, meaning: string][] = [
  [
    <span key="count" className="chat-row-count num">
      2
    </span>,
    'Mensajes sin leer',
  ],
  [<Mark key="waiting" icon="reply" className="chat-row-waiting" />, 'Sin contestar'],
  [<Mark key="failed" icon="alert-circle" className="chat-row-failed" />, 'No se envió lo último'],
  [
    <Badge key="urgent" tone="danger">
      {ChatPriorityOptions[0]?.label}
    </Badge>,
    'Va primero mientras espera',
  ],
  [<Mark key="high" icon="priority-high" className="chat-priority-high" />, 'Prioridad alta'],
  [<Mark key="low" icon="priority-low" />, 'Prioridad baja'],
  [<Mark key="due" icon="clock" className="chat-row-overdue" />, 'Plazo del área'],
  [<Mark key="pin" icon="pin" className="chat-row-pin" />, 'Fijada por ti'],
  [<Mark key="snooze" icon="snooze" className="chat-row-snooze" />, 'Pospuesta'],
  [<Mark key="eye" icon="eye" className="chat-row-watchers" />, 'Alguien del equipo la mira'],
  [
    <span key="owner" className="chat-row-owner">
      AN
    </span>,
    'A cargo de esa persona',
  ],
  [<Mark key="live" icon="account" />, 'En vivo, sin asignar'],
  [<Mark key="request" icon="bell" />, 'Pide hablar con una persona'],
  [<Mark key="bot" icon="robot" />, 'La atiende el chatbot'],
  [<Mark key="blocked" icon="cancel" className="chat-row-blocked" />, 'Contacto bloqueado'],
]

function Mark({ icon, className }: { icon: string; className?: string }) {
  return (
    <span className={className}>
      <Icon name={icon} size={16} />
    </span>
  )
}

/** Loaded when the options are opened for the first time. */
export default function OptionsWindow() {
  const [isCompact, setCompact] = useKept('chats-compact')
  const [isFolded, setFolded] = useKept('chats-views-folded')
  const hasColumn = useHasViewsColumn()
  const session = useSession()
  return (
    <div className="list-options">
      <Checkbox label="Filas compactas" checked={isCompact} onChange={setCompact} />
      {hasColumn && (
        <Checkbox label="Vistas en una columna" checked={!isFolded} onChange={(shown) => setFolded(!shown)} />
      )}
      {mayOpen('/settings/rules', session) && (
        <p>
          <Link to="/settings/rules">Reglas que ordenan las conversaciones</Link>
        </p>
      )}
      <h2>Qué significa cada marca</h2>
      <dl>
        {MARKS.map(([mark, meaning]) => (
          <div key={meaning}>
            <dt aria-hidden="true">{mark}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
        {CHANNELS.map((channel) => (
          <div key={channel}>
            <dt aria-hidden="true">
              <span className={`options-channel channel-${channel}`}>
                <Icon name={CHANNEL_ICONS[channel]} size={14} />
              </span>
            </dt>
            <dd>{channelName(channel)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
