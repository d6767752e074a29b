import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { getPath } from '../../../contract/path.ts'
import type { Column } from '../../../contract/screen.ts'
import { isEmpty } from '../../ui/format.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { Row } from '../fields/kinds.ts'
import { plainText } from '../fields/text.ts'

interface DetailsProps {
  columns: readonly Column[]
  row: Row
  label: string
  /** shown when there are no details; '' where the cell has a value of its own */
  empty: string
}

/** Further non-empty values of a row in a tooltip, on hover, focus or click. */
export function Details({ columns, row, label, empty }: DetailsProps) {
  const [open, setOpen] = useState(false)
  const known = columns.filter((column) => !isEmpty(getPath(row, column.source)))
  if (known.length === 0) return empty ? <span className="cell-soft">{empty}</span> : null
  const facts = (
    <span className="details">
      {known.map((column) => (
        <span key={column.source}>
          <b>{column.label}:</b> {plainText(column, getPath(row, column.source))}
        </span>
      ))}
    </span>
  )
  return (
    <span className="cell-details">
      <Tooltip
        title={facts}
        slotProps={{ popper: { container: within } }}
        describeChild
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
      >
        <button type="button" className="icon-btn" aria-label={label} onClick={() => setOpen(true)}>
          <Icon name="info" />
        </button>
      </Tooltip>
    </span>
  )
}

/** Render tooltips inside the page's main landmark. */
const within = () => document.querySelector('main') ?? document.body
