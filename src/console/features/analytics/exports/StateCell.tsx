import './exports.css'
import '../../../ui/progress.css'
import { ExportStateOptions } from '../../../../../generated/options.ts'
import type { CellProps } from '../../../engine/fields/kinds.ts'
import { useRefresh } from '../../../engine/table/useRefresh.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { formatNumber } from '../../../ui/format.ts'

/** Seconds between two looks at an export that is being made. */
const LIVE_S = 2

/** The state of an export: how far it is while it is being made, and why there is no file. */
export function StateCell({ value, record }: CellProps) {
  const isLive = value === 'queued' || value === 'running'
  useRefresh('analytics/exports', isLive ? LIVE_S : undefined)
  const { label, tone } = ExportStateOptions.find((option) => option.value === value) ?? {}
  const badge = <Badge {...(tone && { tone })}>{label ?? String(value)}</Badge>
  if (value !== 'running')
    return typeof record.problem === 'string' ? (
      <span className="export-progress">
        <span>{badge}</span>
        <small className="soft">{record.problem}</small>
      </span>
    ) : (
      badge
    )
  const [done, rows] = [Number(record.done), Number(record.rows)]
  const percent = Math.min(100, Math.floor((100 * done) / Math.max(1, rows)))
  return (
    <span className="export-progress">
      <progress className="progress" value={percent} max={100} aria-label="Avance de la exportación">
        {percent} %
      </progress>
      <small className="soft num">
        {formatNumber(done)} de {formatNumber(rows)}
      </small>
    </span>
  )
}
