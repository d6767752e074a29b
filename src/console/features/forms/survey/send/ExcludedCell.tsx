import type { components } from '../../../../../../generated/api.d.ts'
import type { CellProps } from '../../../../engine/fields/kinds.ts'
import { reasonText } from './reason-text.ts'

/** How many people a send left out; each reason in the text that appears on top. */
export function ExcludedCell({ value }: CellProps) {
  const excluded = value as components['schemas']['SurveySend']['excluded']
  const total = excluded.reduce((sum, { count }) => sum + count, 0)
  return (
    <span className="cell-text" title={excluded.map(reasonText).join('\n')}>
      {total}
    </span>
  )
}
