import './rules.css'
import { useEffect, useRef, useState } from 'react'
import { useListContext } from 'react-admin'
import type { CellProps } from '../../engine/fields/kinds.ts'
import { useOperationMutation } from '../../engine/useOperationMutation.ts'
import { Badge } from '../../ui/Badge.tsx'
import { IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'

const TYPE = 'text/x-chat-rule'

/** The place of a rule in the order, with buttons to move it; its row is also moved by drag and drop. */
export function PlaceCell({ value, record }: CellProps) {
  const act = useOperationMutation()
  const { total = 0, sort, filterValues } = useListContext()
  const [busy, setBusy] = useState(false)
  const place = Number(value)
  const cell = useRef<HTMLSpanElement>(null)
  const name = String(record.name)
  const isOrdered =
    sort.field === 'position' && sort.order === 'ASC' && Object.keys(filterValues as object).length === 0

  async function move(id: unknown, position: number, act_?: string): Promise<void> {
    setBusy(true)
    await act('chatRuleMove', { record: { id }, values: { position } }).catch(() => undefined)
    setBusy(false)
    if (act_) requestAnimationFrame(() => cell.current?.querySelector<HTMLElement>(`[data-act="${act_}"]`)?.focus())
  }
  const latest = useRef(move)
  latest.current = move

  useEffect(() => {
    const row = cell.current?.closest<HTMLElement>('tr, li, article')
    if (!row || !isOrdered) return
    const isRule = (event: DragEvent) => event.dataTransfer?.types.includes(TYPE) === true
    const over = (event: DragEvent) => {
      if (!isRule(event)) return
      event.preventDefault()
      row.classList.add('rule-over')
    }
    const leave = () => row.classList.remove('rule-over')
    const drop = (event: DragEvent) => {
      leave()
      if (!isRule(event)) return
      event.preventDefault()
      void latest.current(Number(event.dataTransfer?.getData(TYPE)), place)
    }
    row.addEventListener('dragover', over)
    row.addEventListener('dragleave', leave)
    row.addEventListener('drop', drop)
    return () => {
      row.removeEventListener('dragover', over)
      row.removeEventListener('dragleave', leave)
      row.removeEventListener('drop', drop)
    }
  }, [place, isOrdered])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons do the same with the keyboard
    <span
      ref={cell}
      className="rule-place"
      draggable={isOrdered}
      onDragStart={(event) => event.dataTransfer.setData(TYPE, String(record.id))}
    >
      {isOrdered && <Icon name="unfold" size={16} />}
      <span className="num">{place}</span>
      <IconButton
        icon="chevron-up"
        data-act="up"
        label={`Subir ${name}`}
        disabled={!isOrdered || busy || place <= 1}
        onClick={() => void move(record.id, place - 1, place - 1 > 1 ? 'up' : 'down')}
      />
      <IconButton
        icon="chevron-down"
        data-act="down"
        label={`Bajar ${name}`}
        disabled={!isOrdered || busy || place >= total}
        onClick={() => void move(record.id, place + 1, place + 1 < total ? 'down' : 'up')}
      />
    </span>
  )
}

/** A switch for a rule. */
export function SwitchCell({ value, record }: CellProps) {
  const act = useOperationMutation()
  const [busy, setBusy] = useState(false)
  const isOn = value === true
  async function toggle(): Promise<void> {
    setBusy(true)
    await act('chatRuleToggle', { record: { id: record.id }, values: { enabled: !isOn } }).catch(() => undefined)
    setBusy(false)
  }
  return (
    <span className="rule-place">
      <IconButton
        icon="power"
        role="switch"
        aria-checked={isOn}
        label={`Regla ${record.name}`}
        aria-disabled={busy}
        onClick={() => {
          if (!busy) void toggle()
        }}
      />
      <Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? 'Encendida' : 'Apagada'}</Badge>
    </span>
  )
}
