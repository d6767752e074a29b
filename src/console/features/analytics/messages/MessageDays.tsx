import type { components } from '../../../../../generated/api.d.ts'
import { Chart } from '../../../ui/chart/Chart.tsx'
import { areWeeks, spansOf, sum } from '../days.ts'

interface MessageDaysProps {
  days: readonly components['schemas']['MessageDay'][]
  compare: boolean
}

/** Messages of each day by who wrote them. */
export function MessageDays({ days, compare }: MessageDaysProps) {
  const weeks = areWeeks(days)
  return (
    <Chart
      kind="bars"
      bars="stacked"
      title={weeks ? 'Mensajes por semana' : 'Mensajes por día'}
      pointName={weeks ? 'Semana' : 'Día'}
      latestFirst
      points={spansOf(days).map(({ key, label, short, rows }) => ({
        ...{ key, label, short },
        values: [
          sum(rows.map((day) => day.received)),
          sum(rows.map((day) => day.sent_bot)),
          sum(rows.map((day) => day.sent_agent)),
          ...(compare ? [sum(rows.map((day) => day.previous))] : []),
        ],
      }))}
      series={[
        { name: 'Recibidos' },
        { name: 'Del chatbot' },
        { name: 'Del equipo' },
        ...(compare ? [{ name: 'Total del período anterior', undrawn: true }] : []),
      ]}
    />
  )
}
