import { Chart } from '../../../ui/chart/Chart.tsx'
import { areWeeks, spansOf, sum } from '../days.ts'
import type { Answer } from '../useFigures.ts'

/** Messages that the bot understood on each day, and those that it did not. */
export function IntentDays({ days }: { days: Answer<'intentAnalyticsGet'>['by_day'] }) {
  const weeks = areWeeks(days)
  return (
    <Chart
      kind="bars"
      bars="stacked"
      title={weeks ? 'Mensajes entendidos por semana' : 'Mensajes entendidos por día'}
      pointName={weeks ? 'Semana' : 'Día'}
      latestFirst
      points={spansOf(days).map(({ key, label, short, rows }) => ({
        ...{ key, label, short },
        values: [sum(rows.map((day) => day.understood)), sum(rows.map((day) => day.not_understood))],
      }))}
      series={[
        { name: 'Entendidos', tone: 'main' },
        { name: 'Sin entender', tone: 'bad' },
      ]}
    />
  )
}
