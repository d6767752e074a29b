import type { ReactNode } from 'react'
import { QualityRatingOptions } from '../../../../generated/options.ts'
import { Badge } from '../../ui/Badge.tsx'
import { formatAgo, formatDate, formatDateTime, formatInteger } from '../../ui/format.ts'
import { numberState } from './number-state.ts'
import type { Plugin } from './types.ts'

/** What is known about a connection. */
export function Facts({ plugin }: { plugin: Plugin }) {
  const { kind, facts, cure, last_event_at: last, connected_by: by, connected_at: at } = plugin
  const quality = QualityRatingOptions.find(({ value }) => value === facts.quality)
  return (
    <dl className="plugin-facts">
      <Fact label="Última actividad">
        {last ? (
          <time dateTime={last} title={formatDateTime(last)}>
            {formatAgo(last)}
          </time>
        ) : (
          'Todavía ninguna'
        )}
      </Fact>
      {kind === 'whatsapp' && quality && (
        <Fact label="Calidad">
          <Badge tone={quality.tone}>{quality.label}</Badge>
        </Fact>
      )}
      {facts.messaging_limit !== undefined && (
        <Fact label="Personas por día" note="A cuántas puedes escribirles primero en 24 horas">
          {facts.messaging_limit === null ? 'Sin límite' : formatInteger(facts.messaging_limit)}
        </Fact>
      )}
      {facts.number_status && (
        <Fact label="Número">{numberState(cure === 'number' ? 'UNREGISTERED' : facts.number_status)}</Fact>
      )}
      {kind === 'telegram' && (
        <Fact label="Confirmaciones" note="Telegram no informa la entrega ni la lectura">
          Solo de envío
        </Fact>
      )}
      {facts.on_phone && (
        <Fact label="En el teléfono" note="El número también se usa en la aplicación WhatsApp Business">
          También en WhatsApp Business
        </Fact>
      )}
      {by && at && (
        <Fact label="La conectó">
          {by.name}, {formatDate(at)}
        </Fact>
      )}
    </dl>
  )
}

function Fact({ label, note, children }: { label: string; note?: string; children: ReactNode }) {
  return (
    <div title={note}>
      <dt>{label}</dt>
      <dd className="num">{children}</dd>
    </div>
  )
}
