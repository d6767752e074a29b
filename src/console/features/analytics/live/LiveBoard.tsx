import { EmptyState } from '../../../ui/EmptyState.tsx'
import { LoadFailure } from '../../../ui/LoadFailure.tsx'
import { Ways } from '../NothingYet.tsx'
import { Areas } from './Areas.tsx'
import { Attending } from './Attending.tsx'
import { Freshness } from './Freshness.tsx'
import { LiveGhost } from './LiveGhost.tsx'
import { Moment } from './Moment.tsx'
import { Spoken } from './Spoken.tsx'
import { Today } from './Today.tsx'
import { useBoard } from './useBoard.ts'
import { ClockOffset } from './Waited.tsx'

/** What happens at this moment, and how the day goes. */
export function LiveBoard({ bot }: { bot: number }) {
  const { data, error, refetch, dataUpdatedAt } = useBoard(bot)
  if (!data) return error ? <LoadFailure error={error} onRetry={refetch} /> : <LiveGhost />
  const { now, today, day, people, areas, at } = data
  const isEmpty = today.started === 0 && now.open === 0
  return (
    <ClockOffset value={Date.parse(at) - dataUpdatedAt}>
      <div className="live">
        <Freshness readAt={dataUpdatedAt} hasFailed={error !== null} />
        <Spoken counts={now} />
        <Moment counts={now} day={day} />
        {isEmpty ? (
          <section className="card live-empty" aria-label="Hoy">
            <EmptyState icon="chart" title="Hoy todavía no escribió nadie" help="tablero-en-vivo">
              <p>Cuando un cliente escriba, lo verás aquí sin recargar.</p>
              <Ways />
            </EmptyState>
          </section>
        ) : (
          <Today today={today} day={day} />
        )}
        <div className="live-tables">
          {people.length > 0 && <Attending people={people} />}
          {areas.length > 0 && <Areas areas={areas} />}
        </div>
      </div>
    </ClockOffset>
  )
}
