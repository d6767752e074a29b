import type { components } from '../../../../generated/api.d.ts'
import { zoneText } from '../../../contract/zone-names.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { rangeText } from './period.ts'

interface PeriodLineProps {
  period: components['schemas']['AnalyticsPeriod']
  compare: boolean
  /** its last day is not over */
  goesOn: boolean
  /** the figures shown are still those of other filters */
  updating: boolean
}

/** The period of the figures in words, with what it is compared with and whose hour it is. */
export function PeriodLine({ period, compare, goesOn, updating }: PeriodLineProps) {
  const { from, to, previous_from, previous_to, timezone } = period
  const before =
    compare && previous_from && previous_to ? rangeText({ from: previous_from, to: previous_to }) : undefined
  return (
    <p className="analytics-period" role="status">
      <span>
        <strong>{rangeText({ from, to })}</strong> ·{' '}
      </span>
      {goesOn && <span>{before ? 'El día no terminó: se compara con días completos · ' : 'El día no terminó · '}</span>}
      {before && <span>comparado con el período {withArticle(before)} · </span>}
      <span>{zoneText(timezone)}</span>
      {updating && <Spinner size={16} label="Actualizando…" />}
    </p>
  )
}

/** 'Del 22/10 al 20/11' → 'del 22/10 al 20/11', and 'El 20/11' → 'del 20/11' */
const withArticle = (range: string): string => range.replace(/^El /, 'del ').replace(/^Del /, 'del ')
