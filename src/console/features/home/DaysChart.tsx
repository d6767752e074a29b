import type { components } from '../../../../generated/api.d.ts'
import { Chart } from '../../ui/chart/Chart.tsx'
import type { ChartSeries } from '../../ui/chart/types.ts'
import { formatDate, formatDayMonth, plural } from '../../ui/format.ts'

type Day = components['schemas']['HomeDay']

const SERIES: readonly ChartSeries[] = [
  { name: 'Conversaciones', tone: 'main', say: (count) => plural(count, 'conversación', 'conversaciones') },
  { name: 'Derivadas a una persona', tone: 'main', say: (count) => plural(count, 'derivada', 'derivadas') },
  { name: 'Resueltas', undrawn: true, say: (count) => plural(count, 'resuelta', 'resueltas') },
]

/** Conversations per day of the last thirty days, and how many were handed over; as bars or as a table. */
export function DaysChart({ days }: { days: readonly Day[] }) {
  const [first, last] = [days[0]?.day, days.at(-1)?.day]
  const named = first && last ? `, del ${formatDayMonth(first)} al ${formatDayMonth(last)}, hoy incluido` : ''
  const total = days.reduce((sum, day) => sum + day.conversations, 0)
  return (
    <Chart
      kind="bars"
      bars="within"
      title="Conversaciones de los últimos 30 días"
      note={`${plural(total, 'conversación', 'conversaciones')}${named}`}
      points={days.map(({ day, conversations, handoffs, resolved }) => ({
        key: day,
        label: formatDate(day),
        short: formatDayMonth(day),
        values: [conversations, handoffs, resolved],
      }))}
      series={SERIES}
      pointName="Día"
      latestFirst
    />
  )
}
