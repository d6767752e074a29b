import { IconButton } from '../../../../ui/Button.tsx'
import { classes } from '../../../../ui/classes.ts'
import type { Product } from '../types.ts'
import { Cell, type CellCalls } from './Cell.tsx'
import { columns } from './columns.ts'
import { roles } from './roles.ts'
import type { Edits } from './useEdits.ts'
import { ROW } from './useWindow.ts'

interface GridRowProps extends Omit<CellCalls, 'onPick'> {
  row: number
  /** absent while it is loading */
  product: Product | undefined
  edits: Edits
  isSelected: boolean
  /** the column of the cell that has the focus, in its row */
  active: number | undefined
  /** what is typed into that cell, while it is edited */
  editing: string | undefined
  onPick: (column: number) => void
  onToggle: (product: Product) => void
  onOpen: (product: Product) => void
}

/** A row of the inventory. */
export function GridRow({ row, product, edits, isSelected, active, editing, ...on }: GridRowProps) {
  return (
    <tr
      className={classes(
        'product-row',
        product && !product.enabled && 'is-off',
        active !== undefined && editing !== undefined && 'is-edited',
      )}
      {...roles.row}
      aria-rowindex={row + 2}
      aria-selected={isSelected}
      style={{ transform: `translateY(${row * ROW}px)` }}
    >
      <td {...roles.gridcell} className="product-mark">
        {product && (
          <input
            type="checkbox"
            aria-label={`Elegir ${product.name}`}
            checked={isSelected}
            onChange={() => on.onToggle(product)}
            tabIndex={-1}
          />
        )}
      </td>
      {columns.map((column, place) => (
        <Cell
          key={column.field}
          column={column}
          product={product}
          cell={`${row}:${place}`}
          isActive={active === place}
          isSaving={product !== undefined && edits.saving.has(product.id)}
          refused={product && edits.refused.of({ product, column })}
          editing={active === place ? editing : undefined}
          onEdit={on.onEdit}
          onCommit={on.onCommit}
          onLeave={on.onLeave}
          onCancel={on.onCancel}
          onPick={() => on.onPick(place)}
          onBegin={on.onBegin}
        />
      ))}
      <td {...roles.gridcell} className="product-open">
        {product && (
          <IconButton icon="edit" label={`Abrir ${product.name}`} tabIndex={-1} onClick={() => on.onOpen(product)} />
        )}
      </td>
    </tr>
  )
}
