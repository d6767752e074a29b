import { textWidth } from '../measure.ts'
import type { Drawn } from '../values.ts'
import { Area, dashesOf } from './fills.tsx'

const [SAMPLE, GAP, LINE] = [22, 16, 20]

interface Placed extends Drawn {
  x: number
  y: number
}

/** Returns the places of the names of series in lines of a width, and the height of all lines. */
export function legendOf(drawn: readonly Drawn[], width: number): { placed: Placed[]; height: number } {
  const placed: Placed[] = []
  let [x, y] = [0, 0]
  for (const one of drawn) {
    const needed = SAMPLE + 6 + textWidth(one.series.name, 13)
    if (x > 0 && x + needed > width) [x, y] = [0, y + LINE]
    placed.push({ ...one, x, y })
    x += needed + GAP
  }
  return { placed, height: drawn.length === 0 ? 0 : y + LINE + 8 }
}

interface LegendProps {
  id: string
  placed: readonly Placed[]
  lines?: boolean
  /** whether a series' areas contain those of the next */
  outer?: (place: number) => boolean
}

/** The names of the series beside samples of their bars or lines. It is a part of the picture, and so of its files. */
export function Legend({ id, placed, lines, outer }: LegendProps) {
  return placed.map(({ series, tone, at, x, y }, place) => (
    <g key={at}>
      {lines ? (
        <path
          className={`chart-${tone} chart-stroke`}
          d={`M${x},${y + 9}H${x + SAMPLE}`}
          strokeDasharray={dashesOf(tone)}
        />
      ) : (
        <Area id={id} tone={tone} x={x + 4} y={y + 2} width={14} height={14} outer={outer?.(place)} />
      )}
      <text className="chart-text chart-name" x={x + SAMPLE + 6} y={y + 14}>
        {series.name}
      </text>
    </g>
  ))
}
