import { DASH } from '../../format.ts'
import { fitted, textWidth } from '../measure.ts'
import type { ChartData, Drawing } from '../types.ts'
import { drawnSeries, formatOf, numbersOf } from '../values.ts'
import { Area, Fills } from './fills.tsx'
import { Legend, legendOf } from './Legend.tsx'

const [TEXT, BAR, PAUSE] = [20, 11, 12]

/** Draws categories below each other: name and value on a line, their bars below it. */
export function drawRank(data: ChartData, width: number, id: string): Drawing {
  const drawn = drawnSeries(data)
  const legend = legendOf(drawn.length > 1 ? drawn : [], width)
  const values = numbersOf(drawn.flatMap(({ at }) => data.points.map((point) => point.values[at])))
  const most = Math.max(...values, 0) || 1
  const row = TEXT + drawn.length * BAR + PAUSE
  const main = drawn[0]
  const format = formatOf(data, main?.series)
  const body = (
    <>
      <Fills id={id} tones={drawn.map(({ tone }) => tone)} />
      <Legend id={id} placed={legend.placed} />
      {data.points.map((point, place) => {
        const top = legend.height + place * row + PAUSE / 2
        const value = main ? (point.values[main.at] ?? null) : null
        const text = value === null ? DASH : format(value)
        return (
          <g key={point.key}>
            <text className="chart-text chart-name" x="0" y={top + 14}>
              {fitted(point.label, width - textWidth(text, 13) - 24, 13)}
            </text>
            <text className="chart-text chart-value" x={width} y={top + 14} textAnchor="end">
              {text}
            </text>
            {drawn.map(({ at, tone }, order) => {
              const own = point.values[at] ?? 0
              return (
                <Area
                  key={at}
                  {...{ id, tone }}
                  x={0}
                  y={top + TEXT + order * BAR}
                  width={own > 0 ? Math.max(2, (own / most) * width) : 0}
                  height={BAR - 2}
                />
              )
            })}
          </g>
        )
      })}
    </>
  )
  const spots = data.points.map((_, place) => ({ x: 0, y: legend.height + place * row, width, height: row }))
  return { width, height: legend.height + data.points.length * row, body, spots }
}
