import type { components } from '../../../../../generated/api.d.ts'
import { Chart } from '../../../ui/chart/Chart.tsx'
import { areWeeks, spansOf, sum, unpairedText } from '../days.ts'
import { type Filters, listUrl } from '../filters.ts'
import { useOpenable } from '../ListLink.tsx'

interface MessageDaysProps {
  days: readonly components['schemas']['MessageDay'][]
  period: components['schemas']['AnalyticsPeriod']
  filters: Filters
}

/** Messages of each day by who wrote them. */
export function MessageDays({ days, period, filters }: MessageDaysProps) {
  const openable = useOpenable()
  const { compare } = filters
  const weeks = areWeeks(days)
  return (
    <Chart
      kind="bars"
      bars="stacked"
      title={weeks ? 'Mensajes por semana' : 'Mensajes por día'}
      pointName={weeks ? 'Semana' : 'Día'}
      note={compare && unpairedText(period)}
      latestFirst
      points={spansOf(days).map(({ key, last, label, short, partial, rows }) => {
        const href = openable(listUrl(filters, 'with_messages', { day_from: key, day_to: last }))
        const values = [
          sum(rows.map((day) => day.received)),
          sum(rows.map((day) => day.sent_bot)),
          sum(rows.map((day) => day.sent_agent)),
          ...(compare ? [sum(rows.map((day) => day.previous))] : []),
        ]
        return { key, label, short, values, partial, ...(href && { href }) }
      })}
      series={[
        { name: 'Recibidos' },
        { name: 'Del chatbot' },
        { name: 'Del equipo' },
        ...(compare ? [{ name: 'Total del período anterior', undrawn: true }] : []),
      ]}
    />
  )
}
