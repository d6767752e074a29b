import { type ReactNode, useId } from 'react'
import type { components } from '../../../../../generated/api.d.ts'
import { STALE_DAYS } from '../../../../contract/analytics.ts'
import { DASH, formatInteger, plural } from '../../../ui/format.ts'
import { ListLink } from '../ListLink.tsx'
import { inboxUrl, staleUrl, UNANSWERED } from './addresses.ts'
import { Tile } from './Tile.tsx'
import type { Counts } from './useBoard.ts'
import { useWaited } from './Waited.tsx'

/** How long those wait who are left out of the longest wait. */
export const LONG_AGO = `> ${STALE_DAYS} días`

/** Says in words how many are past their deadline; nothing if none is. */
export const lateText = (late: number): string => (late === 0 ? '' : plural(late, 'fuera de plazo', 'fuera de plazo'))

/** Who waits and who is attended at this moment. */
export function Moment({ counts, day }: { counts: Counts; day: string }) {
  const { waiting, waiting_unassigned, late, stale, longest, attended, unassigned } = counts
  const old = stale > 0 && <Stale count={stale} day={day} />
  const id = useId()
  const free = waiting_unassigned > 0 ? `${formatInteger(waiting_unassigned)} sin asignar` : ''
  return (
    <section className="live-group live-moment" aria-labelledby={id}>
      <h2 id={id}>En este momento</h2>
      <ul aria-labelledby={id}>
        <Tile
          name="En espera"
          metric="waiting"
          value={formatInteger(waiting)}
          to={inboxUrl(UNANSWERED)}
          isBad={late > 0}
          note={waiting === 0 ? '¡Bien! Nadie espera' : [lateText(late), free].filter(Boolean).join(' · ')}
        />
        {longest ? (
          <Longest wait={longest} note={old} />
        ) : (
          <Tile
            name="Mayor espera"
            metric="longest_wait"
            value={waiting > 0 ? LONG_AGO : DASH}
            to={undefined}
            note={old}
          />
        )}
        <Tile
          name="En atención"
          value={formatInteger(attended)}
          to={inboxUrl({ type: 'live_chats' })}
          note="Las atiende una persona"
        />
        <Tile
          name="Sin asignar"
          value={formatInteger(unassigned)}
          to={inboxUrl({ state: 'sinasignar' })}
          note="No están a cargo de nadie"
        />
      </ul>
    </section>
  )
}

/** The longest wait. It opens the chat of who waits, if it is known. */
function Longest({ wait, note }: { wait: components['schemas']['LiveWait']; note: ReactNode }) {
  const { shown, spoken } = useWaited(wait.since)
  return (
    <Tile
      name="Mayor espera"
      metric="longest_wait"
      value={shown}
      spoken={spoken}
      to={inboxUrl(UNANSWERED, wait.chat_id)}
      note={note}
    />
  )
}

/** Those that nobody closed long ago would be the longest wait forever. Here they can be opened to close them. */
const Stale = ({ count, day }: { count: number; day: string }) => (
  <ListLink to={staleUrl(day)}>{`Sin contar ${formatInteger(count)} de más de ${STALE_DAYS} días`}</ListLink>
)
