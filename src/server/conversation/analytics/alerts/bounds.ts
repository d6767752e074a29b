import type { components } from '../../../../../generated/api.d.ts'
import { formatNumber } from '../../../../contract/format.ts'
import { type Unit, unitOf } from '../units.ts'

type Alert = components['schemas']['AnalyticsAlert']

/** Least and greatest value that a figure can have. */
const BOUNDS: Readonly<Record<Unit, readonly [number, number]>> = {
  ...{ count: [0, Infinity], duration: [0, Infinity], average: [0, Infinity] },
  ...{ percent: [0, 100], score: [1, 5], balance: [-100, 100] },
}

/** Returns the error text for a limit that a figure can never pass; undefined if it can. */
export function thresholdFault({
  metric,
  direction,
  threshold,
}: Pick<Alert, 'metric' | 'direction' | 'threshold'>): string | undefined {
  const [least, most] = BOUNDS[unitOf(metric)]
  if (threshold < least || threshold > most)
    return most === Infinity
      ? `Elige ${formatNumber(least)} o más.`
      : `Elige entre ${formatNumber(least)} y ${formatNumber(most)}.`
  if (direction === 'above' ? threshold < most : threshold > least) return undefined
  return direction === 'above'
    ? `No avisaría nunca. Elige menos de ${formatNumber(most)}.`
    : `No avisaría nunca. Elige más de ${formatNumber(least)}.`
}
