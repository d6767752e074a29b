import { useId } from 'react'
import type { components } from '../../../../../generated/api.d.ts'
import { DASH, formatInteger, formatRate, formatSeconds, plural } from '../../../ui/format.ts'
import { dayUrl } from './addresses.ts'
import { Tile } from './Tile.tsx'

interface TodayProps {
  today: components['schemas']['LiveToday']
  day: string
}

/** How the conversations go that began today. */
export function Today({ today, day }: TodayProps) {
  const { started, resolved, bot_only, handed_off, first_response, responses, on_time, limited } = today
  const id = useId()
  const share = (part: number) => (started > 0 ? `${formatRate(part / started)} de las iniciadas` : '')
  return (
    <section className="live-group" aria-labelledby={id}>
      <h2 id={id}>Las que empezaron hoy</h2>
      <ul aria-labelledby={id}>
        <Tile name="Iniciadas" value={formatInteger(started)} to={dayUrl(day, 'started')} />
        <Tile name="Resueltas" value={formatInteger(resolved)} to={dayUrl(day, 'resolved')} note={share(resolved)} />
        <Tile
          name="Primera respuesta"
          value={first_response === null ? DASH : formatSeconds(Math.round(first_response))}
          to={responses > 0 ? dayUrl(day, 'timed_response') : undefined}
          note={responses > 0 ? `Mediana de ${plural(responses, 'respuesta', 'respuestas')}` : 'Sin respuestas todavía'}
        />
        <Tile
          name="Dentro del plazo"
          value={limited > 0 ? formatRate(on_time / limited) : DASH}
          to={limited > 0 ? dayUrl(day, 'on_time') : undefined}
          note={
            limited > 0 ? `${formatInteger(on_time)} de ${formatInteger(limited)} con plazo` : 'Ninguna tenía plazo'
          }
        />
        <Tile
          name="Solo con el chatbot"
          value={formatInteger(bot_only)}
          to={dayUrl(day, 'bot_only')}
          note={share(bot_only)}
        />
        <Tile
          name="Con una persona"
          value={formatInteger(handed_off)}
          to={dayUrl(day, 'handed_off')}
          note={share(handed_off)}
        />
      </ul>
    </section>
  )
}
