import './grid.css'
import Checkbox from '@mui/material/Checkbox'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TableSortLabel from '@mui/material/TableSortLabel'
import { type KeyboardEvent, use, useEffect } from 'react'
import { type RaRecord, useListContext } from 'react-admin'
import type { Column } from '../../../contract/screen.ts'
import { registerShortcuts, type Shortcut } from '../../commands/shortcuts.ts'
import { Button } from '../../ui/Button.tsx'
import { FieldOverrideContext } from '../fields/FieldOverrideContext.ts'
import { alignedEnd } from '../fields/registry.tsx'
import { Cell } from './Cell.tsx'
import { RowActions } from './RowActions.tsx'
import { type RowsProps, useRowName } from './rows.ts'
import { useFittingColumns } from './useFittingColumns.ts'

const NO_ROWS: readonly RaRecord[] = []
const KEYS: readonly Shortcut[] = [{ keys: '↑ ↓', label: 'Ir a la fila de arriba o abajo', group: 'Lista' }]

/** Rows as a table, from 600 pixels. Scrolls horizontally if wider than its container. */
export function Grid(props: RowsProps) {
  const { body, title, selectable } = props
  const { data = NO_ROWS, isPlaceholderData } = useListContext()
  useEffect(() => registerShortcuts([...KEYS]), [])
  const { ref, columns, missing, isWhole, toggle } = useFittingColumns(body.columns, data, hasActions(props))
  return (
    <>
      {(missing > 0 || isWhole) && (
        <div className="grid-more">
          <Button variant="ghost" onClick={toggle}>
            {isWhole ? 'Ver menos columnas' : 'Ver más columnas'}
          </Button>
        </div>
      )}
      <section
        ref={ref}
        className={isWhole ? 'grid grid-whole' : 'grid'}
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
        tabIndex={0}
        aria-busy={isPlaceholderData || undefined}
      >
        <Table>
          <TableHead>
            <TableRow>
              {selectable && <SelectAllCell />}
              {columns.map((column) => (
                <HeadCell key={column.source + column.label} column={column} />
              ))}
              {hasActions(props) && (
                <TableCell align="right" className="grid-actions">
                  <span className="sr-only">Acciones</span>
                </TableCell>
              )}
            </TableRow>
          </TableHead>
          <TableBody onKeyDown={moveBetweenRows}>
            {data.map((row: RaRecord) => (
              <GridRow key={row.id} row={row} columns={columns} {...props} />
            ))}
          </TableBody>
        </Table>
      </section>
    </>
  )
}

const hasActions = ({ body, extraActions }: RowsProps) =>
  body.rowActions.length > 0 || body.edit !== undefined || extraActions !== undefined

/**
 * Returns a column's alignment. Lists show their length, right-aligned like amounts, unless the screen overrides the
 * cell.
 */
function useAlign(): (column: Column) => 'right' | 'left' {
  const own = use(FieldOverrideContext).columns ?? {}
  const isShown = ({ type, source }: Column) => (type === 'list' || type === 'reference-list') && source in own
  return (column) => (alignedEnd(column) && !isShown(column) ? 'right' : 'left')
}

function GridRow({ row, columns, ...props }: RowsProps & { row: RaRecord; columns: readonly Column[] }) {
  const { body, extraActions: Extra, selectable } = props
  const { selectedIds, onToggleItem } = useListContext()
  const selected = selectedIds.includes(row.id)
  const name = useRowName(body.columns, row)
  const align = useAlign()
  return (
    <TableRow hover selected={selected}>
      {selectable && (
        <TableCell padding="checkbox">
          <Checkbox
            checked={selected}
            onChange={() => onToggleItem(row.id)}
            slotProps={{ input: { 'aria-label': `Seleccionar ${name}` } }}
          />
        </TableCell>
      )}
      {columns.map((column) => (
        <TableCell key={column.source + column.label} align={align(column)}>
          <Cell column={column} row={row} />
        </TableCell>
      ))}
      {hasActions(props) && (
        <TableCell align="right" className="grid-actions">
          <RowActions row={row} name={name} actions={body.rowActions} edit={body.edit}>
            {Extra && <Extra row={row} />}
          </RowActions>
        </TableCell>
      )}
    </TableRow>
  )
}

function HeadCell({ column }: { column: Column }) {
  const { sort, setSort } = useListContext()
  const align = useAlign()
  const active = sort.field === column.source
  const direction = active && sort.order === 'DESC' ? 'desc' : 'asc'
  const order = active && sort.order === 'ASC' ? 'DESC' : 'ASC'
  return (
    <TableCell
      align={align(column)}
      style={column.width ? { width: column.width } : undefined}
      sortDirection={active ? direction : false}
    >
      {column.sortable ? (
        <TableSortLabel active={active} direction={direction} onClick={() => setSort({ field: column.source, order })}>
          {column.label}
        </TableSortLabel>
      ) : (
        column.label
      )}
    </TableCell>
  )
}

function SelectAllCell() {
  const { data = [], selectedIds, onSelect } = useListContext()
  const here = data.map((row: RaRecord) => row.id)
  const chosen = here.filter((id) => selectedIds.includes(id))
  const all = here.length > 0 && chosen.length === here.length
  return (
    <TableCell padding="checkbox">
      <Checkbox
        checked={all}
        indeterminate={chosen.length > 0 && !all}
        onChange={() =>
          onSelect(all ? selectedIds.filter((id) => !here.includes(id)) : [...new Set([...selectedIds, ...here])])
        }
        slotProps={{ input: { 'aria-label': 'Seleccionar las filas de esta página' } }}
      />
    </TableCell>
  )
}

/** Arrow up and down move to the same control of the row above or below. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const control = event.target as HTMLElement
  const row = control.closest('tr')
  const next = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling
  if (!row || !next || control.closest('[role="dialog"], dialog')) return
  const selector = 'a[href], button, input'
  const at = [...row.querySelectorAll(selector)].indexOf(control)
  const others = next.querySelectorAll<HTMLElement>(selector)
  if (at < 0 || others.length === 0) return
  event.preventDefault()
  others[Math.min(at, others.length - 1)]?.focus()
}
