import { DASH, formatRate } from '../../format.ts'
import { stepsOf, wayText } from '../funnel.ts'
import { fitted, textWidth } from '../measure.ts'
import type { ChartData, Drawing } from '../types.ts'
import { formatOf, toneOf } from '../values.ts'
import { Area, Fills } from './fills.tsx'

const [TEXT, BAR, LOSS] = [22, 20, 28]
const ROW = TEXT + BAR + LOSS

/** Draws steps below each other: how many came to each, and between two of them how many did not go on. */
export function drawFunnel(data: ChartData, width: number, id: string): Drawing {
  const [series] = data.series
  const tone = series ? toneOf(series, 0) : 'main'
  const format = formatOf(data, series)
  const steps = stepsOf(data)
  const most = Math.max(0, ...steps.map(({ count }) => count ?? 0)) || 1
  const body = (
    <>
      <Fills id={id} tones={[tone]} />
      {data.points.map((point, at) => {
        const step = steps[at]
        const top = at * ROW
        const count = step?.count ?? null
        const share = at > 0 && step && step.ofFirst !== null ? ` · ${formatRate(step.ofFirst)}` : ''
        const text = count === null ? DASH : format(count) + share
        const way = wayText(data, at + 1, format)
        return (
          <g key={point.key}>
            <text className="chart-text chart-name" x="0" y={top + 15}>
              {fitted(`${at + 1}. ${point.label}`, width - textWidth(text, 13) - 24, 13)}
            </text>
            <text className="chart-text chart-value" x={width} y={top + 15} textAnchor="end">
              {text}
            </text>
            <rect className="chart-track" x="0" y={top + TEXT} width={width} height={BAR} rx="3" />
            <Area
              {...{ id, tone }}
              x={0}
              y={top + TEXT}
              width={count ? Math.max(2, (count / most) * width) : 0}
              height={BAR}
            />
            {way && (
              <text className="chart-text" x="12" y={top + TEXT + BAR + 18}>
                ↓ {fitted(way, width - 28)}
              </text>
            )}
          </g>
        )
      })}
    </>
  )
  const spots = data.points.map((_, at) => ({ x: 0, y: at * ROW, width, height: TEXT + BAR + 4 }))
  return { width, height: Math.max(0, data.points.length * ROW - LOSS + 6), body, spots }
}
