import { DASH } from '../../format.ts'
import type { Box, ChartData, Drawing } from '../types.ts'
import { type Drawn, drawnSeries, formatOf } from '../values.ts'
import { Axes, roomOf, stripsOf } from './Axes.tsx'
import { Area, Fills } from './fills.tsx'
import { Legend, legendOf } from './Legend.tsx'

interface Bar extends Drawn {
  from: number
  to: number
  /** where it stands among the bars of its point */
  slot: number
  outer: boolean
}

/** Returns the bars of a point. */
function barsOf(data: ChartData, drawn: readonly Drawn[], values: readonly (number | null)[]): Bar[] {
  const arranged = data.bars ?? 'beside'
  let top = 0
  return drawn.map((one, place) => {
    const value = values[one.at] ?? 0
    const from = arranged === 'stacked' ? top : 0
    if (arranged === 'stacked') top += value
    const outer = arranged === 'within' && place < drawn.length - 1
    return { ...one, from, to: from + value, slot: arranged === 'beside' ? place : 0, outer }
  })
}

function writtenOf(data: ChartData, { at, series }: Drawn): string {
  const value = data.points[0]?.values[at] ?? null
  return value === null ? DASH : formatOf(data, series)(value)
}

/** Room of a value above its bar. */
const VALUE = 12

/** Draws bars over time. */
export function drawBars(data: ChartData, width: number, id: string): Drawing {
  const drawn = drawnSeries(data)
  const legend = legendOf(drawn.length > 1 ? drawn : [], width)
  const all = data.points.map(({ values }) => barsOf(data, drawn, values))
  // One point alone has room for wide bars and for their values.
  const single = data.points.length === 1
  const beside = (data.bars ?? 'beside') === 'beside'
  const room = roomOf(
    data,
    width,
    legend.height + (single && beside ? VALUE : 0),
    all.flatMap((bars) => bars.map(({ to }) => to)),
  )
  const slots = beside ? Math.max(1, drawn.length) : 1
  const thick = Math.min(single ? 72 : 18, (room.step * 0.72) / slots)
  const body = (
    <>
      <Fills id={id} tones={drawn.map(({ tone }) => tone)} />
      <Legend id={id} placed={legend.placed} outer={(place) => data.bars === 'within' && place < drawn.length - 1} />
      <Axes points={data.points} room={room} width={width} />
      {all.map((bars, at) =>
        bars.map(({ tone, at: own, from, to, slot, outer }) => (
          <Area
            key={`${data.points[at]?.key} ${own}`}
            {...{ id, tone, outer }}
            square={data.bars === 'stacked'}
            x={room.left + (at + 0.5) * room.step + (slot - slots / 2) * thick}
            y={room.y(Math.max(from, to))}
            width={thick}
            // A small count among large ones stays visible.
            height={to === from ? 0 : Math.max(1.5, Math.abs(room.y(from) - room.y(to)))}
          />
        )),
      )}
      {single &&
        beside &&
        all[0]?.map((bar) => (
          <text
            key={bar.at}
            className="chart-text chart-value"
            x={room.left + room.step / 2 + (bar.slot + 0.5 - slots / 2) * thick}
            y={room.y(bar.to) - 6}
            textAnchor="middle"
          >
            {writtenOf(data, bar)}
          </text>
        ))}
    </>
  )
  const mark = (at: number): Box | undefined => {
    const ends = (all[at] ?? []).flatMap(({ from, to }) => [room.y(from), room.y(to)])
    const [top, wide] = [Math.min(...ends), slots * thick]
    if (ends.length === 0) return undefined
    return { x: room.left + (at + 0.5) * room.step - wide / 2, y: top, width: wide, height: Math.max(...ends) - top }
  }
  return { width, height: room.height, body, spots: stripsOf(data, room), mark }
}
