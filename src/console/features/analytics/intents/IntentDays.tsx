import { Chart } from '../../../ui/chart/Chart.tsx'
import { areWeeks, spansOf, sum } from '../days.ts'
import { type Filters, listUrl } from '../filters.ts'
import { useOpenable } from '../ListLink.tsx'
import type { Answer } from '../useFigures.ts'

interface IntentDaysProps {
  days: Answer<'intentAnalyticsGet'>['by_day']
  filters: Filters
}

/** Messages that the bot understood on each day, and those that it did not. */
export function IntentDays({ days, filters }: IntentDaysProps) {
  const openable = useOpenable()
  const weeks = areWeeks(days)
  return (
    <Chart
      kind="bars"
      bars="stacked"
      title={weeks ? 'Mensajes entendidos por semana' : 'Mensajes entendidos por día'}
      pointName={weeks ? 'Semana' : 'Día'}
      latestFirst
      points={spansOf(days).map(({ key, last, label, short, partial, rows }) => {
        const href = openable(listUrl(filters, 'read_by_bot', { day_from: key, day_to: last }))
        const values = [sum(rows.map((day) => day.understood)), sum(rows.map((day) => day.not_understood))]
        return { key, label, short, values, partial, ...(href && { href }) }
      })}
      series={[
        { name: 'Entendidos', tone: 'main' },
        { name: 'Sin entender', tone: 'bad' },
      ]}
    />
  )
}
