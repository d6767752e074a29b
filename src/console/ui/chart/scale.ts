import { widest } from './measure.ts'
import type { ChartData, Unit } from './types.ts'

/** How many steps a scale has at most. With more of them the last ends nearer to the greatest value. */
const STEPS = 4

/** Steps of seconds that are readable, also where they add up. */
const SPANS = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 10_800, 21_600, 43_200, 86_400]

const DAY = 86_400

/** Returns the smallest round number at or above one. */
function roundUp(least: number, factors: readonly number[]): number {
  const power = 10 ** Math.floor(Math.log10(least))
  return (factors.find((one) => one * power >= least * (1 - 1e-9)) ?? 10) * power
}

/** Returns the distance between the lines of a scale over a range. */
function stepOf(range: number, unit: Unit): number {
  const least = range / STEPS
  if (unit === 'seconds') return SPANS.find((span) => span >= least) ?? roundUp(least / DAY, [1, 2, 5]) * DAY
  if (unit === 'share') return roundUp(least, [1, 2, 2.5, 5])
  // Nobody counts halves.
  return least <= 1 ? 1 : roundUp(least, least < 10 ? [1, 2, 5] : [1, 2, 2.5, 5])
}

/** The end of a scale without values, and the least for others: one line alone tells no height. */
const LEAST: Record<Unit, number> = { count: 2, share: 0.01, seconds: 2 }

export interface Scale {
  low: number
  high: number
  ticks: readonly number[]
}

/** Returns the vertical scale for values: it begins at zero, so that lengths compare, and ends near the greatest. */
export function scaleOf(values: readonly number[], unit: Unit = 'count'): Scale {
  const [most, least] = [Math.max(0, ...values), Math.min(0, ...values)]
  const range = Math.max(most - least, LEAST[unit])
  const step = stepOf(range, unit)
  const [first, last] = [Math.floor(least / step), Math.ceil((least < 0 ? most : range) / step - 1e-9)]
  const ticks = Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)))
  return { low: ticks[0] ?? 0, high: ticks.at(-1) ?? step, ticks }
}

/** Distances between labelled points: days fall on the same weekday where there is room for one label a week. */
const STRIDES = [1, 2, 3, 4, 7, 14, 28, 56, 112, 224]
const GAP = 14

/** Returns the places of the points that get a label at the axis, counted from the last. */
export function labelled(points: ChartData['points'], step: number): number[] {
  const room = widest(points.map(({ short, label }) => short ?? label)) + GAP
  const stride = STRIDES.find((one) => one * step >= room) ?? points.length
  return points.flatMap((_, at) => ((points.length - 1 - at) % stride === 0 ? at : []))
}
