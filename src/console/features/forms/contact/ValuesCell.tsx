import type { components } from '../../../../../generated/api.d.ts'
import type { CellProps } from '../../../engine/fields/kinds.ts'

/** What a person answered besides the fields of the row. */
export function ValuesCell({ value }: CellProps) {
  const values = value as components['schemas']['ContactFormLead']['values']
  const text = values.map(({ label, text }) => `${label} ${text}`).join(' · ')
  return (
    <span className="cell-text" title={text}>
      {text}
    </span>
  )
}
