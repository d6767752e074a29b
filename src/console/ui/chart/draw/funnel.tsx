import { DASH, formatRate } from '../../format.ts'
import { stepsOf, wayText } from '../funnel.ts'
import { fitted, inTwoLines, textWidth } from '../measure.ts'
import type { ChartData, Drawing } from '../types.ts'
import { formatOf, toneOf } from '../values.ts'
import { Area, Fills } from './fills.tsx'

const [TEXT, BAR, LOSS] = [22, 20, 28]
/** Height of a further line of a name. */
const LINE = 16

/** Draws steps below each other: how many came to each, and between two of them how many did not go on. */
export function drawFunnel(data: ChartData, width: number, id: string): Drawing {
  const [series] = data.series
  const tone = series ? toneOf(series, 0) : 'main'
  const format = formatOf(data, series)
  const steps = stepsOf(data)
  const most = Math.max(0, ...steps.map(({ count }) => count ?? 0)) || 1
  let below = 0
  const rows = data.points.map((point, at) => {
    const step = steps[at]
    const count = step?.count ?? null
    const share = at > 0 && step && step.ofFirst !== null ? ` · ${formatRate(step.ofFirst)}` : ''
    const text = count === null ? DASH : format(count) + share
    const name = inTwoLines(`${at + 1}. ${point.label}`, [width - textWidth(text, 13) - 24, width], 13)
    const top = below
    const bar = top + TEXT + (name.length - 1) * LINE
    below = bar + BAR + LOSS
    return { point, count, text, name, top, bar }
  })
  const body = (
    <>
      <Fills id={id} tones={[tone]} />
      {rows.map(({ point, count, text, name, top, bar }, at) => {
        const way = wayText(data, at + 1, format)
        return (
          <g key={point.key}>
            {name.map((line, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is told by its place
              <text key={place} className="chart-text chart-name" x="0" y={top + 15 + place * LINE}>
                {line}
              </text>
            ))}
            <text className="chart-text chart-value" x={width} y={top + 15} textAnchor="end">
              {text}
            </text>
            <rect className="chart-track" x="0" y={bar} width={width} height={BAR} rx="3" />
            <Area
              {...{ id, tone }}
              x={0}
              y={bar}
              width={count ? Math.max(2, (count / most) * width) : 0}
              height={BAR}
            />
            {way && (
              <text className="chart-text" x="12" y={bar + BAR + 18}>
                ↓ {fitted(way, width - 28)}
              </text>
            )}
          </g>
        )
      })}
    </>
  )
  const spots = rows.map(({ top, bar }) => ({ x: 0, y: top, width, height: bar + BAR + 4 - top }))
  return { width, height: Math.max(0, below - LOSS + 6), body, spots }
}
