import type { components } from '../../../../../generated/api.d.ts'
import { Chart } from '../../../ui/chart/Chart.tsx'
import { areWeeks, spansOf, sum, unpairedText } from '../days.ts'
import { type Filters, listUrl } from '../filters.ts'
import { useOpenable } from '../ListLink.tsx'

interface ByDayProps {
  days: readonly components['schemas']['AnalyticsDay'][]
  period: components['schemas']['AnalyticsPeriod']
  filters: Filters
}

/** Conversations of each day, or week where the days are many. */
export function ByDay({ days, period, filters }: ByDayProps) {
  const openable = useOpenable()
  const weeks = areWeeks(days)
  return (
    <Chart
      kind="lines"
      title={weeks ? 'Conversaciones por semana' : 'Conversaciones por día'}
      pointName={weeks ? 'Semana' : 'Día'}
      note={filters.compare && unpairedText(period)}
      latestFirst
      points={spansOf(days).map(({ key, last, label, short, partial, rows }) => {
        const href = openable(listUrl(filters, 'started', { day_from: key, day_to: last }))
        const values = [
          sum(rows.map((day) => day.started)),
          sum(rows.map((day) => day.handed_off)),
          sum(rows.map((day) => day.resolved)),
          ...(filters.compare ? [sum(rows.map((day) => day.previous))] : []),
        ]
        return { key, label, short, values, partial, ...(href && { href }) }
      })}
      series={[
        { name: 'Iniciadas' },
        { name: 'Derivadas' },
        { name: 'Resueltas', undrawn: true },
        ...(filters.compare ? [{ name: 'Iniciadas, período anterior', tone: 'previous' as const }] : []),
      ]}
    />
  )
}
