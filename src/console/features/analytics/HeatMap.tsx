import { useNavigate } from 'react-router-dom'
import { WeekdayOptions } from '../../../../generated/options.ts'
import { Chart } from '../../ui/chart/Chart.tsx'
import { useOpenable } from './ListLink.tsx'

interface HeatMapProps {
  title: string
  help?: string
  note?: React.ReactNode
  /** count of an hour of the week; 0 for those that are not there */
  cells: readonly { weekday: number; hour: number; count: number }[]
  counted: (count: number) => string
  /** the list of what an hour counts */
  urlOf?: (weekday: number, hour: number) => string
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** Counts by day of the week and hour; each opens what it counts. */
export function HeatMap({ cells, urlOf, counted, ...rest }: HeatMapProps) {
  const navigate = useNavigate()
  const openable = useOpenable()
  const found = new Map(cells.map(({ weekday, hour, count }) => [weekday * 24 + hour, count]))
  const may = urlOf && openable(urlOf(0, 0)) !== undefined
  return (
    <Chart
      {...rest}
      kind="heat"
      state={cells.some(({ count }) => count > 0) ? 'ready' : 'empty'}
      points={WeekdayOptions.map(({ value, label }) => ({
        ...{ key: String(value), label, short: label.slice(0, 3) },
        values: HOURS.map((hour) => found.get(Number(value) * 24 + hour) ?? 0),
      }))}
      series={[{ name: rest.title, say: counted }]}
      {...(may && {
        onOpen: ({ key }: { key: string }, hour?: number) => navigate(urlOf(Number(key), hour ?? 0)),
        openText: 'Ver conversaciones',
      })}
    />
  )
}
