import { formatRate } from '../format.ts'
import type { ChartData, ChartPoint } from './types.ts'

interface Step {
  count: number | null
  /** part of the first step that came here */
  ofFirst: number | null
  /** how many were lost on the way here; `null` where that is not known */
  lost: number | null
  lostShare: number | null
  /** how many of the step before went on without this one */
  passed: number
}

/**
 * Returns the figures of the steps of a funnel. Those who left at a step are counted by it, or they are those who did not
 * come to the next; where more came than before, nobody was lost.
 */
export function stepsOf({ points }: Pick<ChartData, 'points'>): Step[] {
  const first = points[0]?.values[0] ?? null
  return points.map(({ values }, at) => {
    const count = values[0] ?? null
    const before = points[at - 1]
    const from = before?.values[0] ?? null
    const missing = count === null || from === null || count > from ? null : from - count
    const lost = from === null ? null : (before?.left ?? missing)
    return {
      count,
      ofFirst: count === null || !first ? null : count / first,
      lost,
      lostShare: lost === null || !from ? null : lost / from,
      passed: before?.left === undefined ? 0 : Math.max(0, (missing ?? 0) - before.left),
    }
  })
}

/** How people came to a step: '340 menos (28,3 %)', and how many went on without it. Nothing where more came. */
export function wayText(data: Pick<ChartData, 'points'>, at: number, format: (value: number) => string): string {
  const { lost = null, lostShare = null, passed = 0 } = stepsOf(data)[at] ?? {}
  const before = data.points[at - 1]
  if (!before || lost === null) return ''
  const share = lostShare === null ? '' : ` (${formatRate(lostShare)})`
  const way = lost === 0 ? 'Sin pérdida' : `${leaving(before, lost, format)}${share}`
  return passed > 0 ? `${way} · a ${format(passed)} no se les preguntó` : way
}

/** What those did who did not go on from a step. */
function leaving({ leave, left }: ChartPoint, count: number, format: (value: number) => string): string {
  if (leave) return leave(count)
  if (left === undefined) return `${format(count)} menos`
  return count === 1 ? '1 se fue' : `${format(count)} se fueron`
}
