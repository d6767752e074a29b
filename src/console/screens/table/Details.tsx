import type { Column } from '../../../contract/screen.ts'
import { DASH, isEmpty } from '../../fields/format.ts'
import type { Row } from '../../fields/kinds.ts'
import { getPath } from '../../fields/path.ts'
import { plainText } from '../../fields/text.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Tooltip } from '../../ui/Tooltip.tsx'

/** Further values of a row behind an icon: on hover, on focus, on a press. Only those that exist. */
export function Details({ columns, row, label }: { columns: readonly Column[]; row: Row; label: string }) {
  const known = columns.filter((column) => !isEmpty(getPath(row, column.source)))
  if (known.length === 0) return <span className="cell-soft">{DASH}</span>
  return (
    <Tooltip
      text={
        <span className="details">
          {known.map((column) => (
            <span key={column.source}>
              <b>{column.label}:</b> {plainText(column, getPath(row, column.source))}
            </span>
          ))}
        </span>
      }
    >
      <button type="button" className="icon-btn" aria-label={label}>
        <Icon name="info" />
      </button>
    </Tooltip>
  )
}
