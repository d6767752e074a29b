import { type ReactNode, useState } from 'react'
import type { components } from '../../../../generated/api.d.ts'
import { Chart } from '../../ui/chart/Chart.tsx'
import { formatInteger } from '../../ui/format.ts'

type Point = components['schemas']['AnalyticsPoint']

/** How many are drawn at first. */
const FIRST = 10

interface RankingProps {
  title: string
  /** what is counted of each */
  counted: string
  /** what they are, heading of the table */
  pointName: string
  points: readonly Point[]
  compare: boolean
  /** what a point leads to */
  hrefOf?: (point: Point) => string | undefined
  help?: string
  note?: ReactNode
  emptyText?: string
}

/** What is counted by something, most first. */
export function Ranking({ points, counted, compare, hrefOf, note, ...rest }: RankingProps) {
  const [all, setAll] = useState(false)
  const ordered = [...points].sort(
    (one, other) => other.value - one.value || one.label.localeCompare(other.label, 'es'),
  )
  const shown = all ? ordered : ordered.slice(0, FIRST)
  const more = ordered.length > FIRST && (
    <button type="button" className="link-button" onClick={() => setAll(!all)}>
      {all ? 'Ver menos' : `Ver todo (${formatInteger(ordered.length)})`}
    </button>
  )
  return (
    <Chart
      {...rest}
      kind="rank"
      note={
        note || more ? (
          <>
            {note} {more}
          </>
        ) : undefined
      }
      points={shown.map((point) => {
        const href = hrefOf?.(point)
        return {
          ...{ key: point.key || point.label, label: point.label },
          ...{ values: compare ? [point.value, point.previous] : [point.value], ...(href && { href }) },
        }
      })}
      series={[{ name: counted }, ...(compare ? [{ name: 'Período anterior', tone: 'previous' as const }] : [])]}
    />
  )
}
