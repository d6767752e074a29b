import { useId } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import { Banner } from '../../ui/Banner.tsx'
import { BuiltLink } from '../../ui/BuiltLink.tsx'
import { formatAgo, formatDateTime, plural } from '../../ui/format.ts'

type BotState = components['schemas']['BotState']

interface WaitingProps {
  queue: BotState['queue']
  incident: BotState['last_incident']
}

/** Chats waiting for an agent, for users who may read chats, and the last incident. */
export function Waiting({ queue, incident }: WaitingProps) {
  const id = useId()
  if (!queue && !incident) return null
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{queue ? 'Esperan a una persona' : 'Último incidente'}</h2>
        {queue && queue.waiting > 0 && (
          <BuiltLink to="/chats?state=sinasignar&dates=empty">Ver conversaciones</BuiltLink>
        )}
      </div>
      {queue && (
        <p>
          {queue.waiting === 0 ? 'Nadie.' : `${plural(queue.waiting, 'conversación', 'conversaciones')}.`}
          {queue.oldest_seconds !== null && queue.waiting > 0 && (
            <span className="soft"> La más antigua, {waited(queue.oldest_seconds)}.</span>
          )}
        </p>
      )}
      {incident && (
        <div className="state-incident">
          <Banner tone={incident.resolved_at ? 'info' : 'warning'}>
            <strong>Último incidente, {formatAgo(incident.at)}:</strong> {incident.message}
            {incident.resolved_at && <> Resuelto el {formatDateTime(incident.resolved_at)}.</>}
          </Banner>
        </div>
      )}
    </section>
  )
}

/** Formats a waiting time in seconds, e.g. `hace 4 minutos`. */
function waited(seconds: number): string {
  return formatAgo(Date.now() - seconds * 1000)
}
