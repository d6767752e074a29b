import { widest } from './measure.ts'
import type { ChartData, Unit } from './types.ts'

/** Returns the smallest round number at or above a count, for the scale. Its half is a whole number too. */
export function niceMaximum(count: number): number {
  if (count <= 4) return 4
  const power = 10 ** Math.floor(Math.log10(count))
  const step = [1, 2, 4, power === 1 ? 6 : 5, 8, 10].find((one) => one * power >= count) ?? 10
  return step * power
}

/** Ends of a scale of seconds, whose halves are readable as well. */
const SPANS = [10, 20, 60, 120, 240, 600, 1200, 1800, 3600, 7200, 14_400, 28_800, 43_200, 86_400]

function end(most: number, unit: Unit): number {
  if (unit === 'seconds') {
    return SPANS.find((span) => span >= most) ?? niceMaximum(most / 86_400) * 86_400
  }
  // Averages between 0 and 4 fit the scale of counts.
  if (unit === 'count') return niceMaximum(most)
  if (most > 1) return niceMaximum(most * 100) / 100
  return [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1].find((one) => one >= most) ?? 1
}

export interface Scale {
  low: number
  high: number
  ticks: readonly number[]
}

/** Returns the vertical scale for values. It begins at zero, so that lengths compare. */
export function scaleOf(values: readonly number[], unit: Unit = 'count'): Scale {
  const most = Math.max(0, ...values)
  const least = Math.min(0, ...values)
  const low = least < 0 ? -end(-least, unit) : 0
  const high = most > 0 || low === 0 ? end(most, unit) : 0
  const ticks = low < 0 ? [low, 0, high] : [0, high / 2, high]
  return { low, high, ticks: [...new Set(ticks)] }
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
