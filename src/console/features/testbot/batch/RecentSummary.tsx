import { EmptyState } from '../../../ui/EmptyState.tsx'
import { plural } from '../../../ui/format.ts'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { Loading } from '../../../ui/Spinner.tsx'
import type { useRecent } from './useRecent.ts'

/** How many messages of last week will be tested. */
export function RecentSummary({ recent: { data, error, refetch } }: { recent: ReturnType<typeof useRecent> }) {
  if (!data) return error ? <LoadFailure error={error} onRetry={refetch} /> : <Loading />
  const { messages, courtesies, left_out } = data
  if (messages.length === 0)
    return (
      <EmptyState icon="chat" title="Nadie escribió en los últimos 7 días">
        Aquí entran los mensajes de las conversaciones que puedes ver.
      </EmptyState>
    )
  return (
    <p className="batch-recent" role="status">
      {plural(messages.length, 'mensaje distinto', 'mensajes distintos')} de las conversaciones que puedes ver, con
      otros datos en lugar de los personales.
      {courtesies > 0 && ` Dejamos afuera ${plural(courtesies, 'saludo o gracias', 'saludos y gracias')}.`}
      {left_out > 0 && ` No entraron ${plural(left_out, 'mensaje menos repetido', 'mensajes menos repetidos')}.`}
    </p>
  )
}
