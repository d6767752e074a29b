import { useEffect, useId, useRef } from 'react'
import { classes } from '../../../../ui/classes.ts'
import type { Product } from '../types.ts'
import type { Column } from './columns.ts'
import { roles } from './roles.ts'
import type { RefusedCell } from './useRefused.ts'

/** What happens in a cell. */
export interface CellCalls {
  onEdit: (typed: string) => void
  onCommit: (typed: string, then: readonly [down: number, right: number]) => void
  /** the focus went elsewhere */
  onLeave: (typed: string) => void
  onCancel: () => void
  onPick: () => void
  onBegin: () => void
}

interface CellProps extends CellCalls {
  column: Column
  /** absent while its row is loading */
  product: Product | undefined
  /** row and column, by which the grid finds it */
  cell: string
  isActive: boolean
  isSaving: boolean
  /** what was typed before and not saved */
  refused: RefusedCell | undefined
  /** what is typed, while it is edited */
  editing: string | undefined
}

/** A cell of the inventory: its text, or an input while it is edited. What was not saved stays in it, with the reason. */
export function Cell({ column, product, cell, isActive, isSaving, refused, editing, ...on }: CellProps) {
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const isEditing = editing !== undefined
  useEffect(() => {
    if (isEditing) input.current?.focus()
  }, [isEditing])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid handles the keys of its cells
    <td
      {...(product && column.fixed?.(product) ? roles.fixed : roles.gridcell)}
      {...(refused && { 'aria-invalid': true, title: refused.reason })}
      data-cell={cell}
      tabIndex={isActive ? 0 : -1}
      className={classes(
        'product-cell',
        column.isNumber && 'num',
        column.field === 'name' && 'product-name',
        isSaving && 'is-saving',
        refused && 'is-refused',
      )}
      style={{ width: column.width }}
      onFocus={on.onPick}
      onClick={on.onPick}
      onDoubleClick={() => on.onBegin()}
    >
      {isEditing ? (
        <>
          <input
            ref={input}
            className="product-input"
            aria-label={column.label}
            {...(refused && { 'aria-invalid': true, 'aria-describedby': id })}
            value={editing}
            inputMode={column.isNumber ? 'decimal' : 'text'}
            onChange={(event) => on.onEdit(event.target.value)}
            onBlur={(event) => on.onLeave(event.target.value)}
            onKeyDown={(event) => {
              if (event.nativeEvent.isComposing) return
              event.stopPropagation()
              const then = { Enter: [1, 0], Tab: [0, event.shiftKey ? -1 : 1] } as const
              if (event.key === 'Escape') on.onCancel()
              else if (event.key === 'Enter' || event.key === 'Tab') on.onCommit(editing, then[event.key])
              else return
              event.preventDefault()
            }}
          />
          {refused && (
            <span className="product-fault" id={id} role="alert">
              {refused.reason}
            </span>
          )}
        </>
      ) : (
        <bdi>{product ? (refused?.typed ?? column.text(product)) : '…'}</bdi>
      )}
    </td>
  )
}
