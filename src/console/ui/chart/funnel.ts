import { formatRate } from '../format.ts'
import type { ChartData, ChartPoint } from './types.ts'

interface Step {
  count: number | null
  /** part of the first step that came here */
  ofFirst: number | null
  /** how many of the step before did not come here; `null` where that is no loss */
  lost: number | null
  lostShare: number | null
  /** place of the step that the loss is counted from: the last before this one that everybody is led to */
  since: number | null
  /** only some are led to it */
  conditional: boolean
}

/**
 * Returns the figures of the steps of a funnel. A step that only some are led to loses nobody, and neither does the way
 * from it to the next; where more came than before, nobody was lost either.
 */
export function stepsOf({ points }: Pick<ChartData, 'points'>): Step[] {
  const first = points[0]?.values[0] ?? null
  let since: number | null = null
  return points.map(({ values, conditional = false }, at) => {
    const count = values[0] ?? null
    const from = conditional ? null : since
    if (!conditional) since = at
    const before = from === null ? null : (points[from]?.values[0] ?? null)
    const lost = count === null || before === null || count > before ? null : before - count
    return {
      count,
      ofFirst: count === null || !first ? null : count / first,
      lost,
      lostShare: lost === null || !before ? null : lost / before,
      since: from,
      conditional,
    }
  })
}

/** How the names of steps that only some are led to go on. */
export const ONLY_SOME = 'solo a algunos'

/**
 * How people came to a step: '340 menos (28,3 %)', counted from the last step that everybody is led to, which is named if
 * it is not the one before; that only some are led to it; and nothing where more came.
 */
export function wayText(data: Pick<ChartData, 'points'>, at: number, format: (value: number) => string): string {
  const step = stepsOf(data)[at]
  if (!step || at === 0) return ''
  if (step.conditional) return `se pregunta ${ONLY_SOME}`
  const { lost, lostShare, since } = step
  if (lost === null || since === null) return ''
  const from = since === at - 1 ? '' : ` que en el paso ${since + 1}`
  if (lost === 0) return from ? `los mismos${from}` : 'Sin pérdida'
  const share = lostShare === null ? '' : ` (${formatRate(lostShare)})`
  return `${left(data.points[since], lost, format)}${from}${share}`
}

/** What those did who did not go on from a step. */
const left = (point: ChartPoint | undefined, count: number, format: (value: number) => string): string =>
  point?.leave ? point.leave(count) : `${format(count)} menos`
