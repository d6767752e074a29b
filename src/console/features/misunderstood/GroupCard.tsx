import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { components } from '../../../../generated/api.d.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { formatAgo, formatDateTime, formatShare, plural } from '../../ui/format.ts'
import { filterToQuery, withFilterDefaults } from '../chats/filters/filter.ts'
import { IntentChoice } from '../intents/IntentChoice.tsx'
import type { Group, Resolution } from './useResolving.ts'

type Message = Group['messages'][number]

interface GroupCardProps {
  group: Group
  intents: readonly components['schemas']['IntentButton'][]
  busy: boolean
  /** errors from the server, by field */
  problems: Readonly<Record<string, string>>
  /** returns whether it succeeded */
  onResolve: (resolution: Resolution) => Promise<boolean>
}

/** A group of similar messages and the actions on it. */
export function GroupCard({ group, intents, busy, problems, onResolve }: GroupCardProps) {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const ids = group.message_ids.filter((id) => !left.has(id))
  const kept = left.size > 0 ? { message_ids: ids } : {}
  const answer = group.intents.find(({ chosen }) => chosen > 0)
  const none = ids.length === 0
  async function resolve(resolution: Resolution): Promise<void> {
    // The group now only holds the messages that were unchecked.
    if (await onResolve({ ...kept, ...resolution })) setLeft(new Set())
  }
  // Messages with the same text are one line, and leave together.
  const toggle = ({ message_id, same_ids }: Message) =>
    setLeft((before) =>
      before.has(message_id)
        ? new Set([...before].filter((one) => one !== message_id && !same_ids.includes(one)))
        : new Set([...before, message_id, ...same_ids]),
    )
  return (
    <li className="card misunderstood-group" aria-busy={busy || undefined}>
      <div className="misunderstood-title">
        <h2>«{group.text}»</h2>
        <Badge tone="info">{plural(group.count, 'vez', 'veces')}</Badge>
        <time className="soft" dateTime={group.last_at} title={formatDateTime(group.last_at)}>
          {formatAgo(group.last_at)}
        </time>
      </div>
      {answer && (
        <p className="soft">
          {plural(answer.chosen, 'cliente eligió', 'clientes eligieron')} «{answer.name}» cuando el chatbot preguntó.
        </p>
      )}
      {isDoubtful(group) && (
        <p className="soft">
          Duda entre «{group.intents[0]?.name}» y «{group.intents[1]?.name}»: con tu respuesta aprende más.
        </p>
      )}
      {group.messages.length > 1 && <Messages group={group} left={left} onToggle={toggle} />}
      {group.messages.length === 1 && group.messages[0] && <ChatLink message={group.messages[0]} />}
      <div className="misunderstood-actions">
        {group.intents.map(({ intent_id, name, confidence, chosen }) => (
          <Button
            key={intent_id}
            variant={chosen > 0 ? 'primary' : 'secondary'}
            icon="plus"
            busy={busy}
            aria-disabled={none || undefined}
            title={`Parecido: ${formatShare(confidence)}`}
            onClick={() => !none && void resolve({ action: 'example', intent_id })}
          >
            {name}
          </Button>
        ))}
        <IntentChoice
          label="Otra intención"
          intents={intents}
          disabled={busy || none}
          problem={problems.intent_name ?? problems.intent_id}
          onResolve={(resolution) => void resolve(resolution)}
        />
        <Button variant="ghost" icon="eye-off" busy={busy} onClick={() => !none && void resolve({ action: 'ignored' })}>
          Ignorar
        </Button>
      </div>
    </li>
  )
}

/** Lead of the first intent below which the bot hesitates. */
const DOUBT = 0.15

const isDoubtful = ({ margin, intents }: Group) => margin !== null && margin < DOUBT && intents.length > 1

interface MessagesProps {
  group: Group
  left: ReadonlySet<number>
  onToggle: (message: Message) => void
}

/** The distinct messages of a group; unchecked ones are excluded from the action. */
function Messages({ group, left, onToggle }: MessagesProps) {
  return (
    <details>
      <summary>{plural(group.messages.length, 'mensaje distinto', 'mensajes distintos')}</summary>
      <ul className="misunderstood-messages">
        {group.messages.map((message) => (
          <li key={message.message_id}>
            <label>
              <input type="checkbox" checked={!left.has(message.message_id)} onChange={() => onToggle(message)} />
              <span>{message.text}</span>
            </label>
            <ChatLink message={message} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function ChatLink({ message }: { message: Message }) {
  const filter = { ...withFilterDefaults({}), type: 'all' as const, sender_id: message.sender_id }
  return (
    <Link className="misunderstood-link" to={`/chats?${filterToQuery(filter)}`}>
      Ver la conversación con {message.user_name}
    </Link>
  )
}
