import type { Box, ChartData, Dot, Drawing } from '../types.ts'
import { drawnSeries, numbersOf } from '../values.ts'
import { Axes, roomOf, stripsOf } from './Axes.tsx'
import { dashesOf } from './fills.tsx'
import { Legend, legendOf } from './Legend.tsx'

/** Points of a line without gaps. */
type Run = readonly (readonly [x: number, y: number])[]

/** Dashes of the way to and from a point that is not a whole, whatever the tone of its line. */
const PARTIAL = '2 4'

/** Half of the room of a dot. */
const DOT = 6

/** Draws lines over time. A line breaks where there is no data. */
export function drawLines(data: ChartData, width: number, id: string): Drawing {
  const drawn = drawnSeries(data)
  const legend = legendOf(drawn.length > 1 ? drawn : [], width)
  const values = numbersOf(drawn.flatMap(({ at }) => data.points.map((point) => point.values[at])))
  const room = roomOf(data, width, legend.height, values)
  const x = (at: number) => room.left + (at + 0.5) * room.step
  const runsOf = (series: number): { run: Run; partial: boolean }[] => {
    const runs: { run: [number, number][]; partial: boolean }[] = []
    data.points.forEach((point, at) => {
      const value = point.values[series] ?? null
      if (value === null) return
      const spot: [number, number] = [x(at), room.y(value)]
      const before = data.points[at - 1]
      const from = before?.values[series] ?? null
      const partial = point.partial === true || before?.partial === true
      const last = runs.at(-1)
      if (from === null || !last) runs.push({ run: [spot], partial: point.partial === true })
      else if (last.partial === partial) last.run.push(spot)
      else runs.push({ run: [[x(at - 1), room.y(from)], spot], partial })
    })
    return runs
  }
  const body = (
    <>
      <Legend id={id} placed={legend.placed} lines />
      <Axes points={data.points} room={room} width={width} />
      {/* The first series is the one that matters most: it lies above the others. */}
      {[...drawn]
        .reverse()
        .map(({ tone, at }) =>
          runsOf(at).map(({ run, partial }) => (
            <Line key={`${at} ${run[0]?.[0]} ${partial}`} run={run} tone={tone} partial={partial} />
          )),
        )}
    </>
  )
  const dots = (at: number): Dot[] =>
    drawn.flatMap(({ at: series, tone }) => {
      const value = data.points[at]?.values[series] ?? null
      return value === null ? [] : [{ series, x: x(at), y: room.y(value), tone }]
    })
  const mark = (at: number): Box | undefined => {
    const ys = dots(at).map(({ y }) => y)
    const top = Math.min(...ys) - DOT
    return ys.length === 0 ? undefined : { x: x(at) - DOT, y: top, width: 2 * DOT, height: Math.max(...ys) + DOT - top }
  }
  return { width, height: room.height, body, spots: stripsOf(data, room), dots, mark }
}

function Line({ run, tone, partial }: { run: Run; tone: Dot['tone']; partial: boolean }) {
  const [first] = run
  // A single value between two gaps has no length.
  if (run.length === 1 && first)
    return <circle className={`chart-${tone} chart-full`} cx={first[0]} cy={first[1]} r="2.5" />
  return (
    <path
      className={`chart-${tone} chart-stroke`}
      d={`M${run.map(([x, y]) => `${round(x)},${round(y)}`).join('L')}`}
      strokeDasharray={partial ? PARTIAL : dashesOf(tone)}
    />
  )
}

const round = (value: number) => Math.round(value * 10) / 10
