import './cards.css'
import Checkbox from '@mui/material/Checkbox'
import { type RaRecord, useListContext } from 'react-admin'
import type { Column } from '../../../contract/screen.ts'
import { IconButton } from '../../ui/Button.tsx'
import type { Row } from '../fields/kinds.ts'
import { Cell } from './Cell.tsx'
import { RowActions } from './RowActions.tsx'
import { headingOf, type RowsProps, useRowName } from './rows.ts'

/** Rows as cards, for phones. A column is the heading, the others follow with their labels. */
export function Cards(props: RowsProps) {
  const { data = [], isPlaceholderData } = useListContext()
  const { body, title } = props
  return (
    <>
      <SortPicker columns={body.columns} />
      <ul className="cards" tabIndex={-1} aria-label={title} aria-busy={isPlaceholderData || undefined}>
        {data.map((row: RaRecord) => (
          <Card key={row.id} row={row} {...props} />
        ))}
      </ul>
    </>
  )
}

function Card({ row, body, selectable, extraActions: Extra }: RowsProps & { row: RaRecord }) {
  const { selectedIds, onToggleItem } = useListContext()
  const name = useRowName(body.columns, row)
  const head = headingOf(body.columns)
  const rest = body.columns.filter((column) => column !== head)
  const wide = rest.filter((column) => column.priority === 'wide')
  return (
    <li className="row-card">
      <div className="row-card-head">
        {selectable && (
          <Checkbox
            checked={selectedIds.includes(row.id)}
            onChange={() => onToggleItem(row.id)}
            slotProps={{ input: { 'aria-label': `Seleccionar ${name}` } }}
          />
        )}
        <div className="row-card-title">{head && <Cell column={head} row={row} />}</div>
        <RowActions row={row} name={name} actions={body.rowActions} edit={body.edit}>
          {Extra && <Extra row={row} />}
        </RowActions>
      </div>
      <Facts columns={rest.filter((column) => column.priority !== 'wide')} row={row} />
      {wide.length > 0 && (
        <details className="row-card-more">
          <summary>Más datos</summary>
          <Facts columns={wide} row={row} />
        </details>
      )}
    </li>
  )
}

function Facts({ columns, row }: { columns: readonly Column[]; row: Row }) {
  if (columns.length === 0) return null
  return (
    <dl className="row-card-facts">
      {columns.map((column) => (
        <div key={column.source + column.label}>
          <dt>{column.label}</dt>
          <dd>
            <Cell column={column} row={row} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Sort control for views without a table header. */
function SortPicker({ columns }: { columns: readonly Column[] }) {
  const { sort, setSort } = useListContext()
  const sortable = columns.filter((column) => column.sortable)
  if (sortable.length === 0) return null
  const descending = sort.order === 'DESC'
  return (
    <div className="sort-picker">
      <label>
        <span>Ordenar por</span>
        <select value={sort.field} onChange={(event) => setSort({ field: event.target.value, order: sort.order })}>
          {!sortable.some((column) => column.source === sort.field) && (
            <option value={sort.field}>Orden habitual</option>
          )}
          {sortable.map((column) => (
            <option key={column.source} value={column.source}>
              {column.label}
            </option>
          ))}
        </select>
      </label>
      <IconButton
        icon={descending ? 'sort-descending' : 'sort-ascending'}
        label={descending ? 'Orden descendente: cambiar a ascendente' : 'Orden ascendente: cambiar a descendente'}
        onClick={() => setSort({ field: sort.field, order: descending ? 'ASC' : 'DESC' })}
      />
    </div>
  )
}
