import './branches.css'
import { useRef, useState } from 'react'
import { useListContext } from 'react-admin'
import type { CellProps } from '../../../engine/fields/kinds.ts'
import { useOperationMutation } from '../../../engine/useOperationMutation.ts'
import { IconButton } from '../../../ui/Button.tsx'

/** The place of a branch in the order, with buttons to move it. */
export function OrderCell({ value, record }: CellProps) {
  const act = useOperationMutation()
  const { total = 0, sort, filterValues } = useListContext()
  const [busy, setBusy] = useState(false)
  const cell = useRef<HTMLSpanElement>(null)
  const place = Number(value)
  const isOrdered = sort.field === 'order' && sort.order === 'ASC' && Object.keys(filterValues as object).length === 0

  async function move(position: number, button: string): Promise<void> {
    setBusy(true)
    await act('branchMove', { record: { id: record.id }, values: { position } }).catch(() => undefined)
    setBusy(false)
    requestAnimationFrame(() => cell.current?.querySelector<HTMLElement>(`[data-act="${button}"]`)?.focus())
  }

  return (
    <span className="branch-order" ref={cell}>
      <span className="num">{place}</span>
      <IconButton
        icon="chevron-up"
        data-act="up"
        label={`Subir ${record.name}`}
        disabled={!isOrdered || busy || place <= 1}
        onClick={() => void move(place - 1, place > 2 ? 'up' : 'down')}
      />
      <IconButton
        icon="chevron-down"
        data-act="down"
        label={`Bajar ${record.name}`}
        disabled={!isOrdered || busy || place >= total}
        onClick={() => void move(place + 1, place + 1 < total ? 'down' : 'up')}
      />
    </span>
  )
}
