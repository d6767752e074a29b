import { widest } from '../measure.ts'
import { labelled, type Scale, scaleOf } from '../scale.ts'
import type { Box, ChartData } from '../types.ts'
import { drawnSeries, formatOf, numbersOf } from '../values.ts'

const [PLOT, FOOT, HEAD] = [190, 26, 10]

/** The room of bars and lines: where values and points are. */
interface Room {
  left: number
  top: number
  /** width of one point */
  step: number
  height: number
  scale: Scale
  ticks: readonly string[]
  y: (value: number) => number
}

/** Returns the room below a legend. `values` are the ends of what is drawn. */
export function roomOf(data: ChartData, width: number, legend: number, values: readonly number[]): Room {
  const scale = scaleOf(numbersOf(values), data.unit)
  const format = formatOf(data, drawnSeries(data)[0]?.series)
  const ticks = scale.ticks.map(format)
  const left = Math.ceil(widest(ticks)) + 10
  const top = legend + HEAD
  return {
    ...{ left, top, scale, ticks, height: top + PLOT + FOOT },
    step: (width - left) / Math.max(1, data.points.length),
    y: (value) => top + PLOT - ((value - scale.low) / (scale.high - scale.low)) * PLOT,
  }
}

/** Returns the strip of each point, over the whole height. */
export const stripsOf = ({ points }: ChartData, { left, top, step }: Room): Box[] =>
  points.map((_, at) => ({ x: left + at * step, y: top - HEAD, width: step, height: PLOT + HEAD }))

/** The lines and texts of both axes. */
export function Axes({ points, room, width }: { points: ChartData['points']; room: Room; width: number }) {
  const { left, top, step, scale, ticks, y } = room
  return (
    <>
      {scale.ticks.map((tick, at) => (
        <g key={tick}>
          <path className={tick === 0 ? 'chart-zero' : 'chart-line'} d={`M${left},${y(tick)}H${width}`} />
          <text className="chart-text" x={left - 8} y={y(tick) + 4} textAnchor="end">
            {ticks[at]}
          </text>
        </g>
      ))}
      {labelled(points, step).map((at) => {
        const { key, short, label } = points[at] ?? { key: '', label: '' }
        const centre = left + (at + 0.5) * step
        // The outermost labels stay within the picture.
        const half = widest([short ?? label]) / 2
        const last = centre + half > width
        const first = centre - half < 0
        return (
          <text
            key={key}
            className="chart-text"
            x={last ? width : first ? 0 : centre}
            y={top + PLOT + 20}
            textAnchor={last ? 'end' : first ? 'start' : 'middle'}
          >
            {short ?? label}
          </text>
        )
      })}
    </>
  )
}
