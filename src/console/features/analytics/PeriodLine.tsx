import type { components } from '../../../../generated/api.d.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { rangeText, zoneText } from './period.ts'

interface PeriodLineProps {
  period: components['schemas']['AnalyticsPeriod']
  compare: boolean
  /** the figures shown are still those of other filters */
  updating: boolean
}

/** The period of the figures in words, with what it is compared with and whose hour it is. */
export function PeriodLine({ period, compare, updating }: PeriodLineProps) {
  const { from, to, previous_from, previous_to, timezone } = period
  const before =
    compare && previous_from && previous_to ? rangeText({ from: previous_from, to: previous_to }) : undefined
  return (
    <p className="analytics-period" role="status">
      <strong>{rangeText({ from, to })}</strong>
      {before && <span> · comparado con {before.charAt(0).toLowerCase() + before.slice(1)}</span>}
      <span> · {zoneText(timezone)}</span>
      {updating && <Spinner size={16} label="Actualizando…" />}
    </p>
  )
}
