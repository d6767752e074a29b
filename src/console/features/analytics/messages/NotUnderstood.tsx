import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { misunderstoodListGate } from '../../../../../generated/gates.ts'
import { api, unwrap } from '../../../api/client.ts'
import { useContentChanges } from '../../../realtime/useContentChanges.ts'
import { mayCall } from '../../../session/gates.ts'
import { useBotId, useSession } from '../../../session/index.ts'
import { plural } from '../../../ui/format.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'

/** Groups shown. */
const MOST = 10

const TAUGHT = 'No hay mensajes por resolver: ya le enseñaste todos.'
const UNTRAINED = 'Tu chatbot todavía no está entrenado: no busca intenciones en los mensajes.'

const PAGE = '/advanced/misunderstood'

/** What the bot did not understand and nobody has taught it yet, most frequent first. Nothing for who may not teach. */
export function NotUnderstood() {
  return mayCall(misunderstoodListGate, useSession()) ? <Groups /> : null
}

function Groups() {
  const bot = useBotId()
  const id = useId()
  const { data, error, refetch } = useQuery({
    queryKey: ['misunderstoodList', bot],
    queryFn: ({ signal }) => unwrap(api.GET('/misunderstood/{bot}', { params: { path: { bot } }, signal })),
  })
  useContentChanges(bot, ['intent', 'example'], refetch)
  const groups = [...(data?.groups ?? [])].sort((one, other) => other.count - one.count).slice(0, MOST)
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>Lo que el chatbot no entendió</h2>
        {groups.length > 0 && <Link to={PAGE}>Ver todo y enseñarle</Link>}
      </div>
      <p className="soft">Todo lo que falta enseñarle, de cualquier día y sin los filtros de esta página.</p>
      {!data ? (
        error ? (
          <LoadFailure error={error} onRetry={refetch} />
        ) : (
          <div className="analytics-ghost analytics-ghost-tall" role="status">
            <span className="sr-only">Cargando…</span>
          </div>
        )
      ) : groups.length === 0 ? (
        <p className="analytics-none">{data.is_trained ? TAUGHT : UNTRAINED}</p>
      ) : (
        <ol className="analytics-list" aria-labelledby={id}>
          {groups.map(({ text, count, message_ids }) => (
            <li key={message_ids[0]}>
              <Link to={`${PAGE}?q=${encodeURIComponent(text)}`}>«{text}»</Link>
              <span className="num">{plural(count, 'vez', 'veces')}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
