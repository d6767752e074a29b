import { type ReactNode, useId } from 'react'
import type { components } from '../../../../../generated/api.d.ts'
import { STALE_DAYS } from '../../../../contract/analytics.ts'
import { DASH, formatInteger } from '../../../ui/format.ts'
import { ListLink } from '../ListLink.tsx'
import { inboxUrl, UNANSWERED } from './addresses.ts'
import { LONG_AGO, lateText } from './Moment.tsx'
import { Waited } from './Waited.tsx'

interface LiveRow {
  key: string
  name: ReactNode
  /** its name for the links of the row, which are told alone */
  label: string
  open: number
  waiting: number
  late: number
  longest: components['schemas']['LiveWait'] | null
  /** the filter of the inbox with the chats of the row */
  filter: Record<string, string | number>
}

interface LiveTableProps {
  title: string
  /** what a row is */
  of: string
  rows: readonly LiveRow[]
  children?: ReactNode
}

/** How many chats each person or area has open and unanswered, and the longest wait among them. */
export function LiveTable({ title, of, rows, children }: LiveTableProps) {
  const id = useId()
  return (
    <section className="card live-table" aria-labelledby={id}>
      <h2 id={id} className="analytics-title">
        {title}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section className="analytics-scroll" tabIndex={0} aria-label={`Tabla: ${title}`}>
        <table className="analytics-table">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{of}</th>
              <th scope="col">Abiertas</th>
              <th scope="col">En espera</th>
              <th scope="col">Mayor espera</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, label, open, waiting, late, longest, filter }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>
                  <Count count={open} to={inboxUrl(filter)} of={`abiertas de ${label}`} />
                </td>
                <td>
                  <Count count={waiting} to={inboxUrl({ ...filter, ...UNANSWERED })} of={`en espera de ${label}`} />{' '}
                  {late > 0 && <span className="live-late">{lateText(late)}</span>}
                </td>
                <td className="live-wait">
                  {longest ? (
                    <ListLink to={inboxUrl({ ...filter, ...UNANSWERED }, longest.chat_id)}>
                      <Waited since={longest.since} />
                      <span className="sr-only"> de espera en {label}</span>
                    </ListLink>
                  ) : (
                    // Those that nobody closed long ago are not the longest wait, but they wait.
                    (waiting > 0 && <LongAgo />) || DASH
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {children}
    </section>
  )
}

/** How long customers have waited who are left out of the longest wait. */
const LongAgo = () => (
  <>
    <span aria-hidden="true">{LONG_AGO}</span>
    <span className="sr-only">más de {STALE_DAYS} días</span>
  </>
)

/** Nothing is behind a zero. */
const Count = ({ count, to, of }: { count: number; to: string; of: string }) => (
  <ListLink to={count > 0 ? to : undefined}>
    {formatInteger(count)}
    <span className="sr-only"> {of}</span>
  </ListLink>
)
