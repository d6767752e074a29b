import { type ClipboardEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { toast } from '../../../../ui/toast.ts'
import type { Product } from '../types.ts'
import { readBlock } from './clipboard.ts'
import { changeOf, columns, isHeading } from './columns.ts'
import { GridRow } from './GridRow.tsx'
import { Head } from './Head.tsx'
import { stepOf } from './keys.ts'
import { RefusedCells } from './RefusedCells.tsx'
import { roles } from './roles.ts'
import type { Edits } from './useEdits.ts'
import type { RefusedCell, TypedCell } from './useRefused.ts'
import type { Asked, Rows } from './useRows.ts'
import { ROW, useWindow } from './useWindow.ts'

/** Rows of a block that is pasted. */
const MOST_PASTED = 500

interface GridProps {
  rows: Rows
  total: number
  edits: Edits
  asked: Asked
  onSort: (sort: Asked['sort']) => void
  selected: ReadonlySet<number>
  onSelect: (ids: ReadonlySet<number>) => void
  onOpen: (product: Product) => void
}

/** The inventory as a spreadsheet: cells are edited in place, by mouse or keyboard, and blocks are pasted into it. */
export function Grid({ rows, total, edits, asked, onSort, selected, onSelect, onOpen }: GridProps) {
  const box = useRef<HTMLDivElement>(null)
  const { first, last, reveal } = useWindow(box, total)
  const [at, setAt] = useState({ row: 0, column: 0 })
  const [editing, setEditing] = useState<string>()
  const [wantsFocus, setWantsFocus] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows come into sight, or the list is another one
  useEffect(() => rows.show(first, Math.max(first, last)), [first, last, asked, total])

  // The cell is drawn after its row has come into sight.
  useLayoutEffect(() => {
    if (!wantsFocus) return
    const cell = box.current?.querySelector<HTMLElement>(`[data-cell="${at.row}:${at.column}"]`)
    if (!cell) return
    cell.focus({ preventScroll: true })
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    setWantsFocus(false)
  })

  const latest = useRef({ at, editing })
  latest.current = { at, editing }

  /** Goes to a cell, with the focus. */
  const go = (row: number, column: number, typed?: string) => {
    setEditing(typed)
    setAt({ row, column })
    reveal(row)
    setWantsFocus(typed === undefined)
  }
  const move = (down: number, right: number) => {
    const row = Math.min(total - 1, Math.max(0, at.row + down))
    const column = Math.min(columns.length - 1, Math.max(0, at.column + right))
    go(row, column)
    return { row, column }
  }

  /** The cell that has the focus, with what it shows. */
  const here = (): TypedCell | undefined => {
    const product = rows.at(at.row)
    const column = columns[at.column]
    if (!product || !column) return undefined
    return { product, column, typed: edits.refused.of({ product, column })?.typed ?? column.text(product) }
  }

  const begin = (typed?: string) => {
    const cell = here()
    if (!cell) return
    const reason = cell.column.fixed?.(cell.product)
    if (reason) toast.info(reason)
    else setEditing(typed ?? cell.typed)
  }

  /** Saves what was typed and goes on. What does not fit stays open; what the server refuses opens again. */
  const commit = (typed: string, then: readonly [down: number, right: number]) => {
    const cell = here()
    if (!cell) return
    const typedCell = { ...cell, typed }
    if (typed !== cell.column.text(cell.product)) {
      const saved = edits.save(typedCell)
      if ('fault' in changeOf(typedCell)) return
      const next = move(...then)
      void saved.then((done) => {
        const { at: now, editing: other } = latest.current
        const isStill = now.row === next.row && now.column === next.column && other === undefined
        const isHere = box.current?.contains(document.activeElement) && rows.at(at.row)?.id === cell.product.id
        if (!done && isStill && isHere) go(at.row, at.column, typed)
      })
      return
    }
    edits.refused.forget([cell])
    move(...then)
  }

  /** Saves what was typed when the focus went elsewhere. */
  const leave = (typed: string) => {
    const cell = here()
    setEditing(undefined)
    if (!cell) return
    if (typed === cell.column.text(cell.product)) edits.refused.forget([cell])
    else void edits.save({ ...cell, typed })
  }

  const cancel = () => {
    const cell = here()
    if (cell) edits.refused.forget([cell])
    move(0, 0)
  }

  const clear = () => {
    const cell = here()
    if (!cell || cell.column.fixed?.(cell.product) || cell.typed === '') return
    void edits.save({ ...cell, typed: '' })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (editing !== undefined || event.nativeEvent.isComposing) return
    const isCommand = event.ctrlKey || event.metaKey
    const step = stepOf(event.key, isCommand, total)
    const actions: Record<string, () => void> = {
      Enter: () => begin(),
      F2: () => begin(),
      Delete: clear,
      Backspace: clear,
      ' ': () => toggle(rows.at(at.row)),
    }
    if (step) move(...step)
    else if (isCommand && event.key.toLowerCase() === 'z') void edits.undo()
    else if (actions[event.key]) actions[event.key]?.()
    else if (event.key.length === 1 && !isCommand && !event.altKey) begin(event.key)
    else return
    event.preventDefault()
  }

  const toggle = (product: Product | undefined) => {
    if (!product) return
    const ids = new Set(selected)
    if (!ids.delete(product.id)) ids.add(product.id)
    onSelect(ids)
  }

  const onPaste = (event: ClipboardEvent) => {
    if (editing !== undefined) return
    event.preventDefault()
    void paste(readBlock(event.clipboardData.getData('text/plain')))
  }
  const paste = async (copied: readonly (readonly string[])[]) => {
    const whole = isHeading(copied[0] ?? [], at.column) ? copied.slice(1) : copied
    if (whole.length === 0) return
    const block = whole.slice(0, Math.min(MOST_PASTED, total - at.row))
    await rows.ready(at.row, at.row + block.length - 1)
    const cells = block.flatMap((texts, down) => {
      const product = rows.at(at.row + down)
      const under = columns.slice(at.column, at.column + texts.length)
      return product ? under.map((column, right) => ({ product, column, typed: texts[right] ?? '' })) : []
    })
    const pasted = new Set(cells.map(({ product }) => product.id)).size
    const most = Math.max(...whole.map(({ length }) => length))
    const left = [
      pasted < whole.length && `Pegamos ${pasted} de ${whole.length} filas.`,
      most > columns.length - at.column && `Pegamos ${columns.length - at.column} de ${most} columnas.`,
    ].filter((text) => text !== false)
    if (left[0]) toast.info(left.join(' '), { duration: null })
    await edits.write(cells, 'Pegamos en')
  }

  const onCopy = (event: ClipboardEvent) => {
    const cell = here()
    if (editing !== undefined || !cell) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', cell.typed)
  }

  const onGo = ({ product, column, typed }: RefusedCell) => {
    const row = rows.rowOf(product.id)
    if (row !== undefined) go(row, columns.indexOf(column), column.fixed?.(product) ? undefined : typed)
  }
  const edited = editing === undefined ? undefined : here()

  const shownRows = Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => first + place)
  return (
    <>
      <RefusedCells edits={edits} edited={edited} onGo={onGo} />
      <div ref={box} className="product-grid">
        <table
          {...roles.grid}
          aria-label="Inventario"
          aria-rowcount={total + 1}
          aria-colcount={columns.length + 2}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onCopy={onCopy}
        >
          <Head sort={asked.sort} onSort={onSort} />
          <tbody {...roles.rowgroup} className="product-rows" style={{ height: total * ROW }}>
            {shownRows.map((row) => {
              const product = rows.at(row)
              const isHere = at.row === row
              return (
                <GridRow
                  key={row}
                  {...{ row, product, edits, onOpen }}
                  isSelected={product !== undefined && selected.has(product.id)}
                  active={isHere ? at.column : undefined}
                  editing={isHere ? editing : undefined}
                  onToggle={toggle}
                  onEdit={setEditing}
                  onCommit={commit}
                  onLeave={leave}
                  onCancel={cancel}
                  onPick={(column) => {
                    setAt({ row, column })
                    if (!isHere || at.column !== column) setEditing(undefined)
                  }}
                  onBegin={begin}
                />
              )
            })}
          </tbody>
        </table>
      </div>
    </>
  )
}
